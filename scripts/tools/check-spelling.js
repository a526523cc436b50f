import { readdirSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import dictionary from 'dictionary-es'
import nspell from 'nspell'
import ts from 'typescript'

/** Words that the dictionary lacks, with the reason why they are right. */
const KNOWN = new Set([
  // Of Chile and America; the dictionary is Spain's.
  ...['borrables', 'mantención', 'monto', 'montos', 'reintenta', 'reintentar', 'reintentas', 'rut'],
  // Of the trade.
  ...['overbooking', 'reembolsos', 'sobrevendido', 'sobreventa'],
  // Of computers.
  ...['cookies', 'https', 'localhost', 'mouse', 'service', 'spam', 'subcategoría', 'subcategorías'],
  ...['worker', 'min', 'infinite'],
  // SPEC's: cookies, and an English sentence.
  ...['ikrole', 'iktoken', 'short'],
  // Towns in messages of airlines, folded.
  ...['atacama', 'chile', 'guarulhos', 'janeiro'],
  // Groups of the pattern for flight numbers.
  ...['between', 'flight'],
  // Names that begin a sentence.
  ...['axe', 'british', 'excel', 'google'],
])

/** Pronouns at the end of a verb, which may bring it an accent: 'regístrala', 'reenvíanos'. */
const PRONOUNS = /(?:me|te|se|nos)?(?:l[aeo]s?|me|te|se|nos)$/

/** Placeholders, entities, addresses and codes. */
const NO_PROSE = /\{[^}]*\}|&\w+;|\S*[\d/@_-]\S*|\S+\.\w\S*/g

/** @typedef {(word: string) => boolean} IsKnown */

/** @param {IsKnown} isKnown @returns {IsKnown} */
const withPronouns = (isKnown) => (word) => {
  const verb = word.replace(PRONOUNS, '')
  const plain = verb.normalize('NFD').replace('\u0301', '').normalize()
  return KNOWN.has(word) || isKnown(word) || (verb !== word && (isKnown(verb) || isKnown(plain)))
}

/** The text of a node that may be shown: JSX, strings and templates. @param {ts.Node} node */
function textOf(node) {
  if (ts.isJsxText(node)) return node.text
  return ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node) ? node.text : ''
}

/**
 * The words of the Spanish texts of a module that the dictionary lacks. A text is Spanish if it has
 * several words and most of them are: SPEC has English ones. Capitals begin names, but for the first word
 * of a sentence.
 * @param {string} name of the file
 * @param {string} code
 * @param {IsKnown} isInDictionary
 */
export function findMisspellings(name, code, isInDictionary) {
  const isKnown = withPronouns(isInDictionary)
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.Latest)
  /** @type {string[]} */
  const found = []
  /** @param {ts.Node} node */
  const visit = (node) => {
    // Names of classes, such as 'fine'.
    if (ts.isJsxAttribute(node) && node.name.getText(source) === 'className') return
    const text = textOf(node)
      .replace(NO_PROSE, ' ')
      .replace(/(^|[.?!:]\s*|[¿¡«])\p{Lu}(?=\p{Ll})/gu, (start) => start.toLowerCase())
    const words = /\p{L}\s+\p{L}/u.test(text)
      ? (text.match(/(?<![\p{L}\d])\p{Ll}{2,}(?![\p{L}\d])/gu) ?? [])
      : []
    const unknown = words.filter((word) => !isKnown(word))
    if (unknown.length * 2 < words.length) found.push(...unknown)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function run() {
  const { aff, dic } = dictionary
  const spelling = nspell(Buffer.from(aff).toString(), Buffer.from(dic).toString())
  /** @type {Map<string, boolean>} */
  const answers = new Map()
  const isInDictionary = (/** @type {string} */ word) => {
    const answer = answers.get(word) ?? spelling.correct(word)
    answers.set(word, answer)
    return answer
  }
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    // The demo's data have invented names.
    .filter((name) => !name.startsWith('mocks'))
  const faults = files.flatMap((name) =>
    findMisspellings(name, readFileSync(`src/${name}`, 'utf8'), isInDictionary).map(
      (word) => `src/${name}: ${word}`,
    ),
  )
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) {
    console.error(
      'Correct them, or list them with their reason in scripts/tools/check-spelling.js.',
    )
    process.exitCode = 1
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) run()
