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
