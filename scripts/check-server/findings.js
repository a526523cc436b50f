/** @typedef {import('./schema.js').Shape} Shape */

/**
 * Note on a call; only a fault counts as a difference.
 * @typedef {{ readonly isFault: boolean, readonly text: string }} Finding
 */

/**
 * A schema of the app and the server's. `at` is the path in the body, '' for the whole body.
 * @typedef {{ readonly need: unknown, readonly have: unknown, readonly at: string }} Pair
 */

/** @param {string} text @returns {Finding} */
export const fault = (text) => ({ isFault: true, text })

/** @param {string} text @returns {Finding} */
export const hint = (text) => ({ isFault: false, text })

/**
 * One finding that lists the names; none if there are no names.
 * @param {readonly unknown[]} names
 * @param {(names: string) => string} toText
 * @returns {readonly Finding[]}
 */
export function faultOf(names, toText) {
  if (names.length === 0) return []
  return [fault(toText(names.map((name) => `\`${String(name)}\``).join(', ')))]
}

/** @param {string} at @param {string} key */
const below = (at, key) => (at === '' ? key : `${at}.${key}`)

/** @param {Shape} shape */
export const typeNames = ({ types }) => (types ?? []).filter((type) => type !== 'null').join(' or ')

/** @param {readonly Finding[]} findings */
const countFaults = (findings) => findings.filter(({ isFault }) => isFault).length

/**
 * Findings of the shape with the fewest faults.
 * @param {readonly (readonly Finding[])[]} tries
 * @returns {readonly Finding[]}
 */
export function leastOf(tries) {
  const [first = [], ...others] = tries
  return others.reduce(
    (best, findings) => (countFaults(findings) < countFaults(best) ? findings : best),
    first,
  )
}

/** @param {readonly Finding[]} findings */
export function unique(findings) {
  return [...new Map(findings.map((finding) => [finding.text, finding])).values()]
}

/** @param {Shape} shape @returns {readonly string[]} */
const textsOf = ({ values }) => (values ?? []).filter((value) => typeof value === 'string')

/**
 * Texts that the app sends or reads and a server's enum lacks.
 * @param {readonly Shape[]} needs
 * @param {readonly Shape[]} haves
 * @param {(value: string) => string} spell normalizes equivalent spellings
 */
export function missingValues(needs, haves, spell) {
  if (haves.length === 0 || haves.some(({ values }) => values === null)) return []
  const known = haves.flatMap(textsOf).map(spell)
  return needs.flatMap(textsOf).filter((value) => !known.includes(spell(value)))
}

/** @typedef {(pair: Pair) => readonly Finding[]} Compare */

/**
 * Compares the fields with these names that both objects have.
 * @param {Compare} compare @param {readonly string[]} keys @param {Shape} need @param {Shape} have
 * @param {string} at
 */
export const compareKeys = (compare, keys, need, have, at) =>
  keys
    .filter((key) => key in have.properties)
    .flatMap((key) =>
      compare({ need: need.properties[key], have: have.properties[key], at: below(at, key) }),
    )

/**
 * Compares the item schemas of two lists, if the app's has one.
 * @param {Compare} compare @param {Shape} need @param {Shape} have @param {string} at
 */
export const compareItems = (compare, need, have, at) =>
  need.items === undefined ? [] : compare({ need: need.items, have: have.items, at: `${at}[]` })
