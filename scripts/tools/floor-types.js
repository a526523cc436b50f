import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import ts from 'typescript'

/**
 * @typedef {{ version_added: string | false | null, flags?: unknown, prefix?: string, alternative_name?: string }} Support
 * @typedef {{ __compat?: { support: Readonly<Record<string, Support | readonly Support[]>> } }} Entry
 * @typedef {Entry & { readonly [member: string]: Entry | undefined }} Interface
 */

const require = createRequire(import.meta.url)

/** Replaces the libraries "DOM" and "ES2023.Array" in config/tsconfig.floor.json. */
const TARGET = '.cache/floor-dom.d.ts'

/** Names in MDN's data per browserslist name. */
const NAMES = /** @type {Readonly<Record<string, string>>} */ ({
  ios_saf: 'safari_ios',
  and_chr: 'chrome_android',
  samsung: 'samsunginternet_android',
})

/** @param {string} file @returns {unknown} */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

const { browserslist } = /** @type {{ browserslist: readonly string[] }} */ (
  readJson('package.json')
)
/** @typedef {Readonly<Record<string, Interface | undefined>>} Interfaces */
const { api, javascript } =
  /** @type {{ api: Interfaces, javascript: { builtins: Interfaces } }} */ (
    readJson(require.resolve('@mdn/browser-compat-data'))
  )

/**
 * MDN's data of an interface of the platform or the language.
 * @param {string} name as TypeScript calls it
 */
function findInterface(name) {
  const ofLanguage = name.replace('Readonly', '').replace(/^\w+Array$/, 'TypedArray')
  return api[name] ?? javascript.builtins[ofLanguage]
}

const FLOOR = browserslist.map((entry) => {
  const [browser = '', version = ''] = entry.split(' ')
  return /** @type {const} */ ([NAMES[browser] ?? browser, parseFloat(version)])
})

/** @param {Support | readonly Support[] | undefined} support @param {number} oldest */
function isIn(support, oldest) {
  if (support === undefined) return true
  return [support].flat().some(({ version_added, flags, prefix, alternative_name }) => {
    if (flags ?? prefix ?? alternative_name) return false
    return typeof version_added === 'string' && parseFloat(version_added.replace('≤', '')) <= oldest
  })
}

/** @param {Entry | undefined} entry */
const isMissing = (entry) =>
  FLOOR.some(([browser, oldest]) => !isIn(entry?.__compat?.support[browser], oldest))

/**
 * Changes to a declaration of a library for the oldest browsers: members that one of them lacks become
 * optional, so that code with feature detection passes; functions are removed.
 * @param {ts.Statement} statement
 * @returns {readonly { readonly start: number, readonly end: number, readonly text: string }[]}
 */
function changesOf(statement) {
  if (ts.isFunctionDeclaration(statement)) {
    const name = statement.name?.text ?? ''
    const isGone = isMissing(api[name] ?? api['Window']?.[name])
    return isGone ? [{ start: statement.getStart(), end: statement.getEnd(), text: '' }] : []
  }
  if (ts.isInterfaceDeclaration(statement)) {
    const owner = findInterface(statement.name.text)
    // If the interface is missing as a whole, a browser that has it has its members as well.
    return isMissing(owner) ? [] : toOptional(statement.members, (name) => owner?.[name])
  }
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.flatMap((declaration) => {
    const owner = findInterface(declaration.name.getText())
    const end = declaration.getEnd()
    if (isMissing(owner)) return [{ start: end, end, text: ' | undefined' }]
    // `declare var URL: { canParse(): … }` declares static members.
    if (!declaration.type || !ts.isTypeLiteralNode(declaration.type)) return []
    return toOptional(declaration.type.members, (name) => owner?.[`${name}_static`])
  })
}

/**
 * @param {readonly ts.TypeElement[]} members
 * @param {(name: string) => Entry | undefined} entryOf
 */
function toOptional(members, entryOf) {
  return members.flatMap((member) => {
    const { name } = member
    if (!name || !ts.isIdentifier(name) || !isMissing(entryOf(name.text))) return []
    if (ts.isAccessor(member)) return [{ start: member.getStart(), end: member.getEnd(), text: '' }]
    return member.questionToken ? [] : [{ start: name.getEnd(), end: name.getEnd(), text: '?' }]
  })
}

/**
 * A library of TypeScript without what the oldest supported browsers lack (docs/decisions/011).
 * @param {string} name
 */
function toFloor(name) {
  const text = readFileSync(require.resolve(`typescript/lib/lib.${name}.d.ts`), 'utf8')
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
  let floor = ''
  let done = 0
  for (const { start, end, text: inserted } of source.statements.flatMap(changesOf)) {
    floor += text.slice(done, start) + inserted
    done = end
  }
  return floor + text.slice(done)
}

mkdirSync(dirname(TARGET), { recursive: true })
writeFileSync(TARGET, ['dom', 'dom.iterable', 'es2023.array'].map(toFloor).join(''))
