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
import { asPart, follow, isType, mayBeNull, notNull, shapesOf } from './schema.js'

/** @typedef {import('./schema.js').Part} Part */
/** @typedef {import('./schema.js').Shape} Shape */
/** @typedef {import('./findings.js').Finding} Finding */
/** @typedef {import('./findings.js').Pair} Pair */

/** @param {string} at */
const nameOf = (at) => (at === '' ? 'The request body' : `\`${at}\` of the request`)

/** True if an object allows any field. @param {Shape} have */
function isFree({ properties, additional }) {
  if (additional === true || Object.keys(asPart(additional)).length > 0) return true
  return Object.keys(properties).length === 0 && additional !== false
}

/**
 * Compares the bodies that the app sends with those that a server accepts.
 * @param {Part} app the app's document
 * @param {Part} server the server's
 */
export function createSentComparison(app, server) {
  /** @param {Shape} need @param {Shape} have @param {string} at @returns {readonly Finding[]} */
  function compareFields(need, have, at) {
    const name = nameOf(at)
    const keys = Object.keys(need.properties).filter((key) => need.properties[key] !== false)
    const isNeeded = (/** @type {string} */ key) =>
      follow(app, need.properties[key])['x-optional'] !== true
    const lost = keys.filter((key) => !(key in have.properties) && isNeeded(key))
    // A saved record contains all fields it was loaded with; only fields declared `false` are never sent.
    const isRecord = need.additional === true
    const unsent = have.required.filter((key) =>
      isRecord ? need.properties[key] === false : !keys.includes(key),
    )
    const unsure = have.required.filter(
      (key) => !isRecord && keys.includes(key) && !need.required.includes(key),
    )
    const end = have.additional === false ? 'refused' : 'lost'
    return [
      ...faultOf(
        isFree(have) ? [] : lost,
        (names) => `${name} has no ${names}: it would be ${end}.`,
      ),
      ...faultOf(unsent, (names) => `${name} requires ${names}, which the app does not send.`),
      ...faultOf(unsure, (names) => `${name} requires ${names}, which the app may leave out.`),
      ...(isRecord && have.additional === false
        ? [
            hint(
              `${name} forbids unknown fields: a record is sent back with all it came with, so take every field that its answer has.`,
            ),
          ]
        : []),
      ...compareKeys(compare, keys, need, have, at),
    ]
  }

  /** @param {Shape} need @param {Shape} have @param {string} at @returns {readonly Finding[]} */
  function compareShapes(need, have, at) {
    const { types } = have
    if (need.types === null || types === null) return []
    const name = nameOf(at)
    const isTaken = notNull([need]).some(({ types: sent }) =>
      sent?.some((type) => type !== 'null' && types.some((other) => isType(type, other))),
    )
    if (!isTaken)
      return [fault(`${name} takes ${typeNames(have)}, the app sends ${typeNames(need)}.`)]
    const limits = /** @type {const} */ (['maxLength', 'maximum'])
    return [
      ...limits
        .filter((limit) => need[limit] !== Infinity && have[limit] < need[limit])
        .map((limit) =>
          fault(`${name} has the ${limit} ${have[limit]}, the app sends up to ${need[limit]}.`),
        ),
      ...(types.includes('object') ? compareFields(need, have, at) : []),
      ...(types.includes('array') ? compareItems(compare, need, have, at) : []),
    ]
  }

  /** @param {Pair} pair @returns {readonly Finding[]} */
  function compare({ need, have, at }) {
    const needs = shapesOf(app, need)
    const haves = shapesOf(server, have)
    const missing = missingValues(needs, notNull(haves), (value) => value)
    const isNullSent = needs.some(({ types }) => types?.includes('null'))
    const tries = notNull(needs).map((shape) =>
      leastOf(notNull(haves).map((other) => compareShapes(shape, other, at))),
    )
    return unique([
      ...faultOf(missing, (values) => `${nameOf(at)} does not take ${values}.`),
      ...faultOf(
        isNullSent && !mayBeNull(haves) ? [null] : [],
        (value) => `${nameOf(at)} does not take ${value}, which the app sends for nothing.`,
      ),
      ...tries.flat(),
    ])
  }

  return compare
}
