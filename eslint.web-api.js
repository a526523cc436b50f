import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import ts from 'typescript'

/**
 * @typedef {{ version_added: string | false | null, flags?: unknown, prefix?: string, alternative_name?: string }} Support
 * @typedef {{ __compat?: { support: Readonly<Record<string, Support | readonly Support[]>> } }} Entry
 * @typedef {Entry & { readonly [member: string]: Entry | undefined }} Interface
 * @typedef {Extract<Parameters<import('eslint').Rule.RuleContext['report']>[0], { node: unknown }>['node']} Reported
 */

/** How MDN's data call the browsers of `browserslist`. */
const NAMES = /** @type {Readonly<Record<string, string>>} */ ({
  ios_saf: 'safari_ios',
  and_chr: 'chrome_android',
  samsung: 'samsunginternet_android',
})

/** @type {unknown} */
const manifest = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
const { browserslist } = /** @type {{ browserslist: readonly string[] }} */ (manifest)

/** @type {readonly (readonly [string, number])[]} */
const FLOOR = browserslist.map((entry) => {
  const [browser = '', version = ''] = entry.split(' ')
  return [NAMES[browser] ?? browser, parseFloat(version)]
})

/** @returns {Readonly<Record<string, Interface | undefined>>} */
function readData() {
  const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data')
  const data = /** @type {unknown} */ (JSON.parse(readFileSync(file, 'utf8')))
  return /** @type {{ api: Readonly<Record<string, Interface | undefined>> }} */ (data).api
}

/** @type {ReturnType<typeof readData> | undefined} */
let api

/** @param {Support | readonly Support[] | undefined} support */
function isIn(support, /** @type {number} */ oldest) {
  if (support === undefined) return true
  return [support].flat().some(({ version_added, flags, prefix, alternative_name }) => {
    if (flags ?? prefix ?? alternative_name) return false
    return typeof version_added === 'string' && parseFloat(version_added.replace('≤', '')) <= oldest
  })
}

/** @param {Entry | undefined} entry */
function missingIn(entry) {
  const support = entry?.__compat?.support
  if (support === undefined) return []
  return FLOOR.filter(([browser, oldest]) => !isIn(support[browser], oldest)).map(
    ([browser, oldest]) => `${browser} ${String(oldest)}`,
  )
}

/**
 * Where the browser's own types declare a name: the interface and the member.
 * @param {ts.Symbol | undefined} symbol
 */
function placeOf(symbol) {
  const declaration = symbol?.declarations?.find((found) =>
    /\/lib\.dom[.\w]*\.d\.ts$/.test(found.getSourceFile().fileName),
  )
  if (!symbol || !declaration) return null
  const { parent } = declaration
  if (ts.isInterfaceDeclaration(parent)) return { owner: parent.name.text, member: symbol.name }
  // `declare var URL: { canParse(): … }` holds what is called on the name itself.
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) {
    return { owner: parent.parent.name.getText(), member: `${symbol.name}_static` }
  }
  return { owner: symbol.name, member: '' }
}

/**
 * Refuses calls to what the browser offers (not the language: es-x does that) and the floor lacks.
 * @type {import('eslint').Rule.RuleModule}
 */
export const webApi = {
  meta: { type: 'problem', docs: { description: 'keep to the browsers of docs/decisions/011' } },
  create(context) {
    /** @type {unknown} */
    const parserServices = context.sourceCode.parserServices
    const services = /** @type {{ getSymbolAtLocation(node: unknown): ts.Symbol | undefined }} */ (
      parserServices
    )
    /** @param {Reported} node */
    const check = (node) => {
      const place = placeOf(services.getSymbolAtLocation(node))
      if (place === null) return
      api ??= readData()
      const { owner, member } = place
      const missing = missingIn(member === '' ? api[owner] : api[owner]?.[member])
      if (missing.length === 0) return
      const name = member === '' ? owner : `${owner}.${member.replace('_static', '')}`
      context.report({ node, message: `${name} is missing in ${missing.join(', ')}.` })
    }
    return {
      MemberExpression: (node) => {
        if (!node.computed) check(node.property)
      },
      NewExpression: ({ callee }) => {
        if (callee.type === 'Identifier') check(callee)
      },
      CallExpression: ({ callee }) => {
        if (callee.type === 'Identifier') check(callee)
      },
    }
  },
}
