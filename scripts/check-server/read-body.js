import {
  compareItems,
  compareKeys,
  fault,
  faultOf,
  hint,
  leastOf,
  missingValues,
  typeNames,
  unique,
} from './findings.js'
import { follow, isType, mayBeNull, notNull, shapesOf } from './schema.js'

/** @typedef {import('./schema.js').Part} Part */
/** @typedef {import('./schema.js').Shape} Shape */
/** @typedef {import('./findings.js').Finding} Finding */
/** @typedef {import('./findings.js').Pair} Pair */

/** @param {string} at */
const nameOf = (at) => (at === '' ? 'The answer' : `\`${at}\` of the answer`)

/**
 * Compares the fields that the app reads with a server's responses.
 * @param {Part} app the app's document
 * @param {Part} server the server's
 */
export function createReadComparison(app, server) {
  /** @param {Shape} need @param {Shape} have @param {string} at @returns {readonly Finding[]} */
  function compareFields(need, have, at) {
    const keys = Object.keys(need.properties)
    const lacking = keys.filter(
      (key) =>
        !(key in have.properties) && follow(app, need.properties[key])['x-optional'] !== true,
    )
    const isDescribed = Object.keys(have.properties).length > 0 || have.additional === false
    if (!isDescribed) {
      const [unsaid] = faultOf(
        lacking,
        (names) => `${nameOf(at)} is not described; it needs ${names}.`,
      )
      return unsaid ? [hint(unsaid.text)] : []
    }
    return [
      ...faultOf(lacking, (names) => `${nameOf(at)} has no ${names}, which the app reads.`),
      ...compareKeys(compare, keys, need, have, at),
    ]
  }

  /** @param {Shape} need @param {Shape} have @param {string} at @returns {readonly Finding[]} */
  function compareShapes(need, have, at) {
    const { types } = need
    if (types === null) return []
    const name = nameOf(at)
    if (have.types === null) {
      return [
        hint(`${name} is not described; the app reads ${typeNames(need)}.`),
        ...(types.includes('object') ? compareFields(need, have, at) : []),
      ]
    }
    const unread = have.types.filter(
      (type) => type !== 'null' && !types.some((other) => isType(type, other)),
    )
    if (unread.length > 0) {
      return [fault(`${name} is ${unread.join(' or ')}, the app reads ${typeNames(need)}.`)]
    }
    return [
      ...(have.types.includes('object') ? compareFields(need, have, at) : []),
      ...(have.types.includes('array') ? compareItems(compare, need, have, at) : []),
    ]
  }

  /** @param {Pair} pair @returns {readonly Finding[]} */
  function compare({ need, have, at }) {
    const needs = shapesOf(app, need)
    const haves = shapesOf(server, have)
    const missing = missingValues(needs, notNull(haves), (value) => value.toUpperCase())
    const isNullGiven = haves.some(({ types }) => types?.includes('null'))
    const tries = notNull(haves).map((other) =>
      leastOf(notNull(needs).map((shape) => compareShapes(shape, other, at))),
    )
    return unique([
      ...faultOf(missing, (values) => `${nameOf(at)} never is ${values}, which the app knows.`),
      ...faultOf(
        isNullGiven && !mayBeNull(needs) ? [null] : [],
        (value) => `${nameOf(at)} may be ${value}: the app needs a value.`,
      ),
      ...tries.flat(),
    ])
  }

  return compare
}
