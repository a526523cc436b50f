/** A match in a text: start index, and end index (exclusive). */
export type Range = readonly [start: number, end: number]

const MARKS = /\p{M}/gu
const PLAIN = /^[\0-\x7f]*$/

/** Removes accents and lowercases a text for search, so that 'ibanez' finds 'Ibáñez'. */
export function foldText(text: string): string {
  // Fast path: most texts are ASCII, and there may be a hundred thousand.
  if (PLAIN.test(text)) return text.toLowerCase()
  return text.normalize('NFD').toLowerCase().normalize('NFD').replace(MARKS, '')
}

/** Unique words of a search text, folded. */
export function searchWords(typed: string): readonly string[] {
  return [...new Set(foldText(typed).split(/\s+/))].filter((word) => word !== '')
}

/** Folds a text and returns the original range of each folded character. */
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
    // A separate combining accent belongs to the letter before it.
    const last = places.at(-1)
    if (plain === '' && last?.[1] === start) last[1] = at
  }
  return { folded, places }
}

/** Sorts ranges and merges those that touch. */
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
 * Ranges of the first occurrence of each word of `searchWords`; `skipped`: ignored characters, as
 * in a RUT.
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
