import type { ClaimType } from './catalogue'

interface Range {
  readonly min: number
  readonly max: number
}

/** In CLP; approximate for a range in UF. */
interface FaqEstimate extends Range {
  readonly type: ClaimType
  readonly case: string
  readonly uf?: Range
  readonly notes: string
}

export const ESTIMATES_YEAR = 2025

/** Compensation table of the FAQ (SPEC 9); the airline is responsible for each case. */
export const FAQ_ESTIMATES: readonly FaqEstimate[] = [
  {
    type: 'RETRASO',
    case: 'Retraso de vuelo de más de 3 horas',
    min: 80_000,
    max: 180_000,
    notes: 'Depende de las horas de retraso y de los gastos que tuviste.',
  },
  {
    type: 'CANCELACIÓN',
    case: 'Cancelación de vuelo',
    min: 100_000,
    max: 250_000,
    notes: 'Depende del aviso previo y de la alternativa que te ofrecieron.',
  },
  {
    type: 'SOBREVENTA',
    case: 'Sobreventa o denegación de embarque',
    min: 75_000,
    max: 190_000,
    uf: { min: 2, max: 5 },
    notes: 'El monto en pesos cambia con el valor de la UF.',
  },
  {
    type: 'PROBLEMA EQUIPAJE',
    case: 'Pérdida total de equipaje',
    min: 500_000,
    max: 1_200_000,
    notes: 'Depende de lo que puedas demostrar que llevabas.',
  },
  {
    type: 'PROBLEMA EQUIPAJE',
    case: 'Daño menor de equipaje',
    min: 50_000,
    max: 150_000,
    notes: 'Guarda fotos del daño y el informe de irregularidad de equipaje.',
  },
  {
    type: 'PROBLEMA EQUIPAJE',
    case: 'Retraso de equipaje de más de 24 horas',
    min: 30_000,
    max: 80_000,
    notes: 'Guarda las boletas de lo que tuviste que comprar.',
  },
]

export function estimatesOf(type: ClaimType): readonly FaqEstimate[] {
  return FAQ_ESTIMATES.filter((row) => row.type === type)
}
