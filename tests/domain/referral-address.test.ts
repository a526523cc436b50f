import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isScannable, toQrId, toReferralAddress } from '@/features/referral-code/referral-address'
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

  it('is as good as the identifier itself, for whoever scans the code to read it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (id) => {
        const address = toReferralAddress(id)
        if (address !== null) expect(toQrId(` ${address} `)).toBe(id.trim())
      }),
    )
  })

  it.each([
    ['TAXI-77', 'TAXI-77'],
    ['  ñandú 9 ', 'ñandú 9'],
    ['https://otro.cl/reclamo/?x=1&id=a%2Fb', 'a/b'],
    ['https://vuelojusto.cl/reclamo', 'https://vuelojusto.cl/reclamo'],
    ['https://vuelojusto.cl/?id=7', 'https://vuelojusto.cl/?id=7'],
    ['http://', 'http://'],
    ['   ', ''],
  ])('reads %j as %j', (typed, id) => {
    expect(toQrId(typed)).toBe(id)
  })

  it('is refused where no phone could read it from paper', () => {
    expect(isScannable(toReferralAddress('x'.repeat(300)) ?? '')).toBe(true)
    expect(isScannable(toReferralAddress('x'.repeat(400)) ?? '')).toBe(false)
  })
})
