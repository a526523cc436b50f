import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isScannable, toQrId, toReferralAddress } from '@/features/referral-code/referral-address'
import { configureApp, restoreSettings } from '@tests/support/settings'
import { property } from '@tests/support/property'
import { unicodeText } from './arbitrary-text'

describe('the address in a referral code', () => {
  // Without a base it would start with the address of the page.
  beforeEach(() => configureApp({ siteUrl: 'https://vuelojusto.cl' }))
  afterEach(restoreSettings)

  property('never changes an id', [unicodeText(60)], (id) => {
    const address = toReferralAddress(id)
    if (address === null) expect(id.trim()).toBe('')
    else expect(new URL(address).searchParams.get('id')).toBe(id.trim())
  })

  property('decodes to the same identifier when scanned', [fc.string({ maxLength: 60 })], (id) => {
    const address = toReferralAddress(id)
    if (address !== null) expect(toQrId(` ${address} `)).toBe(id.trim())
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

  it('is rejected if it is too long for a printed code', () => {
    expect(isScannable(toReferralAddress('x'.repeat(300)) ?? '')).toBe(true)
    expect(isScannable(toReferralAddress('x'.repeat(400)) ?? '')).toBe(false)
  })
})
