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
  const status = { category: 'INGRESADO', subcategory: 'SI APLICA COMPENSACIÓN' }
  const own = { reservation_code: 'ABC123', handler: 'Equipo Legal' }
  const claim = toClaimRecordValues({ ...status, ...own, type: 'RETRASO', airline: 'SKY' })

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
    [{ rut: ' 12345 ' }, { rut: 'RUT is too short' }],
    [{ airline: ' ' }, { airline: 'Required' }],
    [{ category: 'ALGO NUEVO', subcategory: '' }, {}],
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
    [{ id: 1 }, undefined, { category: null, subcategory: null }],
    [{ id: 1 }, 'X', { category: null, subcategory: 'X' }],
    ['INGRESADO', {}, { category: 'INGRESADO', subcategory: null }],
  ])(
    'lacks no status with the category %j and the sub-status %j',
    (category, subcategory, read) => {
      const loaded = { ...claim, ...read, raw: { ...odd, category, subcategory } }
      expect(validateClaimRecord(toClaimRecordValues(loaded), loaded)).toEqual({})
    },
  )

  it('misses a sub-status once a category with sub-statuses is chosen', () => {
    const loaded = { ...claim, category: null, subcategory: null, raw: { ...odd, category: {} } }
    const values = { ...toClaimRecordValues(loaded), category: 'INGRESADO' }
    expect(validateClaimRecord(values, loaded)).toEqual({ subcategory: 'Required' })
  })
})

describe('the generic payment form', () => {
  const filled = { CUSTOMER_ID: 'cus_1', SUBJECT: 'Honorarios', COMMERCE_ORDER: 'A-1' }
  const payment = { ...filled, AMOUNT: '38000', CURRENCY: 'CLP', OPTIONALS: '' }

  it('starts without a valid currency, so that one has to be chosen', () => {
    expect(PAYMENT_CURRENCIES).toEqual(['CLP', 'UF'])
    const { CURRENCY, ...others } = validatePayment(INITIAL_PAYMENT)
    expect(CURRENCY).toBe('Selecciona una moneda.')
    const missing = ['CUSTOMER_ID', 'AMOUNT', 'SUBJECT', 'COMMERCE_ORDER']
    expect(others).toEqual(Object.fromEntries(missing.map((field) => [field, REQUIRED])))
  })

  it('names its fields as the page does', () => {
    expect(PAYMENT_FIELDS.map(({ label }) => label)).toEqual([
      ...[
        'ID del Cliente',
        'Monto',
        'Concepto',
        'Orden de Comercio',
        'Moneda',
        'Datos Adicionales',
      ],
    ])
  })

  it.each(['0', '0.01', '38000', '2.5', '1e3', ' 2.50 ', '1.234e2'])('accepts %s', (AMOUNT) => {
    expect(validatePayment({ ...payment, AMOUNT })).toEqual({})
  })

  it.each([
    ['', REQUIRED],
    ['-1', 'El monto no puede ser negativo.'],
    ['0.001 ', 'Usa como máximo dos decimales en el monto.'],
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
