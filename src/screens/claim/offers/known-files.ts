import { onUserLeft } from '@/session/session-store'

/** A photo's smaller version keeps the time, a file that is attached again the size. */
export function keysOf({ name, lastModified, size }: File): string[] {
  const stem = name.replace(/\.[^.]*$/, '')
  return [`${stem} ${lastModified}`, `${stem} ${size} B`]
}

/** A scanned file may be renamed when it is attached. */
const traitsOf = (file: File) => [...keysOf(file), `${file.size} B ${file.lastModified}`]

/** Files that are not looked through unasked: scanned, restored with a draft, or answered. */
const known = new Set<string>()
onUserLeft(() => known.clear())

export function markKnown(file: File): void {
  traitsOf(file).forEach((key) => known.add(key))
}

export function isKnown(file: File): boolean {
  return traitsOf(file).some((key) => known.has(key))
}
