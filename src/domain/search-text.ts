/** Where a text holds what was searched for: from the first index up to, but not including, the second. */
export type Range = readonly [start: number, end: number]

const MARKS = /\p{M}/gu
const PLAIN = /^[\0-\x7f]*$/

/** A text as it is searched: without accents and upper case, so that 'Ibáñez' is found by 'ibanez'. */
export function foldText(text: string): string {
  // Most codes are plain, and there may be a hundred thousand of them.
  if (PLAIN.test(text)) return text.toLowerCase()
  return text.normalize('NFD').toLowerCase().normalize('NFD').replace(MARKS, '')
}

/** The words of what somebody typed, folded, each once. */
export function searchWords(typed: string): readonly string[] {
  return [...new Set(foldText(typed).split(/\s+/))].filter((word) => word !== '')
}

/** A folded text, and of each of its letters what it comes from. */
function foldWithPlaces(text: string, skipped: RegExp | undefined) {
  let folded = ''
  const places: [start: number, end: number][] = []
  let at = 0
  for (const letter of text) {
    const start = at
    at += letter.length
    if (skipped?.test(letter)) continue
    const plain = foldText(letter)
    folded += plain
    places.push(...Array.from({ length: plain.length }, (): [number, number] => [start, at]))
    // An accent of its own belongs to the letter before it.
    const last = places.at(-1)
    if (plain === '' && last?.[1] === start) last[1] = at
  }
  return { folded, places }
}

/** Ranges in their order, those that meet as one. */
function joined(ranges: readonly Range[]): readonly Range[] {
  const joint: Range[] = []
  for (const [start, end] of [...ranges].sort(([a], [b]) => a - b)) {
    const last = joint.at(-1)
    if (last && start <= last[1]) joint[joint.length - 1] = [last[0], Math.max(last[1], end)]
    else joint.push([start, end])
  }
  return joint
}

/**
 * Where a text holds any of these words, each at its first place.
 *
 * @param words as `searchWords` gives them
 * @param skipped a letter that does not count, such as a dot in a RUT
 */
export function rangesOf(
  text: string,
  words: readonly string[],
  skipped?: RegExp,
): readonly Range[] {
  const { folded, places } = foldWithPlaces(text, skipped)
  const ranges = words.flatMap((word): Range[] => {
    const at = word === '' ? -1 : folded.indexOf(word)
    const [first, last] = [places[at], places[at + word.length - 1]]
    return first && last ? [[first[0], last[1]]] : []
  })
  return joined(ranges)
}
