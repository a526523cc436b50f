import { describe, expect, it } from 'vitest'
import { CHARGE_CONFIRM_ABOVE } from '@/config/operator'
import { checkCharge, confirmSum, type Payer } from '@/domain/money/charge-check'

const PERSON = { rut: '12.345.678-5', email: 'ana@demo.cl' }
const STATUS = { category: 'CASO GANADO', next_step: 'Llamar a Ana' }
const CLAIM = { ...PERSON, ...STATUS, airline: 'JETSMART', type: 'RETRASO' }

const CARD = { hasCard: true, cardBrand: 'VISA', cardDigits: '4242' }
const PAYER: Payer = { email: 'ana@demo.cl', rut: '12345678-5', ...CARD }
const WRONG_PAYER = { rut: '1-9', email: 'b@demo.cl', hasCard: false }

const check = (claim: Partial<typeof CLAIM> = {}, payer: Partial<Payer> = {}) =>
  checkCharge({ ...CLAIM, ...claim }, { ...PAYER, ...payer }, ['claim-1-1'])

const linesOf = (lines: ReturnType<typeof checkCharge>) =>
  lines.map(({ label, text }) => `${label}: ${text}`)

const confirmedIn = (lines: ReturnType<typeof checkCharge>) =>
  lines.filter(({ confirm }) => confirm !== null).map(({ id }) => id)

describe('the check before a charge', () => {
  it('lists status, airline and type, RUT and card', () => {
    expect(linesOf(check())).toEqual([
      'Estado: Caso ganado',
      'Aerolínea y tipo: JetSMART · Retraso',
      'RUT: 12.345.678-5, igual en la cuenta',
      'Tarjeta: VISA •• 4242',
    ])
    expect(confirmedIn(check())).toEqual([])
  })

  it.each([
    ['a claim that is not won', { category: 'NO APLICA' }, {}, ['status']],
    ['a claim still open', { category: 'INGRESADO' }, {}, ['status']],
    ['an unknown status', { category: 'ARCHIVADO' }, {}, ['status']],
    ['a won claim in another spelling', { category: ' caso  ganado' }, {}, []],
    ['the mark of another user', { next_step: 'Cobrado $50.000, orden claim-1-2' }, {}, ['mark']],
    ['the mark of an own charge', { next_step: 'Cobrado $50.000, orden claim-1-1' }, {}, []],
    ['another RUT', {}, { rut: '1-9' }, ['rut']],
    ['the same RUT without dots', { rut: '123456785' }, { rut: '12.345.678-5' }, []],
    ['the same foreign document', { rut: 'ab12345' }, { rut: 'AB-12345' }, []],
    ['another foreign document', { rut: 'AB12345' }, { rut: 'AB12346' }, ['rut']],
    ['another e-mail', {}, { email: 'beto@demo.cl' }, ['email']],
    ['the same e-mail in capitals', {}, { email: ' ANA@Demo.cl ' }, []],
    ['no card', {}, { hasCard: false }, ['card']],
    ['all', { category: 'NO APLICA' }, WRONG_PAYER, ['status', 'rut', 'email', 'card']],
  ])('asks for a confirmation of %s', (_name, claim, payer, expected) => {
    expect(confirmedIn(check(claim, payer))).toEqual(expected)
  })

  it('shows missing facts as unknown, without asking for a confirmation', () => {
    const unknown = { category: null, airline: null, type: null, rut: null, next_step: null }
    const silent = { email: null, rut: null, hasCard: null, cardBrand: null, cardDigits: null }
    const lines = checkCharge({ ...unknown, email: 'ana@demo.cl' }, silent, [])
    expect(confirmedIn(lines)).toEqual([])
    expect(linesOf(lines)).toEqual([
      'Estado: Sin categoría',
      'Aerolínea y tipo: Sin aerolínea ni tipo',
      'RUT: Sin RUT en el reclamo',
      'Correo: La cuenta no dice su correo',
      'Tarjeta: La cuenta no lo dice',
    ])
    expect(linesOf(checkCharge(CLAIM, 'loading', []))).toContain('Tarjeta: Todavía no se sabe')
    expect(linesOf(checkCharge(CLAIM, 'none', [])).join()).not.toContain('Tarjeta')
    expect(linesOf(check({}, { rut: null }))).toContain('RUT: 12.345.678-5; sin RUT en la cuenta')
    const unnamed = { cardBrand: null, cardDigits: null }
    expect(linesOf(check({}, unnamed))).toContain('Tarjeta: Registrada')
  })

  it.each([
    [null, null],
    [CHARGE_CONFIRM_ABOVE, null],
    [CHARGE_CONFIRM_ABOVE + 1, 'Sí, son $500.001: más de $500.000.'],
  ])('asks for a confirmation of an amount above the limit: %s', (amount, expected) => {
    expect(confirmSum(amount)).toBe(expected)
  })
})
