import type { Range } from '@/domain/search-text'

const MAX_LENGTH = 40_000

/** A cleaned text, and the same in lower case without accents; both have the same length. */
export interface MessageText {
  readonly text: string
  readonly plain: string
}

/** Folds one letter to one letter, so that a position in `plain` is the same in `text`. */
function foldLetter(letter: string): string {
  return letter.toLowerCase().normalize('NFD').charAt(0)
}

/** Cleans a pasted text: invisible characters, kinds of dashes and spaces, emphasis, wrapped lines. */
export function toMessageText(raw: string): MessageText {
  const text = raw
    .slice(0, MAX_LENGTH)
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff*]|\ufe0f/g, '')
    .replace(/[\t\u00a0\u2000-\u200a\u202f_]/g, ' ')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/([^\n.:;!?])\n(?=[a-zà-ÿ])/g, '$1 ')
  return { text, plain: text.replace(/[A-Z]|[^\0-\x7f]/g, foldLetter) }
}

const REPLY_HEAD =
  /^(?:(?:el|on|em) .{4,120}(?:escribio|wrote|escreveu) ?:|-{2,} ?(?:mensaje original|original message|mensagem original) ?-{2,})$/

/** Splits off the quoted text of a reply; a forwarded message is part of the new one. */
export function splitQuotes({ text, plain }: MessageText): readonly [string, string] {
  const lines = text.split('\n')
  let at = 0
  const fresh: string[] = []
  const quoted: string[] = []
  let isQuoted = false
  for (const line of lines) {
    const plainLine = plain.slice(at, at + line.length)
    at += line.length + 1
    if (plainLine.length < 200 && REPLY_HEAD.test(plainLine)) isQuoted = true
    else if (isQuoted || line.startsWith('>')) quoted.push(line.replace(/^[> ]+/, ''))
    else fresh.push(line)
  }
  return [fresh.join('\n'), quoted.join('\n')]
}

export function sentencesOf({ text }: MessageText): readonly Range[] {
  const ranges: Range[] = []
  let start = 0
  for (const { index, 0: mark } of text.matchAll(/[.!?]+ (?=[A-Z¡¿"(ÁÉÍÓÚÑ])|;|\n+/g)) {
    ranges.push([start, index + mark.length])
    start = index + mark.length
  }
  return [...ranges, [start, text.length]]
}

export function findAll(
  { plain }: MessageText,
  pattern: RegExp,
  [start, end]: Range = [0, plain.length],
): readonly Range[] {
  return [...plain.slice(start, end).matchAll(pattern)].map(({ index, 0: found }) => [
    start + index,
    start + index + found.length,
  ])
}

const LABEL_REACH = 70

/** The label that stands last before a position, at most a line or two away; null if there is none. */
export function labelBefore<Name extends string>(
  { plain }: MessageText,
  at: number,
  labels: Readonly<Record<Name, RegExp>>,
  reach = LABEL_REACH,
): Name | null {
  const before = plain.slice(Math.max(0, at - reach), at)
  let last = -1
  let found: Name | null = null
  for (const [name, pattern] of Object.entries<RegExp>(labels)) {
    for (const { index, 0: label } of before.matchAll(pattern)) {
      if (index + label.length <= last) continue
      last = index + label.length
      found = name as Name
    }
  }
  return found
}

/** Words that tell the flight that the passenger lost from the one offered instead. */
export const OLD_OR_NEW = {
  new: /\b(?:nuev[oa]s?|new|nov[oa])\b(?: (?:vuelo|flight|voo|fecha|date|salida|departure|horario|hora|itinerario|itinerary))*|\breubica|\breacomod|\b(?:reprogramad[oa]s?|reagendad[oa]|movid[oa]|cambiad[oa]|postergad[oa]|remarcado|rescheduled|moved|changed) (?:en|para|al?|to|for|on)\b|\balternativ|\bofrece|\bahora\b|\brebook|\breaccommodat|\bnow\b|\breacomoda|\bpasa(?:ra)? a\b|\bsera el\b/g,
  old: /\boriginal|\banterior|\bantes ?:|\bafectad|\bprevi[oa]\b|\bprevious|\bold\b|\bin place of|\ben lugar del?/g,
} as const

/** A value found in the text; the highest rank counts, then the first. */
export interface Candidate<Value> {
  readonly value: Value
  readonly at: number
  readonly rank: number
}

export function bestOf<Value>(candidates: readonly Candidate<Value>[]): Candidate<Value> | null {
  return candidates.reduce<Candidate<Value> | null>(
    (best, one) => (best === null || one.rank > best.rank ? one : best),
    null,
  )
}

export function isWithin(at: number, range: Range | null): boolean {
  return range !== null && at >= range[0] && at < range[1]
}
