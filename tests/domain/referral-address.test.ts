import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isScannable, toReferralAddress } from '@/screens/qr-maker/referral-address'
import { configureApp, restoreSettings } from '@tests/support/settings'

describe('the address in the code of a referrer', () => {
  // Without one it would begin with the address of the page.
  beforeEach(() => configureApp({ siteUrl: 'https://vuelojusto.cl' }))
  afterEach(restoreSettings)

  it('never breaks, and never changes an identifier, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (id) => {
        const address = toReferralAddress(id)
        if (address === null) expect(id.trim()).toBe('')
        else expect(new URL(address).searchParams.get('id')).toBe(id.trim())
      }),
    )
  })

  it('is refused where no phone could read it from paper', () => {
    expect(isScannable(toReferralAddress('x'.repeat(300)) ?? '')).toBe(true)
    expect(isScannable(toReferralAddress('x'.repeat(400)) ?? '')).toBe(false)
  })
})
