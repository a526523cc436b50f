import { CURRENCY } from '@/domain/country/chile'
import { checkRequired, toFieldErrors, type FieldErrors } from './checks'

/** Offered currencies; the initial value is USD all the same (SPEC 5). */
export const PAYMENT_CURRENCIES = [CURRENCY, 'UF'] as const

function checkAmount(text: string): string | null {
  const missing = checkRequired(text)
  if (missing !== null) return missing
  const amount = Number(text)
  if (!Number.isFinite(amount)) return 'Escribe el monto en números, por ejemplo 38000 o 2.5'
  if (amount < 0) return 'El monto no puede ser negativo.'
  return /\.\d{3,}$/.test(text.trim()) ? 'Usa como máximo dos decimales en el monto.' : null
}

function checkCurrency(currency: string): string | null {
  return PAYMENT_CURRENCIES.some((offered) => offered === currency)
    ? null
    : 'Selecciona una moneda.'
}

/** In the order of the page (SPEC 2.9); only OPTIONALS may be empty (SPEC 5). */
export const PAYMENT_FIELDS = [
  { field: 'CUSTOMER_ID', label: 'ID del Cliente', check: checkRequired },
  { field: 'AMOUNT', label: 'Monto', check: checkAmount },
  { field: 'SUBJECT', label: 'Concepto', check: checkRequired },
  { field: 'COMMERCE_ORDER', label: 'Orden de Comercio', check: checkRequired },
  { field: 'CURRENCY', label: 'Moneda', check: checkCurrency },
  { field: 'OPTIONALS', label: 'Datos Adicionales', check: () => null },
] as const

export type PaymentField = (typeof PAYMENT_FIELDS)[number]['field']

/** Generic payment form, values as typed (SPEC 2.9). */
export type PaymentValues = Readonly<Record<PaymentField, string>>

export const INITIAL_PAYMENT: PaymentValues = {
  CUSTOMER_ID: '',
  AMOUNT: '',
  SUBJECT: '',
  COMMERCE_ORDER: '',
  CURRENCY: 'USD',
  OPTIONALS: '',
}

/** Errors of the generic payment form (SPEC 5). */
export function validatePayment(values: PaymentValues): FieldErrors<PaymentField> {
  const checks = PAYMENT_FIELDS.map(({ field, check }) => [field, check(values[field])] as const)
  return toFieldErrors(Object.fromEntries(checks) as Record<PaymentField, string | null>)
}
