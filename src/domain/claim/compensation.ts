import { COMMISSION_RATE } from '@/config/limits'
import { formatClp } from '@/domain/money/clp'
import { parseClaimType, type ClaimType } from './catalogue'

/** Highest compensation usually reached per type, in CLP; null where no figure is shown (SPEC 9). */
export const MAX_ESTIMATE = {
  'PROBLEMA EQUIPAJE': 1_200_000,
  RETRASO: 180_000,
  CANCELACIÓN: 250_000,
  SOBREVENTA: 190_000,
  OTRO: null,
} as const satisfies Record<ClaimType, number | null>

const GENERIC_ESTIMATE = 'Evaluaremos tu caso y te diremos cuánto podrías recibir.'

interface Estimate {
  /** Highest compensation, in CLP. */
  readonly maximum: number
  /** What the service keeps if the claim is won, in CLP. */
  readonly fee: number
  /** What the passenger keeps, in CLP. */
  readonly payout: number
}

/** Highest compensation of a claim type and how it is shared; null without a figure (SPEC 1 and 9). */
export function estimateFor(type: string): Estimate | null {
  const known = parseClaimType(type)
  const maximum = known === null ? null : MAX_ESTIMATE[known]
  if (maximum === null) return null
  const fee = Math.round(maximum * COMMISSION_RATE)
  return { maximum, fee, payout: maximum - fee }
}

/** 'hasta $250.000', or a sentence without a figure for other and unknown types (SPEC 9). */
export function estimateText(type: string): string {
  const estimate = estimateFor(type)
  return estimate === null ? GENERIC_ESTIMATE : `hasta ${formatClp(estimate.maximum)}`
}

interface FaqEstimate {
  readonly case: string
  readonly responsible: string
  readonly min: number
  readonly max: number
  readonly unit: 'CLP' | 'UF'
  /** About what a range in UF means in CLP; null when the range already is in CLP. */
  readonly about: { readonly min: number; readonly max: number } | null
  readonly notes: string
}

/** Estimated compensation per case, as the FAQ shows it (SPEC 9). */
export const FAQ_ESTIMATES: readonly FaqEstimate[] = [
  {
    case: 'Retraso de vuelo de más de 3 horas',
    responsible: 'Aerolínea',
    min: 80_000,
    max: 180_000,
    unit: 'CLP',
    about: null,
    notes: 'Depende de las horas de retraso y de los gastos que tuviste.',
  },
  {
    case: 'Cancelación de vuelo',
    responsible: 'Aerolínea',
    min: 100_000,
    max: 250_000,
    unit: 'CLP',
    about: null,
    notes: 'Depende del aviso previo y de la alternativa que te ofrecieron.',
  },
  {
    case: 'Sobreventa o denegación de embarque',
    responsible: 'Aerolínea',
    min: 2,
    max: 5,
    unit: 'UF',
    about: { min: 75_000, max: 190_000 },
    notes: 'El monto en pesos cambia con el valor de la UF.',
  },
  {
    case: 'Pérdida total de equipaje',
    responsible: 'Aerolínea',
    min: 500_000,
    max: 1_200_000,
    unit: 'CLP',
    about: null,
    notes: 'Depende del contenido que puedas acreditar.',
  },
  {
    case: 'Daño menor de equipaje',
    responsible: 'Aerolínea',
    min: 50_000,
    max: 150_000,
    unit: 'CLP',
    about: null,
    notes: 'Guarda fotos del daño y el informe de irregularidad de equipaje.',
  },
  {
    case: 'Retraso de equipaje de más de 24 horas',
    responsible: 'Aerolínea',
    min: 30_000,
    max: 80_000,
    unit: 'CLP',
    about: null,
    notes: 'Guarda las boletas de lo que tuviste que comprar.',
  },
]
