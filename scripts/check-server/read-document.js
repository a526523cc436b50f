import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { asPart, UnclearDocument } from './schema.js'

const TIMEOUT_MS = 15_000

/** @param {unknown} error */
function reasonOf(error) {
  if (!(error instanceof Error)) return 'no reason given'
  const code = [error, error.cause].map((one) => asPart(one)['code'])
  return code.find((one) => typeof one === 'string') ?? error.name
}

/** @param {string} file */
async function readFromFile(file) {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new UnclearDocument(`cannot be read (${reasonOf(error)}).`)
  }
}

/** @param {string} address @param {number} timeoutMs */
async function readFromAddress(address, timeoutMs) {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(address, { signal, headers: { Accept: 'application/json' } })
    if (response.ok) return await response.text()
    throw new UnclearDocument(`answers with ${response.status}.`)
  } catch (error) {
    if (error instanceof UnclearDocument) throw error
    throw new UnclearDocument(
      signal.aborted
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
 * @param {number} [timeoutMs]
 * @throws {UnclearDocument} with a sentence whose subject is the source
 */
export async function readDocument(source, timeoutMs = TIMEOUT_MS) {
  const text = /^https?:\/\//i.test(source)
    ? await readFromAddress(source, timeoutMs)
    : await readFromFile(source)
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
