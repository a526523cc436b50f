import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toClaimRecordValues } from '@/domain/claim/editing/claim-values'
import { claimRecordSummary, validateClaimRecord } from '@/domain/forms/staff-claim'
import {
  INITIAL_PAYMENT,
  PAYMENT_CURRENCIES,
  PAYMENT_FIELDS,
  validatePayment,
} from '@/domain/forms/payment'
import { property } from '@tests/support/property'

const REQUIRED = 'Este campo es obligatorio'

describe('the back-office claim form', () => {
  const claim = toClaimRecordValues({
    reservation_code: 'ABC123',
    handler: 'Equipo Legal',
    category: 'INGRESADO',
    subcategory: 'SI APLICA COMPENSACIÓN',
    type: 'RETRASO',
    airline: 'SKY',
  })

  it('can be saved with only the six required fields', () => {
    expect(validateClaimRecord(claim)).toEqual({})
    expect(claimRecordSummary(validateClaimRecord(claim))).toBe('')
  })

  it('reports all errors in one line, in a fixed order', () => {
    const errors = validateClaimRecord({ ...toClaimRecordValues(), email: 'x', rut: '1-9' })
    expect(claimRecordSummary(errors)).toBe(
      'Errors: reservation_code: Required | handler: Required | category: Required | ' +
        'subcategory: Required | type: Required | airline: Required | ' +
        'email: Invalid email | rut: RUT is too short',
    )
  })

  it.each([
    [{ email: 'camila@correo.cl', rut: '1234567' }, {}],
    [{ email: ' ', rut: ' ' }, {}],
    [{ email: 'camila@' }, { email: 'Invalid email' }],
    [{ rut: '123456' }, { rut: 'RUT is too short' }],
    [{ airline: '' }, { airline: 'Required' }],
    [{ airline: ' ' }, { airline: 'Required' }],
    [{ rut: ' 12345 ' }, { rut: 'RUT is too short' }],
    [{ category: 'ALGO NUEVO', subcategory: '' }, {}],
    [
      { category: '', subcategory: '' },
      { category: 'Required', subcategory: 'Required' },
    ],
    [{ category: 'ALGO NUEVO', subcategory: 'OTRA COSA' }, {}],
  ])('with %j reports %j', (change, errors) => {
    expect(validateClaimRecord({ ...claim, ...change })).toEqual(errors)
  })
})

describe('a claim with unreadable values', () => {
  const odd = { handler: { id: 7 }, type: true, airline: ['SKY'], reservation_code: {} }
  const claim = { handler: null, type: null, airline: null, reservation_code: null }
  const known = { category: 'INGRESADO', subcategory: 'SI APLICA COMPENSACIÓN' }

  it('has no missing required field, although the form shows none', () => {
    const loaded = { ...claim, ...known, raw: { ...odd, ...known } }
    expect(validateClaimRecord(toClaimRecordValues(loaded), loaded)).toEqual({})
  })

  it.each([
    [{ category: { id: 1 } }, { category: null, subcategory: null }],
    [
      { category: { id: 1 }, subcategory: 'X' },
      { category: null, subcategory: 'X' },
    ],
    [
      { category: 'INGRESADO', subcategory: {} },
      { category: 'INGRESADO', subcategory: null },
    ],
  ])('lacks no status with %j', (status, read) => {
    const loaded = { ...claim, ...read, raw: { ...odd, ...status } }
    expect(validateClaimRecord(toClaimRecordValues(loaded), loaded)).toEqual({})
  })

  it('misses a sub-status once a category with sub-statuses is chosen', () => {
    const loaded = { ...claim, category: null, subcategory: null, raw: { ...odd, category: {} } }
    const values = { ...toClaimRecordValues(loaded), category: 'INGRESADO' }
    expect(validateClaimRecord(values, loaded)).toEqual({ subcategory: 'Required' })
  })
})

describe('the generic payment form', () => {
  const payment = {
    CUSTOMER_ID: 'cus_1',
    AMOUNT: '38000',
    SUBJECT: 'Honorarios',
    COMMERCE_ORDER: 'A-1',
    CURRENCY: 'CLP',
    OPTIONALS: '',
  }

  it('starts without a valid currency, so that one has to be chosen', () => {
    expect(PAYMENT_CURRENCIES).toEqual(['CLP', 'UF'])
    expect(validatePayment(INITIAL_PAYMENT)).toEqual({
      CUSTOMER_ID: REQUIRED,
      AMOUNT: REQUIRED,
      SUBJECT: REQUIRED,
      COMMERCE_ORDER: REQUIRED,
      CURRENCY: 'Selecciona una moneda.',
    })
  })

  it('names its fields as the page does', () => {
    expect(PAYMENT_FIELDS.map(({ label }) => label)).toEqual([
      'ID del Cliente',
      'Monto',
      'Concepto',
      'Orden de Comercio',
      'Moneda',
      'Datos Adicionales',
    ])
  })

  it.each(['0', '0.01', '38000', '2.5', '1e3', ' 2.50 ', '1.234e2'])(
    'accepts the amount %s',
    (AMOUNT) => {
      expect(validatePayment({ ...payment, AMOUNT })).toEqual({})
    },
  )

  it.each([
    ['', REQUIRED],
    ['-1', 'El monto no puede ser negativo.'],
    ['0.001 ', 'Usa como máximo dos decimales en el monto.'],
    ['0.001', 'Usa como máximo dos decimales en el monto.'],
    ['1,5', 'Escribe el monto en números, por ejemplo 38000 o 2.5'],
    ['mil', 'Escribe el monto en números, por ejemplo 38000 o 2.5'],
    ['Infinity', 'Escribe el monto en números, por ejemplo 38000 o 2.5'],
  ])('reports the amount "%s": %s', (AMOUNT, error) => {
    expect(validatePayment({ ...payment, AMOUNT })).toEqual({ AMOUNT: error })
  })

  property('never requires the additional data', [fc.string()], (OPTIONALS) => {
    expect(validatePayment({ ...payment, OPTIONALS })).toEqual({})
  })
})
