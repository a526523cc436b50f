const MAX_LENGTH = 500
const MAX_DEPTH = 4

/** Serialized empty values. */
const NOISE = /^(undefined|null|NaN|\{\}|\[\])?$|\[object /

const MARKUP = /^<[a-z!?/]/i

/** Fields of a message, by priority. */
const TEXT_FIELDS = ['detail', 'msg', 'message'] as const

function toLine(text: string): string | null {
  const line = text.trim()
  if (NOISE.test(line) || MARKUP.test(line)) return null
  if (line.length <= MAX_LENGTH) return line
  // A cut inside a surrogate pair would show a broken character.
  return `${line.slice(0, MAX_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}

function toText(value: unknown, depth: number): string | null {
  if (typeof value === 'string') return toLine(value)
  if (value instanceof Error) return null
  if (depth < MAX_DEPTH) {
    if (Array.isArray(value)) {
      const lines = value.map((item) => toText(item, depth + 1))
      return toLine(lines.filter((line) => line !== null).join('\n'))
    }
    // A primitive spreads into an empty object.
    const fields: Readonly<Record<string, unknown>> = { ...(value as object | null) }
    const named = TEXT_FIELDS.filter((field) => field in fields)
    if (named.length > 0) {
      const texts = named.map((field) => toText(fields[field], depth + 1))
      return texts.find((text) => text !== null) ?? null
    }
  }
  const json = JSON.stringify(value) as string | undefined
  return json === undefined ? null : toLine(json)
}

/**
 * Readable text of an error's `detail` (SPEC 8), at most 500 characters: a string, the lines of a
 * list, a field of TEXT_FIELDS, else JSON. Null if empty or HTML; never throws.
 */
export function detailText(value: unknown): string | null {
  try {
    return toText(value, 0)
  } catch {
    // Cyclic values, BigInt and throwing getters have no text.
    return null
  }
}
