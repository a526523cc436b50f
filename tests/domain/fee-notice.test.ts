import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { feeNotice } from '@/domain/claim/status/fee-notice'
import { statusOf } from '@/domain/claim/status/status'
import { parseLastDigits, toCardState } from '@/domain/money/card'
import { property } from '@tests/support/property'

const VISA = {
  hasRegisteredCard: true,
  cardInfo: { brand: 'Visa', lastFourDigits: '4242', cardHolder: 'ANA', expiryDate: '12/29' },
}
const FEE = 'Cobramos nuestra comisión, el 20% de la compensación, y nada más.'

const NO_CARD = `De ella cobramos ${FEE.slice('Cobramos '.length)} Se cobra una sola vez.`
const cardOf = (cardInfo: object | null) => ({ hasRegisteredCard: true, cardInfo })
const UNNAMED = cardOf({ brand: ' ', lastFourDigits: '0042' })

describe('the notice of the fee', () => {
  it.each([
    ['a card', VISA, ', de tu tarjeta Visa terminada en 4242.'],
    ['a card without a brand', UNNAMED, ', de tu tarjeta terminada en 0042.'],
    ['a card without details', cardOf(null), ', de tu tarjeta.'],
    ['an unread profile', undefined, ', de la tarjeta de tu perfil.'],
  ])('for %s says what, from which card and how often', (_what, user, card) => {
    const notice = { next: FEE, detail: `Se cobra una sola vez${card}` }
    expect(feeNotice(toCardState(user), '')).toEqual(notice)
  })

  it('for no card asks for one, and says what and how often', () => {
    const state = toCardState({ hasRegisteredCard: false, cardInfo: null })
    expect(feeNotice(state, '')).toEqual({ next: 'Registra tu tarjeta.', detail: NO_CARD })
  })

  it('says when, if the operator does', () => {
    expect(feeNotice(toCardState(VISA), ' La cobramos en 5 días hábiles. ').detail).toBe(
      'Se cobra una sola vez, de tu tarjeta Visa terminada en 4242. La cobramos en 5 días hábiles.',
    )
  })

  it('says the same as the stage until the profile is loaded', () => {
    expect(feeNotice({ state: 'unknown' }, '').next).toBe(statusOf('CASO GANADO')?.next)
  })
})

describe('the last digits of a card', () => {
  it.each([
    ['4242', '4242'],
    [' 0042 ', '0042'],
    ['4242424242424242', null],
    ['42', null],
    ['****4242', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%j are read as %j', (raw, digits) => expect(parseLastDigits(raw)).toBe(digits))

  property('never contain a whole card number', [fc.string()], (lastFourDigits) => {
    const { detail } = feeNotice(toCardState(cardOf({ lastFourDigits })), '')
    expect(detail).not.toMatch(/\d{5}/)
  })
})
