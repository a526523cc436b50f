import { CURRENCY } from '@/domain/country/chile'
import type { ClaimType } from './catalogue'

interface FaqEstimate {
  readonly type: ClaimType
  readonly case: string
  readonly responsible: string
  readonly min: number
  readonly max: number
  readonly unit: typeof CURRENCY | 'UF'
  /** Approximate value in CLP of a range in UF; null for a range in CLP. */
  readonly about: { readonly min: number; readonly max: number } | null
  readonly notes: string
}

export const ESTIMATES_YEAR = 2025

/** Compensation table of the FAQ (SPEC 9). */
export const FAQ_ESTIMATES: readonly FaqEstimate[] = [
  {
    type: 'RETRASO',
    case: 'Retraso de vuelo de más de 3 horas',
    responsible: 'Aerolínea',
    min: 80_000,
    max: 180_000,
    unit: CURRENCY,
    about: null,
    notes: 'Depende de las horas de retraso y de los gastos que tuviste.',
  },
  {
    type: 'CANCELACIÓN',
    case: 'Cancelación de vuelo',
    responsible: 'Aerolínea',
    min: 100_000,
    max: 250_000,
    unit: CURRENCY,
    about: null,
    notes: 'Depende del aviso previo y de la alternativa que te ofrecieron.',
  },
  {
    type: 'SOBREVENTA',
    case: 'Sobreventa o denegación de embarque',
    responsible: 'Aerolínea',
    min: 2,
    max: 5,
    unit: 'UF',
    about: { min: 75_000, max: 190_000 },
    notes: 'El monto en pesos cambia con el valor de la UF.',
  },
  {
    type: 'PROBLEMA EQUIPAJE',
    case: 'Pérdida total de equipaje',
    responsible: 'Aerolínea',
    min: 500_000,
    max: 1_200_000,
    unit: CURRENCY,
    about: null,
    notes: 'Depende de lo que puedas demostrar que llevabas.',
  },
  {
    type: 'PROBLEMA EQUIPAJE',
    case: 'Daño menor de equipaje',
    responsible: 'Aerolínea',
    min: 50_000,
    max: 150_000,
    unit: CURRENCY,
    about: null,
    notes: 'Guarda fotos del daño y el informe de irregularidad de equipaje.',
  },
  {
    type: 'PROBLEMA EQUIPAJE',
    case: 'Retraso de equipaje de más de 24 horas',
    responsible: 'Aerolínea',
    min: 30_000,
    max: 80_000,
    unit: CURRENCY,
    about: null,
    notes: 'Guarda las boletas de lo que tuviste que comprar.',
  },
]

export function estimatesOf(type: ClaimType): readonly FaqEstimate[] {
  return FAQ_ESTIMATES.filter((row) => row.type === type)
}
