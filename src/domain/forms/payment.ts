import { CURRENCY } from '@/domain/country/chile'
import { checkRequired, toFieldErrors, type FieldErrors } from './checks'

/** Offered currencies; the initial value is USD all the same (SPEC 5). */
export const PAYMENT_CURRENCIES = [CURRENCY, 'UF'] as const

/** Generic payment form, values as typed (SPEC 2.9). */
export interface PaymentValues {
  readonly CUSTOMER_ID: string
  readonly AMOUNT: string
  readonly SUBJECT: string
  readonly COMMERCE_ORDER: string
  readonly CURRENCY: string
  readonly OPTIONALS: string
}

export type PaymentField = keyof PaymentValues

export const INITIAL_PAYMENT: PaymentValues = {
  CUSTOMER_ID: '',
  AMOUNT: '',
  SUBJECT: '',
  COMMERCE_ORDER: '',
  CURRENCY: 'USD',
  OPTIONALS: '',
}

/** In the order of the page (SPEC 2.9). */
export const PAYMENT_FIELDS = [
  { field: 'CUSTOMER_ID', label: 'ID del Cliente' },
  { field: 'AMOUNT', label: 'Monto' },
  { field: 'SUBJECT', label: 'Concepto' },
  { field: 'COMMERCE_ORDER', label: 'Orden de Comercio' },
  { field: 'CURRENCY', label: 'Moneda' },
  { field: 'OPTIONALS', label: 'Datos Adicionales' },
] as const satisfies readonly { field: PaymentField; label: string }[]

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

/** Errors of the generic payment form; only OPTIONALS may be empty (SPEC 5). */
export function validatePayment(values: PaymentValues): FieldErrors<PaymentField> {
  return toFieldErrors({
    CUSTOMER_ID: checkRequired(values.CUSTOMER_ID),
    AMOUNT: checkAmount(values.AMOUNT),
    SUBJECT: checkRequired(values.SUBJECT),
    COMMERCE_ORDER: checkRequired(values.COMMERCE_ORDER),
    CURRENCY: checkCurrency(values.CURRENCY),
    OPTIONALS: null,
  })
}
