/** @typedef {import('./schema.js').Shape} Shape */

/**
 * Something to say of a call; a fault makes it differ, a hint does not.
 * @typedef {{ readonly isFault: boolean, readonly text: string }} Finding
 */

/**
 * A schema of the app's document beside one of the server's. `at` is the place in the body, '' for all of it.
 * @typedef {{ readonly need: unknown, readonly have: unknown, readonly at: string }} Pair
 */

/** @param {string} text @returns {Finding} */
export const fault = (text) => ({ isFault: true, text })

/** @param {string} text @returns {Finding} */
export const hint = (text) => ({ isFault: false, text })

/**
 * A finding about names, if there are any.
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
 * The findings of the shape that fits best.
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
 * The texts that the app sends or knows by itself, which a server's enum lacks.
 * @param {readonly Shape[]} needs
 * @param {readonly Shape[]} haves
 * @param {(value: string) => string} spell makes spellings alike that count as one
 */
export function missingValues(needs, haves, spell) {
  if (haves.length === 0 || haves.some(({ values }) => values === null)) return []
  const known = haves.flatMap(textsOf).map(spell)
  return needs.flatMap(textsOf).filter((value) => !known.includes(spell(value)))
}

/** @typedef {(pair: Pair) => readonly Finding[]} Compare */

/**
 * Compares the fields of these names that both objects have.
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
 * Compares the items of two lists, where it matters what is in them.
 * @param {Compare} compare @param {Shape} need @param {Shape} have @param {string} at
 */
export const compareItems = (compare, need, have, at) =>
  need.items === undefined ? [] : compare({ need: need.items, have: have.items, at: `${at}[]` })
