import { asList, asPart, follow } from './schema.js'

/** @typedef {import('./schema.js').Part} Part */

/**
 * One operation of a document. `path` includes the base path of its servers.
 * @typedef {{ readonly method: string, readonly path: string, readonly item: Part, readonly operation: Part }} Operation
 */

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/** Path of a server's URL, which may be relative or contain variables. @param {unknown} address */
const basePath = (address) =>
  (typeof address === 'string' ? address : '')
    .replace(/^(https?:)?\/\/[^/]*/i, '')
    .replace(/^\{[^}]*\}/, '')
    .replace(/\/+$/, '')

/**
 * @param {Part} document
 * @returns {readonly Operation[]} in the order of the document
 */
export function operationsOf(document) {
  const servers = asList(document['servers']).map((server) => basePath(asPart(server)['url']))
  const bases = new Set(servers.length > 0 ? servers : [''])
  return Object.entries(asPart(document['paths'])).flatMap(([path, value]) => {
    const item = follow(document, value)
    const methods = Object.keys(item).filter((key) => METHODS.includes(key))
    return methods.flatMap((method) =>
      [...bases].map((base) => ({
        method: method.toUpperCase(),
        path: `${base}${path}`,
        item,
        operation: asPart(item[method]),
      })),
    )
  })
}

/** Path without the names of parameters: `/claims/{id}` is `/claims/{claim_id}`. @param {string} path */
export const shapeOf = (path) => path.replace(/\{[^}]*\}/g, '{}')

/** @param {string} path */
const otherSlash = (path) => (path.endsWith('/') ? path.slice(0, -1) : `${path}/`)

/**
 * The operation for a call, or a similar one with the difference.
 * @param {Operation} wanted
 * @param {readonly Operation[]} operations of the server
 * @param {readonly Operation[]} wantedOnes all operations that the app calls
 * @returns {{ readonly found: Operation | null, readonly difference: string | null }}
 */
export function findOperation(wanted, operations, wantedOnes) {
  const { method, path } = wanted
  const shape = shapeOf(path)
  const below = shape.replace(/^\/api\/v1/, '')
  const same = operations.filter((one) => one.method === method)
  /** @param {(path: string) => boolean} fits */
  const find = (fits) => same.find((one) => fits(shapeOf(one.path))) ?? null

  const exact = find((other) => other === shape)
  if (exact) return { found: exact, difference: null }
  const slashed = find((other) => other === otherSlash(shape))
  if (slashed) {
    const difference = `The app calls \`${path}\`, this server has \`${slashed.path}\`: a redirect for the slash loses the body. Serve it with exactly this slash.`
    return { found: slashed, difference }
  }
  const elsewhere = find((other) => other === below || other.endsWith(`/v1${below}`))
  if (elsewhere) {
    const difference = `It lies at \`${elsewhere.path}\`, the app calls \`${path}\`. Mount it there, or name the prefix in \`servers\`.`
    return { found: elsewhere, difference }
  }
  const others = operations.filter((one) => shapeOf(one.path) === shape)
  const spare = others.find(
    (one) => !wantedOnes.some((call) => call.method === one.method && shapeOf(call.path) === shape),
  )
  if (spare) {
    return { found: spare, difference: `It answers ${spare.method}, the app sends ${method}.` }
  }
  return { found: null, difference: null }
}
