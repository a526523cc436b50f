import type { Range } from '@/domain/search-text'
import { findAll, sentencesOf, type MessageText } from './message-text'

export type Happening = 'cancelled' | 'moved' | 'delayed' | 'overbooked' | 'baggage'

export interface HappeningFound {
  readonly happening: Happening
  readonly at: number
  readonly sentence: Range
  readonly isReason: boolean
}

const PATTERNS: readonly (readonly [Happening, RegExp])[] = [
  [
    'overbooked',
    /\bsobreventa\b|\bsobrevendid[oa]\b|\boverbook(?:ed|ing)?\b|\boversold\b|\bdenied boarding\b|\b(?:denegacion|negativa) de(?:l)? embarque|\bembarque (?:te |le )?(?:fue )?(?:denegado|negado)|\bpretericao\b|\bvoluntari[oa]s\b[^.\n]{0,60}\b(?:asientos?|ceder|cedan)\b|\bvolunteers\b[^.\n]{0,60}\bseats?\b/g,
  ],
  [
    'cancelled',
    /\bcancelad[oa]s?\b|\bcancel(?:o|aron|amos|ou)\b|\bcancell?ed\b|\bcancelacion\b|\bcancellation\b|\bcancelamento\b|\b(?:obligad[oa]s? a|debimos|tuvimos que|tenido que|tivemos que|had to|decidido|decision de) cancel(?:ar)?\b|\banulad[oa]\b|\bsuspendid[oa]\b|\bno (?:podra|podremos|pudo|pudimos) (?:ser )?(?:operar|operad[oa]|realizar)\w*|\bno (?:operara|opero|volo|sera operad[oa]|volara|saldra|se realizara)\b|\bdid not (?:operate|fly|depart)\b|\bwill not (?:be operat|operate|fly|depart)\w*|\bnao (?:sera operado|ira operar|operara)\b/g,
  ],
  ['delayed', /\bretras\w+|\bdemora\w*|\batras(?:o|os|ad[oa])\b|\bdelay\w*/g],
  [
    'moved',
    /\breprograma(?:d[oa]s?|cion|mos|ron)\b|\breprogramo\b|\breagendad[oa]\b|\badelantad[oa]\b|\b(?:se )?adelanto\b|\bcambios? (?:de|en el|en tu|en su) (?:horario|itinerario|hora|vuelo|fecha)\b|\b(?:horario|itinerario|hora de salida|salida|vuelo)\b[^.\n]{0,40}\b(?:modificad[oa]|cambiad[oa]|cambio|ajustad[oa]|alterado|postergad[oa])\b|\bhemos (?:modificado|cambiado|ajustado)\b[^.\n]{0,30}\b(?:horario|itinerario|hora|vuelo)|\bnuev[oa] (?:horario|hora|itinerario|salida|fecha)\b|\bschedule change\b|\breschedul(?:ed|ing)\b|\bnew (?:departure|schedule|flight time|time|date)\b|\bschedule (?:has )?(?:been )?(?:changed|updated|modified)\b|\btime change\b|\balterac\w+ (?:de|no|do) (?:horario|voo|itinerario)|\b(?:remarcado|alterado)\b|\bahora (?:sale|saldra|parte|partira)\b|\bnow (?:departs|leaves)\b|\bnovo horario\b|\bpostergad[oa]\b/g,
  ],
]

const BAG = /\b(?:equipajes?|maletas?|valijas?|bultos?|baggage|luggage|bags?|suitcase|bagag\w+)\b/
const BAG_TROUBLE =
  /\b(?:retras\w+|demor\w+|atras(?:o|ad[oa])|perdid\w+|extravi\w+|danos?|danad\w+|roto|rota|no (?:llego|ha llegado|arribo|viajo|fue (?:embarcad|cargad)\w*|ha sido (?:localizad|encontrad|ubicad)\w*)|rezagad\w+|faltante|delayed|lost|damaged|missing|mishandled|(?:did|has) not arrived?|left behind|irregularidad\w*|pir|danificad\w+|nao chegou|localizar|localizad\w+|rastreo|busqueda|tracing|tracer)\b/g

const FLIGHT =
  /\b(?:vuelos?|flights?|voos?|tramo|viaje|itinerario|itinerary|trip|salida|operacion)\b|\b[a-z][a-z\d] ?\d{2,4}\b/

const SORRY = /^(?!.*\b(?:hotel|reserva)).*\b(?:lamentamos|sentimos|sorry|regret)\b/

const DENIAL =
  /\b(?:no|not|nao|nunca|never|ni|nem|nor|sin|without|sem)(?: (?:ha|han|se|fue|fueron|sido|sera|seran|esta|estan|es|hay|has|have|been|was|were|is|are|be|foi|tiene|presenta|registra|sufrio|sufrira|tendra|any|ningun|ninguna|un|una|la|el|por|afectado|hacemos|practicamos|vemos|being|a)){0,5} ?$/
const CONTRACTED_DENIAL = /\b(?:has|is|was|hasn|isn|wasn)n?['’]t (?:been )?$/
/** Written text, because 'sí' is no condition. */
const CONDITION =
  /\b(?:si|if|caso|in case|en caso de|no caso de|whenever|puede|pueden|podr[ií]a|podr[ií]an|may|might|could|pode|eventual|eventuales|posibles?|evitar|evita|avoid|seguro|contra|against|protege\w*|prot[eé]gete|olv[ií]date de|pol[ií]ticas?|policy)\b[^,\n]{0,60}$/i
const FREE =
  /^[^.\n]{0,14}\b(?:gratis|gratuita|flexible|sin costo|sin cargo|free|ilimitad[oa]s?)\b|^[^.\n]{0,20}\b(?:de (?:tu|su) (?:compra|suscripcion|reserva de hotel|hotel|pago))\b/
const FREE_BEFORE = /\b(?:free|flexible|gratis|monto|valor|total|pago|importe|cuota) $/
const OWN_WISH =
  /\b(?:solicitaste|segun (?:tu|su) solicitud|a (?:tu|su) (?:solicitud|peticion)|peticion (?:tuya|suya)|(?:tu|su) solicitud de|cancelaste|has cancelado|you (?:have )?(?:requested|cancell?ed)|as (?:you )?requested|at your request|conforme (?:tu|su) solicitud|voce (?:cancelou|solicitou)|(?:no|falta de) pago|pago (?:no|rechazado)|cambio .{0,30}(?:exitos|con exito)|with your cancellation)/
/** Laws, terms and advertising speak of such things in general. */
const GENERAL =
  /\bderechos?\b|\brights\b|\bterminos\b|\bcondiciones (?:generales|de transporte)|\bcontrato de transporte|\bsuscri(?:p|b)\w+|\bnewsletter\b|\bresponsab(?:le|iliza|ilidad)\w*|\bproteg\w+|\bseguro de\b/
const CONCRETE =
  /\b(?:tu|su|el|la|your|the|this|seu|o) (?:vuelo|flight|voo|equipaje|maleta|bag|baggage)\b[^.\n]{0,50}\b(?:fue|ha sido|sera|esta|presenta|has been|was|is|foi)\b/
const SLOW_ANSWER =
  /^[^.\n]{0,25}\b(?:respuesta|responder\w*|respond\w*|reply|contestar\w*|correo|reembolso|refund|devolucion|pago)\b|^demoran? (?:hasta|entre|unos|\d)|^demorara/

const REASON =
  /\b(?:debido a|por causa de|a causa de|producto de|como consecuencia de|a raiz de|motivo:|causa:|due to|because of|owing to|devido a|por conta d[aoe]|em razao d[aoe]|por)(?: ?(?:el|la|un|una|l|the|a|o|uma|um))? ?[^.,;\n]{0,30}$/
const OWN_FLIGHT = /^[^.,;\n]{0,20}\b(?:tu|su|your|seu|sua|este|esta|this|vuestro)\b/

function isReal(
  message: MessageText,
  happening: Happening,
  [start, end]: Range,
  [from, to]: Range,
): boolean {
  const before = message.plain.slice(Math.max(from, start - 90), start)
  const written = message.text.slice(Math.max(from, start - 90), start)
  const after = message.plain.slice(start, to)
  const rest = message.plain.slice(end, to)
  if (DENIAL.test(before) || CONTRACTED_DENIAL.test(before) || CONDITION.test(written)) return false
  if (FREE.test(rest) || FREE_BEFORE.test(before)) return false
  return happening !== 'delayed' || (!SLOW_ANSWER.test(after) && !SLOW_ANSWER.test(rest))
}

function readSentence(message: MessageText, sentence: Range): HappeningFound[] {
  const plain = message.plain.slice(...sentence)
  if (GENERAL.test(plain) && !CONCRETE.test(plain)) return []
  const isOwnWish = OWN_WISH.test(plain)
  const found: HappeningFound[] = []
  const add = (happening: Happening, match: Range) => {
    if (!isReal(message, happening, match, sentence)) return
    const before = message.plain.slice(Math.max(sentence[0], match[0] - 90), match[0])
    const isReason =
      REASON.test(before) && !OWN_FLIGHT.test(message.plain.slice(match[1], sentence[1]))
    found.push({ happening, at: match[0], sentence, isReason })
  }
  const hasBag = BAG.test(plain)
  if (hasBag) findAll(message, BAG_TROUBLE, sentence).forEach((match) => add('baggage', match))
  for (const [happening, pattern] of PATTERNS) {
    const isSorry = happening === 'cancelled' && SORRY.test(plain)
    const isOfFlight = happening === 'overbooked' || isSorry || FLIGHT.test(plain)
    if (!isOfFlight || (isOwnWish && happening !== 'overbooked')) continue
    if (hasBag && found.length > 0 && (happening === 'delayed' || happening === 'moved')) continue
    findAll(message, pattern, sentence).forEach((match) => add(happening, match))
  }
  return found.sort((one, two) => one.at - two.at)
}

/** What a text says has happened, in its order; denials, conditions, advertising and wishes are left out. */
export function findHappenings(message: MessageText): readonly HappeningFound[] {
  return sentencesOf(message).flatMap((sentence) => readSentence(message, sentence))
}

/** What counts first: a late flight that was then cancelled is a cancelled one. */
export function mainHappening(found: readonly HappeningFound[]): HappeningFound | null {
  const own = found.some(({ isReason }) => !isReason)
    ? found.filter(({ isReason }) => !isReason)
    : found
  const isTime = ({ happening }: HappeningFound) => happening === 'delayed' || happening === 'moved'
  return (
    own.find((one) => !isTime(one)) ??
    own.find(({ happening }) => happening === 'delayed') ??
    own[0] ??
    null
  )
}
