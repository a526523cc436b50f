import { COMMISSION_RATE } from '@/config/limits'
import { ANSWER_HOURS } from '@/config/operator'
import type { StatusRow } from './status-row'

/** Stages of a claim as the passenger sees them, in order. */
export const STAGES = [
  'Recibido',
  'Documentos',
  'Ingresado a la aerolínea',
  'Respuesta',
  'Compensación',
] as const

/** Fee of a won claim (SPEC 9), for use inside a sentence. */
export const FEE_TEXT = `nuestra comisión, el ${COMMISSION_RATE * 100}% de la compensación, y nada más`

const OVER = { lane: 'closed', holder: 'none', tone: 'over', help: null } as const

/** All data of a status: one row per category, those of SPEC 3 first and in its order. */
export const STATUSES = [
  {
    category: 'EN EVALUACIÓN',
    subcategories: [
      'INGRESO DE CASO',
      'CLIENTE RECHAZA COMPENSACIÓN',
      'AEROLÍNEA RECHAZA COMPENSACIÓN',
    ],
    stage: 0,
    lane: 'received',
    outcome: 'open',
    holder: 'us',
    tone: 'new',
    description: 'Estamos analizando la compensación que te corresponde y las próximas acciones.',
    meaning: 'Recibimos tu caso y lo estamos revisando.',
    next: 'Te escribiremos por correo para decirte si tu reclamo aplica.',
    help: {
      usually: `Te respondemos dentro de ${ANSWER_HOURS} horas hábiles desde que enviaste el reclamo.`,
      needs: 'Nada más de tu parte por ahora. Si falta algo, te lo pedimos por correo.',
      silence: 'Mira primero en spam. Si no hay nada, escríbenos por WhatsApp.',
    },
  },
  {
    category: 'EN ESPERA DE DOCUMENTOS',
    subcategories: ['FALTA TARJETA CRÉDITO', 'FALTAN DOCUMENTOS'],
    stage: 1,
    lane: 'documents',
    outcome: 'open',
    holder: 'passenger',
    tone: 'preparing',
    description: 'Tu caso está en pausa hasta recibir los documentos pendientes.',
    meaning: 'Falta algo de tu parte para poder seguir.',
    next: 'Envíanos por WhatsApp los documentos que te pedimos.',
    help: {
      usually: 'Depende de cuándo nos llegan: tu caso sigue en pausa mientras tanto.',
      needs: 'Los documentos que te pedimos por correo, en foto o PDF.',
      silence: 'Si no puedes conseguir alguno, cuéntanos y vemos qué otro sirve.',
    },
  },
  {
    category: 'POR INGRESAR',
    subcategories: [],
    stage: 2,
    lane: 'documents',
    outcome: 'open',
    holder: 'us',
    tone: 'preparing',
    description: 'Tu reclamo está listo para ser ingresado a la aerolínea.',
    meaning: 'Tenemos todo lo necesario para presentar tu reclamo.',
    next: 'Ingresaremos tu reclamo a la aerolínea.',
    help: {
      usually: 'Depende de cuántos reclamos estamos preparando.',
      needs: 'Nada de tu parte: ya tenemos lo necesario.',
      silence: 'Si no ves cambios en varios días, pregúntanos por WhatsApp.',
    },
  },
  {
    category: 'INGRESADO',
    subcategories: ['INGRESO DEL RECLAMO A AEROLÍNEA', 'SI APLICA COMPENSACIÓN'],
    stage: 2,
    lane: 'filed',
    outcome: 'open',
    holder: 'airline',
    tone: 'filed',
    description: 'Tu reclamo ya fue ingresado a la aerolínea.',
    meaning: 'Tu reclamo ya está en manos de la aerolínea.',
    next: 'La aerolínea debe revisar tu reclamo y respondernos.',
    help: {
      usually: 'Depende de la aerolínea: puede tomar semanas.',
      needs: 'Nada de tu parte. Si la aerolínea te escribe a ti, reenvíanos su mensaje.',
      silence: 'Insistimos con la aerolínea y te contamos qué sigue.',
    },
  },
  {
    category: 'EN ESPERA RESPUESTA AEROLÍNEA',
    // SPEC 3 has the spelling above, SPEC 4 this one.
    spellings: ['EN ESPERA DE RESPUESTA DE LA AEROLÍNEA'],
    subcategories: [],
    stage: 3,
    lane: 'answer',
    outcome: 'open',
    holder: 'airline',
    tone: 'disputed',
    description: 'Estamos esperando la respuesta de la aerolínea a tu reclamo.',
    meaning: 'La aerolínea todavía no responde.',
    next: 'Te avisaremos apenas llegue su respuesta.',
    help: {
      usually: 'Depende de la aerolínea: puede tomar semanas.',
      needs: 'Nada de tu parte. Si la aerolínea te ofrece algo, pregúntanos antes de aceptar.',
      silence: 'Insistimos con la aerolínea y te proponemos otro camino si no contesta.',
    },
  },
  {
    category: 'PROCESANDO COMPENSACIÓN',
    subcategories: [],
    stage: 4,
    lane: 'payment',
    outcome: 'open',
    holder: 'us',
    tone: 'success',
    description: 'Tu compensación fue aprobada y estamos gestionando su pago.',
    meaning: 'Tu compensación fue aprobada.',
    next: 'Gestionamos el pago, que llega directo a ti.',
    help: {
      usually: 'Depende de cuándo paga la aerolínea.',
      needs: 'Que tus datos estén al día. Si falta alguno, te lo pedimos.',
      silence: 'Preguntamos a la aerolínea por el pago y te contamos.',
    },
  },
  {
    category: 'EN APELACIÓN',
    subcategories: [],
    stage: 3,
    lane: 'answer',
    outcome: 'open',
    holder: 'us',
    tone: 'disputed',
    description: 'La aerolínea rechazó tu reclamo y estamos apelando esa decisión.',
    meaning: 'La aerolínea dijo que no y estamos apelando.',
    next: 'Te avisaremos qué responde la aerolínea a la apelación.',
    help: {
      usually: 'Depende de quién revisa la apelación: puede tomar semanas.',
      needs: 'Si tienes antecedentes nuevos, envíalos: pueden ayudar.',
      silence: 'Insistimos, y te preguntamos antes de ir por la vía legal.',
    },
  },
  {
    category: 'DEMANDA EN CURSO',
    subcategories: [],
    stage: 3,
    lane: 'answer',
    outcome: 'open',
    holder: 'us',
    tone: 'disputed',
    description: 'Iniciamos acciones legales contra la aerolínea por tu caso.',
    meaning: 'Llevamos tu caso por la vía legal.',
    next: 'Te contaremos cada avance de la demanda.',
    help: {
      usually: 'Depende del tribunal: puede tomar meses.',
      needs: 'Que respondas si te pedimos una firma o un documento.',
      silence: 'El tribunal sigue su curso. Te avisamos de cada avance.',
    },
  },
  {
    category: 'CASO DESISTIDO',
    subcategories: ['NO CUBRE OPEX', 'CLIENTE NO ACEPTA COMPENSACIÓN', 'ARCHIVADO'],
    ...OVER,
    stage: 3,
    outcome: 'closed',
    short: 'desistido',
    meaning: 'Tu caso se cerró sin seguir adelante.',
    next: 'Si quieres retomarlo, escríbenos por WhatsApp.',
  },
  {
    category: 'NO APLICA',
    subcategories: ['AGENCIA DE VIAJE', 'CASO FORTUITO', 'CÓDIGO AERONÁUTICO'],
    ...OVER,
    stage: 0,
    outcome: 'closed',
    meaning: 'Revisamos tu caso y no corresponde una compensación.',
    next: 'Si tienes antecedentes nuevos, escríbenos por WhatsApp.',
  },
  {
    category: 'CASO GANADO',
    subcategories: [],
    ...OVER,
    stage: 4,
    outcome: 'won',
    tone: 'success',
    meaning: '¡Ganamos! Tu caso terminó a tu favor.',
    next: `Cobramos ${FEE_TEXT}.`,
  },
] as const satisfies readonly StatusRow[]

export type ClaimCategory = (typeof STATUSES)[number]['category']

export interface Status extends StatusRow {
  readonly category: ClaimCategory
}
