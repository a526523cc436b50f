import { ANSWER_HOURS } from '@/config/operator'
import { parseCategory, type ClaimCategory } from './status'

/** What a passenger asks about a stage while somebody has to act. */
export interface StageHelp {
  /** What it depends on how long it takes. */
  readonly usually: string
  /** What the stage needs, and from whom. */
  readonly needs: string
  /** What happens when nobody answers. */
  readonly silence: string
}

/**
 * For the operator to confirm before the site opens: how the team really works in each stage. The
 * sentences promise nothing beyond SPEC's 24 working hours and name no deadline of the law. Null where
 * nobody has to act any more.
 */
const STAGE_HELP = {
  'EN EVALUACIÓN': {
    usually: `Te respondemos dentro de ${ANSWER_HOURS} horas hábiles desde que enviaste el reclamo.`,
    needs: 'Nada más de tu parte por ahora. Si falta algo, te lo pedimos por correo.',
    silence: 'Mira primero en spam. Si no hay nada, escríbenos por WhatsApp.',
  },
  'EN ESPERA DE DOCUMENTOS': {
    usually: 'Depende de cuándo nos llegan: tu caso sigue en pausa mientras tanto.',
    needs: 'Los documentos que te pedimos por correo, en foto o PDF.',
    silence: 'Si no puedes conseguir alguno, cuéntanos y vemos qué otro sirve.',
  },
  'POR INGRESAR': {
    usually: 'Depende de cuántos reclamos estamos preparando.',
    needs: 'Nada de tu parte: ya tenemos lo necesario.',
    silence: 'Si no ves cambios en varios días, pregúntanos por WhatsApp.',
  },
  INGRESADO: {
    usually: 'Depende de la aerolínea: puede tomar semanas.',
    needs: 'Nada de tu parte. Si la aerolínea te escribe a ti, reenvíanos su mensaje.',
    silence: 'Insistimos con la aerolínea y te contamos qué sigue.',
  },
  'EN ESPERA RESPUESTA AEROLÍNEA': {
    usually: 'Depende de la aerolínea: puede tomar semanas.',
    needs: 'Nada de tu parte. Si la aerolínea te ofrece algo, pregúntanos antes de aceptar.',
    silence: 'Insistimos con la aerolínea y te proponemos otro camino si no contesta.',
  },
  'EN APELACIÓN': {
    usually: 'Depende de quién revisa la apelación: puede tomar semanas.',
    needs: 'Si tienes antecedentes nuevos, envíalos: pueden ayudar.',
    silence: 'Insistimos, y te preguntamos antes de ir por la vía legal.',
  },
  'DEMANDA EN CURSO': {
    usually: 'Depende del tribunal: puede tomar meses.',
    needs: 'Que respondas si te pedimos una firma o un documento.',
    silence: 'El tribunal sigue su curso. Te avisamos de cada avance.',
  },
  'PROCESANDO COMPENSACIÓN': {
    usually: 'Depende de cuándo paga la aerolínea.',
    needs: 'Que tus datos estén al día. Si falta alguno, te lo pedimos.',
    silence: 'Preguntamos a la aerolínea por el pago y te contamos.',
  },
  'CASO GANADO': null,
  'CASO DESISTIDO': null,
  'NO APLICA': null,
} as const satisfies Record<ClaimCategory, StageHelp | null>

/** What is worth knowing about a claim's stage; null for one that is over and for an unknown category. */
export function stageHelpFor(category: string): StageHelp | null {
  const known = parseCategory(category)
  return known === null ? null : STAGE_HELP[known]
}
