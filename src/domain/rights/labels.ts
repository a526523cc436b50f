import type { ClaimType } from '@/domain/claim/catalogue'
import type { Outcome, Problem } from './story'

/** What went wrong, as a choice of one or two words. */
export const PROBLEM_LABELS = {
  cancelacion: 'Cancelación',
  retraso: 'Retraso',
  sobreventa: 'Sobreventa',
  equipaje: 'Equipaje',
} as const satisfies Record<Problem, string>

/** The question whose answers are the outcomes of a problem. */
export const OUTCOME_QUESTIONS = {
  cancelacion: '¿Cuánto después salía el vuelo que te ofrecieron?',
  retraso: '¿Con cuánto atraso llegaste?',
  sobreventa: '¿Con cuánto atraso llegaste?',
  equipaje: '¿Qué pasó con tu equipaje?',
} as const satisfies Record<Problem, string>

/** The answers to `OUTCOME_QUESTIONS`, in the order of `OUTCOMES`. */
export const OUTCOME_LABELS = {
  'alternative-soon': '3 horas o menos',
  'alternative-late': 'Más de 3 horas',
  'no-alternative': 'No me ofrecieron otro',
  'under-3h': 'Menos de 3 horas',
  '3-to-4h': 'Entre 3 y 4 horas',
  'over-4h': 'Más de 4 horas',
  lost: 'No apareció',
  late: 'Llegó tarde',
  damaged: 'Llegó dañado',
} as const satisfies Record<Outcome, string>

const CLAIM_TYPES_OF = {
  cancelacion: 'CANCELACIÓN',
  retraso: 'RETRASO',
  sobreventa: 'SOBREVENTA',
  equipaje: 'PROBLEMA EQUIPAJE',
} as const satisfies Record<Problem, ClaimType>

/** The claim type, in the API's words, of what went wrong. */
export function claimTypeOf(problem: Problem): (typeof CLAIM_TYPES_OF)[Problem] {
  return CLAIM_TYPES_OF[problem]
}
