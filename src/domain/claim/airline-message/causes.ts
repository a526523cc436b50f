import type { Range } from '@/domain/search-text'
import { isWithin, type Candidate, type MessageText } from './message-text'

const TRIGGER =
  /\b(?:debido (?:a|al)|a causa (?:de|del)|por causa (?:de|del)|producto (?:de|del)|como consecuencia (?:de|del)|a raiz (?:de|del)|por motivos? (?:de|del)|(?:motivo|causa|razon|reason|cause)(?: (?:de la cancelacion|del retraso|del cambio|of the delay|of the cancellation))?(?: ?:| (?:es|fue|is|was))|due to|because of|owing to|as a result of|devido (?:a|ao|as|aos)|por conta (?:de|da|do)|em razao (?:de|da|do)) /g
/** A bare 'por' opens a cause only before such a word, which belongs to the cause. */
const BARE =
  /\b(?:por|for) (?=(?:el |la |las |los |un |una |unas |unos )?(?:condicion\w*|mal |malas |problemas?|mantenimiento|mantencion|fallas?|falha|restriccion\w*|huelga|paro|niebla|neblina|nieve|tormenta|ceniza|fuerza mayor|razones|motivos|temas|causas|ajustes?|falta de (?:tripulacion|personal|piloto)|contingencias?|imprevistos?|inconvenientes?|eventos?|situacion|circunstancias?|incidentes?|revision|inspeccion|emergencia|cierre|alta demanda|vientos?|lluvias?|visibilidad|baja visibilidad|desperfectos?|averias?|congestion|trafico|clima|meteorolog\w*|necesidades|seguridad|rotacion|llegada tard\w+|overbooking|sobreventa|operational|weather|technical|crew|air traffic|motivos|problemas|razoes|decision\w* (?:operacional|comercial)\w*)\b)/g

const MAX_CAUSE = 140
const NEXT_SENTENCE =
  /, (?:(?:por lo que|y )?(?:tu|su|el vuelo|la aerolinea|te|le|les|se|hemos|has|ha|nos|hay|fue|sera|esta|lamentablemente|queremos|puedes?|your|we|you|the flight|it|o seu|seu|sua|o voo|informamos|lamentamos|ofrecemos)\b)| (?:tu|su|your|seu|o seu) (?:vuelo|flight|voo)\b| (?:y|and|e) (?:tu|su|te|le|sera|saldra|ha sido|fue|your|we|will)\b| (?:ha sido|fue|sera|has been|was|foi) |[.;()\n"“”]/
/** 'Debido a la cancelación de tu vuelo' names what happened, no cause. */
const NO_CAUSE =
  /^(?:la |el |un |una |esta |este |the |a |o )?(?:cancela\w+|retraso|demora|cambio|reprogramacion|modificacion|atraso|delay|cancellation|change|schedule change|alteracao)\b(?: (?:de|del|en|of|to|in|do) (?:(?:tu|su|este|your|this|seu) )?(?:vuelo|flight|itinerario|horario|voo|itinerary|schedule))?|^(?:ello|eso|esto|lo anterior|this|that|lo ocurrido)\b|^(?:tu|su|your) /

function causeAt({ text, plain }: MessageText, start: number): string {
  const plainRest = plain.slice(start, start + MAX_CAUSE)
  const stop = NEXT_SENTENCE.exec(plainRest)?.index ?? plainRest.length
  const isCut = stop === MAX_CAUSE
  const words = text.slice(start, start + stop)
  return (isCut ? words.slice(0, words.lastIndexOf(' ')) : words).replace(/[\s,:-]+$/, '').trim()
}

/** Causes as the airline words them; empty where it names none. */
export function findCauses(
  message: MessageText,
  anchor: Range | null,
): readonly Candidate<string>[] {
  return [TRIGGER, BARE].flatMap((pattern) =>
    [...message.plain.matchAll(pattern)].flatMap(({ index, 0: trigger }): Candidate<string>[] => {
      const start = index + trigger.length
      if (
        /\b(?:no|not|nao) (?:es |fue |is |was )?$/.test(
          message.plain.slice(Math.max(0, index - 12), index),
        )
      )
        return []
      const rest = message.plain.slice(start, start + 80)
      const value = causeAt(message, start)
      if (value.length < 4 || NO_CAUSE.test(rest)) return []
      const near = anchor !== null && index >= anchor[0] && index < anchor[1] + 300
      return [{ value, at: index, rank: isWithin(index, anchor) ? 3 : near ? 2 : 0 }]
    }),
  )
}
