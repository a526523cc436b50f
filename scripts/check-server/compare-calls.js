import { fault, faultOf, hint } from './findings.js'
import { findOperation, operationsOf } from './find-operation.js'
import { createReadComparison } from './read-body.js'
import { asList, asPart, follow, UnclearDocument } from './schema.js'
import { createSentComparison } from './sent-body.js'

/** @typedef {import('./schema.js').Part} Part */
/** @typedef {import('./findings.js').Finding} Finding */
/** @typedef {import('./find-operation.js').Operation} Operation */

/**
 * Result for one call.
 * @typedef {{
 *   readonly call: string,
 *   readonly status: 'as needed' | 'differs' | 'missing',
 *   readonly findings: readonly Finding[],
 * }} Verdict
 */

/** @param {Part} root @param {Operation} one @returns {readonly Part[]} */
const parametersOf = (root, { item, operation }) =>
  [...asList(item['parameters']), ...asList(operation['parameters'])].map((part) =>
    follow(root, part),
  )

/** @param {Part} content */
const mediaTypes = (content) =>
  Object.entries(content).map(([type, media]) => ({
    type: type.split(';')[0]?.trim().toLowerCase() ?? '',
    schema: asPart(media)['schema'],
  }))

/** @param {string} type */
const isJson = (type) => /^(application\/([\w.+-]+\+)?json|application\/\*|\*\/\*)$/.test(type)

/** True if a security scheme is a bearer token. @param {Part} root @param {string} name */
function isBearer(root, name) {
  const scheme = follow(root, asPart(asPart(root['components'])['securitySchemes'])[name])
  const { type, scheme: kind, in: place, name: field } = scheme
  if (type === 'http') return String(kind).toLowerCase() === 'bearer'
  if (type === 'apiKey')
    return place === 'header' && String(field).toLowerCase() === 'authorization'
  return true
}

/**
 * Compares each call of the app with a server's OpenAPI document.
 * @param {Part} app `docs/openapi.yaml`
 * @param {Part} server
 * @returns {readonly Verdict[]}
 */
export function compareCalls(app, server) {
  const compareSent = createSentComparison(app, server)
  const compareRead = createReadComparison(app, server)
  const wantedOnes = operationsOf(app)
  const operations = operationsOf(server)

  /** @param {Operation} wanted @param {Operation} found @returns {readonly Finding[]} */
  function compareParameters(wanted, found) {
    const needs = parametersOf(app, wanted).filter((part) => part['in'] === 'query')
    const haves = parametersOf(server, found).filter((part) => part['in'] !== 'path')
    const names = new Set(needs.map((part) => part['name']))
    const unsent = haves.filter(
      (part) =>
        part['required'] === true &&
        !(part['in'] === 'query' && names.has(part['name'])) &&
        !/^(authorization|accept)$/i.test(String(part['name'])),
    )
    const taken = needs.map((need) => ({
      need,
      have: haves.find((part) => part['in'] === 'query' && part['name'] === need['name']),
    }))
    const ignored = taken.filter(({ have }) => !have).map(({ need }) => need['name'])
    return [
      ...unsent.map((part) =>
        fault(
          `It requires the ${String(part['in'])} parameter \`${String(part['name'])}\`, which the app does not send.`,
        ),
      ),
      ...faultOf(ignored, (list) => `It has no query parameter ${list}: the app asks with it.`),
      ...taken.flatMap(({ need, have }) =>
        have
          ? compareSent({ need: need['schema'], have: have['schema'], at: String(need['name']) })
          : [],
      ),
    ]
  }

  /** @param {Operation} wanted @param {Operation} found @returns {readonly Finding[]} */
  function compareRequest(wanted, found) {
    const need = follow(app, wanted.operation['requestBody'])
    const have = follow(server, found.operation['requestBody'])
    const [sent] = mediaTypes(asPart(need['content']))
    if (!sent) {
      return have['required'] === true ? [fault('It requires a body, the app sends none.')] : []
    }
    const types = mediaTypes(asPart(have['content']))
    if (types.length === 0) return [fault(`It takes no body, the app sends ${sent.type}.`)]
    const fits = types.find(
      ({ type }) => type === sent.type || type === '*/*' || (isJson(type) && isJson(sent.type)),
    )
    if (!fits) {
      const taken = types.map(({ type }) => type).join(', ')
      return [fault(`It takes ${taken}, the app sends ${sent.type}.`)]
    }
    return compareSent({ need: sent.schema, have: fits.schema, at: '' })
  }

  /** @param {Operation} wanted @param {Operation} found @returns {readonly Finding[]} */
  function compareSecurity(wanted, found) {
    const needs = asList(wanted.operation['security']).map(asPart)
    const haves = asList(found.operation['security'] ?? server['security']).map(asPart)
    const isOpen = haves.some((way) => Object.keys(way).length === 0)
    if (needs.length === 0) {
      return haves.length === 0 || isOpen
        ? []
        : [fault('It asks for a token, but no user is signed in yet.')]
    }
    const headers = parametersOf(server, found).map((part) => String(part['name']).toLowerCase())
    if (haves.length === 0) {
      const isVisitor = needs.some((way) => Object.keys(way).length === 0)
      return isVisitor || headers.includes('authorization')
        ? []
        : [hint('The document does not say that it asks for a token; it has to.')]
    }
    if (!isOpen && !haves.some((way) => Object.keys(way).every((name) => isBearer(server, name)))) {
      return [
        fault('It does not take `Authorization: Bearer …`, the only way in which the app signs.'),
      ]
    }
    return !isOpen && needs.some((way) => Object.keys(way).length === 0)
      ? [hint('Visitors call it without a token: make sure that it answers them.')]
      : []
  }

  /** @param {Operation} wanted @param {Operation} found @returns {readonly Finding[]} */
  function compareAnswer(wanted, found) {
    const promised = follow(app, asPart(wanted.operation['responses'])['2XX'])
    const [read] = mediaTypes(asPart(promised['content']))
    if (!read) return []
    const answers = Object.entries(asPart(found.operation['responses'])).filter(([status]) =>
      /^2(\d\d|XX)$/i.test(status),
    )
    if (answers.length === 0) return [hint('The document names no 2xx answer; the app reads one.')]
    return answers.flatMap(([status, response]) => {
      const types = mediaTypes(asPart(follow(server, response)['content']))
      const json = types.find(({ type }) => isJson(type))
      if (json) return compareRead({ need: read.schema, have: json.schema, at: '' })
      const kind = types.length === 0 ? 'no body' : types.map(({ type }) => type).join(', ')
      return [fault(`It answers ${status} with ${kind}, the app reads JSON.`)]
    })
  }

  /** @param {Operation} wanted @returns {Verdict} */
  function judge(wanted) {
    const call = `${wanted.method} ${wanted.path}`
    const { found, difference } = findOperation(wanted, operations, wantedOnes)
    if (!found) return { call, status: 'missing', findings: [] }
    /** @type {Finding[]} */
    const findings = difference === null ? [] : [fault(difference)]
    for (const compare of [compareParameters, compareRequest, compareSecurity, compareAnswer]) {
      try {
        findings.push(...compare(wanted, found))
      } catch (error) {
        if (!(error instanceof UnclearDocument)) throw error
        findings.push(fault(error.message))
      }
    }
    const isDifferent = findings.some(({ isFault }) => isFault)
    return { call, status: isDifferent ? 'differs' : 'as needed', findings }
  }

  return wantedOnes.map(judge)
}
