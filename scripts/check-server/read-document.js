import { readFile, stat } from 'node:fs/promises'
import { parse } from 'yaml'
import { asPart, UnclearDocument } from './schema.js'

/** Larger than any OpenAPI document. */
const MOST_BYTES = 64 * 1024 * 1024
const TIMEOUT_MS = 15_000

/** @typedef {{ readonly mostBytes?: number, readonly timeoutMs?: number }} Limits */

/** @param {number} mostBytes */
const tooLarge = (mostBytes) =>
  new UnclearDocument(
    `is larger than ${Math.round(mostBytes / 1024 / 1024)} MB: no OpenAPI document.`,
  )

/** @param {string} file @param {number} mostBytes */
async function readFromFile(file, mostBytes) {
  try {
    const { size } = await stat(file)
    if (size > mostBytes) throw tooLarge(mostBytes)
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof UnclearDocument) throw error
    throw new UnclearDocument(`cannot be read (${reasonOf(error)}).`)
  }
}

/** @param {unknown} error */
function reasonOf(error) {
  if (!(error instanceof Error)) return 'no reason given'
  const code = [error, error.cause].map((one) => asPart(one)['code'])
  return code.find((one) => typeof one === 'string') ?? error.name
}

/** @param {string} address @param {Required<Limits>} limits */
async function readFromAddress(address, { mostBytes, timeoutMs }) {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(address, { signal, headers: { Accept: 'application/json' } })
    if (!response.ok) throw new UnclearDocument(`answers with ${response.status}.`)
    const decoder = new TextDecoder()
    let bytes = 0
    let text = ''
    for await (const chunk of response.body ?? []) {
      const piece = /** @type {Uint8Array} */ (chunk)
      bytes += piece.length
      if (bytes > mostBytes) throw tooLarge(mostBytes)
      text += decoder.decode(piece, { stream: true })
    }
    return text + decoder.decode()
  } catch (error) {
    if (error instanceof UnclearDocument) throw error
    const isLate = signal.aborted
    throw new UnclearDocument(
      isLate
        ? `does not answer within ${timeoutMs / 1000} s.`
        : `does not answer (${reasonOf(error)}). Is the server running?`,
    )
  }
}

/** @param {string} text @param {string} source @returns {unknown} */
function parseText(text, source) {
  try {
    if (/\.ya?ml$/.test(source)) return parse(text)
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    const isPage = /^\s*</.test(text)
    throw new UnclearDocument(
      isPage
        ? 'is a web page, not JSON. FastAPI publishes its document at /openapi.json.'
        : 'is not JSON. A file of YAML needs a name that ends in .yaml.',
    )
  }
}

/**
 * Reads an OpenAPI document.
 * @param {string} source a file or an address
 * @param {Limits} [limits]
 * @throws {UnclearDocument} with a sentence whose subject is the source
 */
export async function readDocument(
  source,
  { mostBytes = MOST_BYTES, timeoutMs = TIMEOUT_MS } = {},
) {
  const text = /^https?:\/\//i.test(source)
    ? await readFromAddress(source, { mostBytes, timeoutMs })
    : await readFromFile(source, mostBytes)
  const document = asPart(parseText(text, source))
  const version = document['openapi']
  if ('swagger' in document) {
    throw new UnclearDocument('is a document of Swagger 2: convert it to OpenAPI 3 first.')
  }
  if (typeof version !== 'string' || !version.startsWith('3.') || !('paths' in document)) {
    throw new UnclearDocument('is no OpenAPI 3 document: it needs `openapi: 3.x` and `paths`.')
  }
  return document
}
