import { PLACEHOLDERS, type Placeholder, type TemplateWords } from './placeholders'

const NAMED = /\{([^{}]*)\}/g

/** A greeting is whole without a name. */
const GREETED =
  /((?:^|[^\p{L}])(?:hola|buen[oa]s?(?: (?:d[ií]as?|tardes|noches))?|estimad[oa]|querid[oa]|gracias))[ ,]*\{nombre\}/giu
const CALLED_FIRST = /^(\s*[¡¿]?)\{nombre\}[ ,:]+(\p{L}?)/gmu
const CALLED_LAST = /, *\{nombre\}(?=\s*[,.;:!?]|\s*$)/gmu

function isPlaceholder(name: string): name is Placeholder {
  return Object.hasOwn(PLACEHOLDERS, name)
}

/** `{Aerolínea}` and `{ aerolinea }` mean what they say. */
function plainName(raw: string): string {
  return raw
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .trim()
    .toLowerCase()
}

/** What stands between braces and means nothing, as it was written and each once. */
export function unknownPlaceholders(text: string): readonly string[] {
  const names = [...text.matchAll(NAMED)].map(([whole, name = '']) => ({ whole, name }))
  return [
    ...new Set(names.filter(({ name }) => !isPlaceholder(plainName(name))).map((n) => n.whole)),
  ]
}

/** Facts about money without which a message would say something else than it means to. */
const REQUIRED: readonly Placeholder[] = ['compensacion', 'comision', 'cobrado', 'orden']

/** The placeholders that a text names, each once; without what stands between brackets. */
function placeholdersOutsideBrackets(text: string): readonly Placeholder[] {
  const names = [...text.replace(/\[[^[\]]*\]/g, '').matchAll(NAMED)].map(([, name = '']) =>
    plainName(name),
  )
  return [...new Set(names.filter(isPlaceholder))]
}

/** Whether a text names a placeholder, between brackets or not. */
export function usesPlaceholder(text: string, placeholder: Placeholder): boolean {
  return [...text.matchAll(NAMED)].some(([, name = '']) => plainName(name) === placeholder)
}

/**
 * The first fact about money that a text cannot do without and that is not known: such a message is
 * not sent, because leaving out its sentence would leave a message about nothing. Null if all are known.
 */
export function missingFact(text: string, words: TemplateWords): Placeholder | null {
  const named = placeholdersOutsideBrackets(text)
  return named.find((name) => REQUIRED.includes(name) && words[name] === '') ?? null
}

function wordFor(raw: string, words: TemplateWords): string {
  const name = plainName(raw)
  return isPlaceholder(name) ? words[name] : ''
}

function hasHole(text: string, words: TemplateWords): boolean {
  return [...text.matchAll(NAMED)].some(([, name = '']) => wordFor(name, words) === '')
}

/** A person without a name is not called by it; the sentence stays. */
function withoutName(text: string): string {
  return text
    .replace(GREETED, '$1')
    .replace(CALLED_FIRST, (_, start: string, next: string) => start + next.toLocaleUpperCase('es'))
    .replace(CALLED_LAST, '')
}

/** The sentences of a line, each with what ends it; a dot inside a word ends nothing. */
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

/**
 * A template as a person reads it. What is between brackets, and else the sentence, is left out where
 * something that it names is not known: nobody reads of a hole.
 */
export function fillTemplate(text: string, words: TemplateWords): string {
  const named = text.replace(NAMED, (whole, name: string) =>
    isPlaceholder(plainName(name)) ? `{${plainName(name)}}` : whole,
  )
  const called = words.nombre === '' ? withoutName(named) : named
  const chosen = called.replace(/\[([^[\]]*)\]/g, (_, part: string) =>
    hasHole(part, words) ? '' : part,
  )
  const lines = chosen.split('\n').map((line) =>
    sentencesOf(line)
      .filter((sentence) => !hasHole(sentence, words))
      .join(''),
  )
  return tidy(lines.join('\n').replace(NAMED, (_, name: string) => wordFor(name, words)))
}
