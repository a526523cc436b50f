import { COMMISSION_RATE } from '@/config/limits'
import { CLAIM_CATEGORIES, parseCategory, type ClaimCategory } from './status'

/** Steps of a claim as its passenger follows them, in order. */
export const STAGES = [
  'Recibido',
  'Documentos',
  'Ingresado a la aerolínea',
  'Respuesta',
  'Compensación',
] as const

/** Where a claim stands: `step` counts from 0 into `STAGES`. */
export interface Stage {
  readonly step: number
  readonly label: (typeof STAGES)[number]
  /** Who has to act now; 'nobody' when the claim is over. */
  readonly holder: 'passenger' | 'us' | 'airline' | 'nobody'
  readonly meaning: string
  readonly next: string
}

/** What is charged for a won claim (SPEC 9), inside a sentence. */
export const FEE_TEXT = `nuestra comisión, el ${COMMISSION_RATE * 100}% de la compensación, y nada más`

type StageRow = Omit<Stage, 'label'>

const STAGE_BY_CATEGORY = {
  'EN EVALUACIÓN': {
    step: 0,
    holder: 'us',
    meaning: 'Recibimos tu caso y lo estamos revisando.',
    next: 'Te escribiremos por correo para decirte si tu reclamo aplica.',
  },
  'EN ESPERA DE DOCUMENTOS': {
    step: 1,
    holder: 'passenger',
    meaning: 'Falta algo de tu parte para poder seguir.',
    next: 'Envíanos por WhatsApp los documentos que te pedimos.',
  },
  'POR INGRESAR': {
    step: 2,
    holder: 'us',
    meaning: 'Tenemos todo lo necesario para presentar tu reclamo.',
    next: 'Ingresaremos tu reclamo a la aerolínea.',
  },
  INGRESADO: {
    step: 2,
    holder: 'airline',
    meaning: 'Tu reclamo ya está en manos de la aerolínea.',
    next: 'La aerolínea debe revisar tu reclamo y respondernos.',
  },
  'EN ESPERA RESPUESTA AEROLÍNEA': {
    step: 3,
    holder: 'airline',
    meaning: 'La aerolínea todavía no responde.',
    next: 'Te avisaremos apenas llegue su respuesta.',
  },
  'EN APELACIÓN': {
    step: 3,
    holder: 'us',
    meaning: 'La aerolínea dijo que no y estamos apelando.',
    next: 'Te avisaremos qué responde la aerolínea a la apelación.',
  },
  'DEMANDA EN CURSO': {
    step: 3,
    holder: 'us',
    meaning: 'Llevamos tu caso por la vía legal.',
    next: 'Te contaremos cada avance de la demanda.',
  },
  'PROCESANDO COMPENSACIÓN': {
    step: 4,
    holder: 'us',
    meaning: 'Tu compensación fue aprobada.',
    next: 'Gestionamos el pago, que llega directo a ti.',
  },
  'CASO GANADO': {
    step: 4,
    holder: 'nobody',
    meaning: '¡Ganamos! Tu caso terminó a tu favor.',
    next: `Cobramos ${FEE_TEXT}.`,
  },
  'CASO DESISTIDO': {
    step: 3,
    holder: 'nobody',
    meaning: 'Tu caso se cerró sin seguir adelante.',
    next: 'Si quieres retomarlo, escríbenos por WhatsApp.',
  },
  'NO APLICA': {
    step: 0,
    holder: 'nobody',
    meaning: 'Revisamos tu caso y no corresponde una compensación.',
    next: 'Si tienes antecedentes nuevos, escríbenos por WhatsApp.',
  },
} as const satisfies Record<ClaimCategory, StageRow>

/** Where a claim of this category stands for its passenger; null for an unknown category. */
export function stageOf(category: string): Stage | null {
  const known = parseCategory(category)
  if (known === null) return null
  const row = STAGE_BY_CATEGORY[known]
  return { ...row, label: STAGES[row.step] }
}

/** How a claim ended; null while someone still has to act. */
export function endingOf({ holder, step }: Stage): 'won' | 'closed' | null {
  if (holder !== 'nobody') return null
  return step === STAGES.length - 1 ? 'won' : 'closed'
}

/** Whether a claim of this category was won, so that its fee can be charged. */
export function isWon(category: string | null): boolean {
  const stage = stageOf(category ?? '')
  return stage !== null && endingOf(stage) === 'won'
}

/** The category by which the server is asked for won claims. */
export const WON_CATEGORY = CLAIM_CATEGORIES.find(isWon)

/** How far a claim is with one step of `STAGES`; a claim that was won has done them all. */
export function stepProgress(stage: Stage, step: number): 'done' | 'current' | 'ahead' {
  if (step < stage.step || endingOf(stage) === 'won') return 'done'
  return step === stage.step ? 'current' : 'ahead'
}
