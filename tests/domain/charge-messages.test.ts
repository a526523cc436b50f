import { describe, expect, it } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import { templateFor } from '@/domain/claim/messages/choose-template'
import { fillTemplate, missingValue, usesPlaceholder } from '@/domain/claim/messages/fill-template'
import { placeholderValues, type ChargePlaceholders } from '@/domain/claim/messages/placeholders'
import { templateById } from '@/domain/claim/messages/templates'

const WON = { category: 'CASO GANADO', name: 'Camila', airline: 'LATAM' }
const CLAIM = toClaimRecord({ ...WON, id: 1039, reservation_code: 'QX7TRP' })
const UNKNOWN: ChargePlaceholders = { compensation: null, charged: null, digits: null }
const CHARGED = { amount: 50_000, order: 'claim-1039-17', at: new Date(2026, 10, 21, 19).getTime() }

const words = (facts: Partial<ChargePlaceholders>) =>
  placeholderValues(CLAIM, 'Vuelo Justo', { ...UNKNOWN, ...facts })
const fill = (id: Parameters<typeof templateById>[0], facts: Partial<ChargePlaceholders>) =>
  fillTemplate(templateById(id).text, words(facts))

describe('the message before a charge', () => {
  it('has the fee, the compensation and the card, without unknown digits', () => {
    expect(fill('aviso-cobro', { compensation: 250_000, digits: '4242' })).toContain(
      'Cobraremos $50.000 (20 % de $250.000) a tu tarjeta ••4242.',
    )
    expect(fill('aviso-cobro', { compensation: 250_000 })).toContain(
      'Cobraremos $50.000 (20 % de $250.000) a tu tarjeta. Es nuestra comisión',
    )
  })

  it.each([null, 0, 2])('cannot be sent with a compensation of %j', (compensation) => {
    const { text } = templateById('aviso-cobro')
    expect(missingValue(text, words({ compensation, charged: CHARGED }))).toBe('comision')
    expect(missingValue(text, words({ compensation: 250_000 }))).toBeNull()
  })
})

describe('the receipt of a charge', () => {
  it('has the amount, the card, the order and the day', () => {
    expect(fill('recibo-cobro', { charged: CHARGED, digits: '4242' })).toBe(
      'Hola Camila, te escribimos de Vuelo Justo. Este es el comprobante de tu reclamo 1039 contra LATAM, reserva QX7TRP.\n\nCobramos $50.000 a tu tarjeta ••4242: es nuestra comisión, el 20 % de la compensación. Orden: claim-1039-17, del 21/11/2026.\n\nGuarda este mensaje.',
    )
  })

  it('cannot be sent without a charge, even with a compensation', () => {
    const { text } = templateById('recibo-cobro')
    expect(missingValue(text, words({ compensation: 250_000 }))).toBe('cobrado')
    expect(missingValue(text, words({ charged: CHARGED }))).toBeNull()
  })

  it('is the default for a charged claim that is won', () => {
    expect(templateFor(CLAIM, true)?.id).toBe('recibo-cobro')
    expect(templateFor(CLAIM)?.id).toBe('ganado')
    expect(templateFor({ category: 'INGRESADO', subcategory: null }, true)?.id).toBe('ingresado')
  })
})

describe('the message that asks for a card', () => {
  it('has reason, amount and address, and needs no other fact', () => {
    const text = fill('pide-tarjeta', {})
    expect(text).toMatch(
      /Falta que registres tu tarjeta: .* el 20 % de la compensación, y nada más\./,
    )
    expect(text).toMatch(/Hazlo en nuestro sitio, con tu cuenta\./)
    expect(missingValue(templateById('pide-tarjeta').text, words({}))).toBeNull()
  })
})

describe('a fact about money', () => {
  it.each([
    ['Cobramos {cobrado}.', 'cobrado'],
    ['Cobramos { Cobrado }.', 'cobrado'],
    ['Orden {orden} por {cobrado}.', 'orden'],
    ['Listo[, orden {orden}].', null],
    ['Hola {nombre}, caso {caso}, tarjeta {tarjeta}.', null],
    ['', null],
  ])('that %s cannot do without is %s', (text, missing) => {
    expect(missingValue(text, words({}))).toBe(missing)
  })

  it.each([
    ['[ a tu tarjeta {Tarjeta}]', true],
    ['tarjeta', false],
  ])('named by %s: %s', (text, isUsed) => expect(usesPlaceholder(text, 'tarjeta')).toBe(isUsed))
})
