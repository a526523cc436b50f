import type { Bands } from './bands'

export const CHILE_NAME = 'Código Aeronáutico de Chile'

/** UF for a denied boarding, by kilometres. */
export const DENIED_BOARDING_UF: Bands = [
  { upTo: 500, sum: 2 },
  { upTo: 1000, sum: 3 },
  { upTo: 2500, sum: 4 },
  { upTo: 4000, sum: 10 },
  { upTo: 8000, sum: 15 },
  { upTo: Infinity, sum: 20 },
]

export const BAGGAGE_UF = 40

/** Title of an advice among the rights: it is for the passenger alone. */
export const DO_NOT_SIGN = 'No firmes antes de saber'

const MEALS_FROM = '2 horas'

export const CHILE = {
  deniedBoarding: `De ${DENIED_BOARDING_UF[0]?.sum ?? 0} a ${DENIED_BOARDING_UF.at(-1)?.sum ?? 0} UF`,
  longWait: 'más de 3 horas',
  refundWait: 'más de 3 horas (4 horas en aviones de menos de 29 asientos)',
  deniedBoardingWait: 'desde 3 horas de atraso (4 horas en aviones chicos)',
  calls: 'más de 1 hora',
  mealsFrom: MEALS_FROM,
  meals: `al menos 0,5 UF desde las ${MEALS_FROM} de espera, y otra vez cada 3 horas`,
  taxes: '10 días',
  baggage: `${BAGGAGE_UF} UF`,
  transfer: '24 horas',
} as const
