const MAX_LENGTH = 500
const MAX_DEPTH = 4

/** What a program writes when it has nothing to say. */
const NOISE = /^(undefined|null|NaN|\{\}|\[\])?$|\[object /

const MARKUP = /^<[a-z!?/]/i

/** Where servers put their sentence, best first. */
const TEXT_FIELDS = ['detail', 'msg', 'message'] as const

function toLine(text: string): string | null {
  const line = text.trim()
  if (NOISE.test(line) || MARKUP.test(line)) return null
  if (line.length <= MAX_LENGTH) return line
  // A cut between the halves of a surrogate pair would show as a broken character.
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
    // What is no object spreads into nothing.
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
 * Turns whatever a server put into its error's `detail` into text for a person (SPEC 8): a string,
 * a list of messages (joined by new lines), an object's `detail`, `msg` or `message`, else its JSON
 * text, at most 500 characters.
 *
 * @returns null when there is nothing to show: empty, an HTML page, or a value without a text.
 * Never throws.
 */
export function detailText(value: unknown): string | null {
  try {
    return toText(value, 0)
  } catch {
    // Cycles, big integers and getters that throw have no text.
    return null
  }
}
