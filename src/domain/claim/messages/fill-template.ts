import { foldText } from '@/domain/search-text'
import type { TemplateText } from './custom-templates'
import { PLACEHOLDERS, type Placeholder, type TemplateWords } from './placeholders'

/** A closing brace may be missing: then the name is the letters that follow. */
const NAMED = /\{([^{}]*(?=\})|\p{L}*)\}?/gu

/** A part that is left out if a value in it is unknown. */
const OPTIONAL = /\[([^[\]]*)\]/g

/** Greetings that are complete without a name. */
const GREETED =
  /((?:^|[^\p{L}])(?:hola|buen[oa]s?(?: (?:d[ií]as?|tardes|noches))?|estimad[oa]|querid[oa]|gracias))[ ,]*\{nombre\}/giu
const CALLED_FIRST = /^(\s*[¡¿]?)\{nombre\}[ ,:]+(\p{L}?)/gmu
const CALLED_LAST = /, *\{nombre\}(?=\s*[,.;:!?]|\s*$)/gmu

function isPlaceholder(name: string): name is Placeholder {
  return Object.hasOwn(PLACEHOLDERS, name)
}

/** `{Aerolínea}` and `{ aerolinea }` are the same placeholder. */
const plainName = (raw: string) => foldText(raw.trim())

/** Names between braces, as `plainName` gives them. */
function namesIn(text: string): readonly string[] {
  return [...text.matchAll(NAMED)].map(([, name = '']) => plainName(name))
}

/** Unknown placeholders as written, each once. */
export function unknownPlaceholders(text: string): readonly string[] {
  const unknown = (text.match(NAMED) ?? []).filter((whole) => !namesIn(whole).every(isPlaceholder))
  return [...new Set(unknown)]
}

/** True if a bracket has no other to pair with, or stands inside a pair: its part is not left out. */
export function hasLoneBracket(text: string): boolean {
  return /[[\]]/.test(text.replace(OPTIONAL, ''))
}

/** Amounts and orders without which a message would be misleading. */
const REQUIRED: readonly Placeholder[] = ['compensacion', 'comision', 'cobrado', 'orden']

export function usesPlaceholder(text: string, placeholder: Placeholder): boolean {
  return namesIn(text).includes(placeholder)
}

/** First required placeholder without a value, or null. A message without that fact must not be sent. */
export function missingValue(text: string, words: TemplateWords): Placeholder | null {
  const outsideBrackets = text.replace(OPTIONAL, '')
  const named = namesIn(outsideBrackets).filter(isPlaceholder)
  return named.find((name) => REQUIRED.includes(name) && words[name] === '') ?? null
}

function wordFor(raw: string, words: TemplateWords): string {
  const name = plainName(raw)
  return isPlaceholder(name) ? words[name] : ''
}

function hasHole(text: string, words: TemplateWords): boolean {
  return namesIn(text).some((name) => wordFor(name, words) === '')
}

/** Removes an unknown name; the sentence stays. */
function withoutName(text: string): string {
  return text
    .replace(GREETED, '$1')
    .replace(CALLED_FIRST, (_, start: string, next: string) => start + next.toLocaleUpperCase('es'))
    .replace(CALLED_LAST, '')
}

/** Sentences of a line with their final characters; a dot inside a word ends none. */
function sentencesOf(line: string): readonly string[] {
  return line.match(/.+?(?:[.!?…]+(?=\s|$)|$)/g) ?? []
}

function tidy(text: string): string {
  return text
    .replace(/[{}[\]]/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ +([,.;:!?…])/g, '$1')
    .replace(/([¡¿]) +/g, '$1')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Fills a template. Leaves out the bracketed part, else the sentence, that has an unknown value. */
export function fillTemplate(text: string, words: TemplateWords): string {
  const named = text.replace(NAMED, (whole, name: string) =>
    isPlaceholder(plainName(name)) ? `{${plainName(name)}}` : whole,
  )
  const called = words.nombre === '' ? withoutName(named) : named
  const chosen = called.replace(OPTIONAL, (_, part: string) => (hasHole(part, words) ? '' : part))
  const lines = chosen.split('\n').map((line) =>
    sentencesOf(line)
      .filter((sentence) => !hasHole(sentence, words))
      .join(''),
  )
  return tidy(lines.join('\n').replace(NAMED, (_, name: string) => wordFor(name, words)))
}

/** Fills subject and text of a message. */
export function fillMessage({ subject, text }: TemplateText, words: TemplateWords): TemplateText {
  return { subject: fillTemplate(subject, words), text: fillTemplate(text, words) }
}
