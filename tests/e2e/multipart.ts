import type { ApiServer } from './api-server'

/** One part of a multipart body with its exact bytes. `filename` is null for a plain field. */
export interface Part {
  readonly name: string
  readonly filename: string | null
  readonly contentType: string | null
  readonly bytes: Buffer
}

const CRLF = Buffer.from('\r\n')
const BLANK_LINE = Buffer.from('\r\n\r\n')

function readParameter(header: string, name: string): string | null {
  const found = new RegExp(`;\\s*${name}="([^"]*)"`, 'i').exec(header)?.[1]
  // Browsers percent-encode only these three characters of a name.
  return (
    found?.replace(/%(0D|0A|22)/gi, (code) => String.fromCharCode(parseInt(code.slice(1), 16))) ??
    null
  )
}

function parsePart(part: Buffer): Part {
  const split = part.indexOf(BLANK_LINE)
  if (split < 0) throw new Error('A part has no blank line after its headers.')
  const lines = part.subarray(0, split).toString('utf8').split('\r\n')
  const headers = new Map(
    lines.map((line) => {
      const [name = '', ...value] = line.split(':')
      return [name.trim().toLowerCase(), value.join(':').trim()] as const
    }),
  )
  const disposition = headers.get('content-disposition') ?? ''
  const name = readParameter(disposition, 'name')
  if (name === null) throw new Error('A part has no name.')
  return {
    name,
    filename: readParameter(disposition, 'filename'),
    contentType: headers.get('content-type') ?? null,
    bytes: part.subarray(split + BLANK_LINE.length),
  }
}

/**
 * Parses a multipart/form-data body byte by byte (RFC 7578).
 *
 * @throws when the body is malformed
 */
function parseMultipart(contentType: string, body: Buffer): readonly Part[] {
  const boundary = /^multipart\/form-data;.*boundary="?([^";]+)"?/i.exec(contentType)?.[1]
  if (boundary === undefined) throw new Error(`Not a multipart body: "${contentType}".`)
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  // The first delimiter has no preceding line break; add one, so that all delimiters are alike.
  const text = Buffer.concat([CRLF, body])
  const parts: Part[] = []
  let start = text.indexOf(delimiter)
  if (start !== 0) throw new Error('The body does not start with its boundary.')
  for (;;) {
    start += delimiter.length
    if (text.subarray(start, start + 2).toString() === '--') return parts
    const end = text.indexOf(delimiter, start)
    if (end < 0) throw new Error('The body ends before its last boundary.')
    parts.push(parsePart(text.subarray(start + CRLF.length, end)))
    start = end
  }
}

/** A claim as it arrived. */
interface SentClaim {
  readonly fields: Readonly<Record<string, string>>
  readonly files: readonly Part[]
}

/** The claims that the API received, in their order. */
export function sentClaims(api: ApiServer): readonly SentClaim[] {
  return api.callsOf('POST /claim/').map(({ headers, body }) => {
    const parts = parseMultipart(headers['content-type'] ?? '', body)
    const isFile = ({ filename }: Part) => filename !== null
    const texts = parts.filter((part) => !isFile(part))
    return {
      fields: Object.fromEntries(texts.map(({ name, bytes }) => [name, bytes.toString()])),
      files: parts.filter(isFile),
    }
  })
}
