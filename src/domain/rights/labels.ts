import { claimTypeLabel, parseClaimType, type ClaimType } from '@/domain/claim/catalogue'
import { PROBLEMS, type DETAILS, type Detail, type Problem, type ProblemDetail } from './story'

export const OUTCOME_QUESTIONS = {
  cancelacion: '¿Cuánto después salía el vuelo que te ofrecieron?',
  retraso: '¿Con cuánto atraso llegaste?',
  sobreventa: '¿Con cuánto atraso llegaste?',
  equipaje: '¿Qué pasó con tu equipaje?',
} as const satisfies Record<Problem, string>

export const OUTCOME_LABELS = {
  'alternative-soon': '3 horas o menos',
  'alternative-late': 'Más de 3 horas',
  'no-alternative': 'No me ofrecieron otro',
  'not-travelled': 'No viajé',
  'under-3h': 'Menos de 3 horas',
  '3-to-4h': 'Entre 3 y 4 horas',
  'over-4h': 'Más de 4 horas',
  lost: 'No apareció',
  late: 'Llegó tarde',
  damaged: 'Llegó dañado',
} as const satisfies Record<ProblemDetail, string>

export const DETAIL_QUESTIONS = {
  operator: '¿Quién operó el vuelo?',
  notice: '¿Cuándo te avisaron?',
  arrival: '¿Con cuánto atraso llegaste?',
  departure: '¿Con cuánto atraso salió el vuelo que tomaste?',
  cause: '¿Qué causa te dieron?',
} as const satisfies Record<Detail, string>

const DETAIL_LABELS: {
  readonly [D in Detail]: Readonly<Record<(typeof DETAILS)[D][number], string>>
} = {
  operator: {
    eu: 'Iberia, Air France, KLM, Lufthansa u otra de la UE, Islandia, Noruega o Suiza',
    uk: 'British Airways u otra británica',
    other: 'LATAM, SKY, JetSMART u otra',
  },
  notice: {
    '14-days': '14 días antes o más',
    '7-days': 'Entre 7 y 13 días antes',
    'under-7-days': 'Menos de 7 días antes',
  },
  arrival: {
    'under-2h': 'Menos de 2 horas',
    '2-to-3h': 'Entre 2 y 3 horas',
    '3-to-4h': OUTCOME_LABELS['3-to-4h'],
    'over-4h': OUTCOME_LABELS['over-4h'],
  },
  departure: {
    'up-to-3h': OUTCOME_LABELS['alternative-soon'],
    'over-3h': OUTCOME_LABELS['alternative-late'],
  },
  cause: {
    airline: 'Falla del avión, tripulación u operación',
    outside: 'Clima, seguridad u otra causa ajena',
    'not-told': 'No me dijeron',
  },
}

/** Options of a detail, in the order of `DETAILS`. */
export function detailOptions(
  detail: Detail,
): { readonly value: string; readonly label: string }[] {
  return Object.entries(DETAIL_LABELS[detail]).map(([value, label]) => ({ value, label }))
}

const CLAIM_TYPES_OF = {
  cancelacion: 'CANCELACIÓN',
  retraso: 'RETRASO',
  sobreventa: 'SOBREVENTA',
  equipaje: 'PROBLEMA EQUIPAJE',
} as const satisfies Record<Problem, ClaimType>

/** Claim type of the API for a problem. */
export function claimTypeOf(problem: Problem): (typeof CLAIM_TYPES_OF)[Problem] {
  return CLAIM_TYPES_OF[problem]
}

/** Problem of a claim's type; '' for another type. */
export function problemOf(type: string | null): Problem | '' {
  const known = parseClaimType(type)
  return PROBLEMS.find((problem) => CLAIM_TYPES_OF[problem] === known) ?? ''
}

/** The name of the claim type for a problem, as the claim form has it. */
export function problemLabel(problem: Problem): string {
  return claimTypeLabel(CLAIM_TYPES_OF[problem])
}
