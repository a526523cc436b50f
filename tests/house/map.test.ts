import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.\w+$/.test(file))
  .map((file) => join('src', file))
const CODE = FILES.filter((file) => /\.tsx?$/.test(file))

/** A folder is looked through at one glance. */
const FOLDER_SIZE = 12

/** The file of the app that a source names, types and code loaded by need included; null for a library. */
function resolveImport(from: string, source: string): string | null {
  const path = source.startsWith('@/') ? join('src', source.slice(2)) : join(dirname(from), source)
  return [path, `${path}.ts`, `${path}.tsx`].find((file) => CODE.includes(file)) ?? null
}

function importsOf(file: string): string[] {
  const sources = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([.@][^']*)'/g)
  return [...sources].flatMap(([, source = '']) => resolveImport(file, source) ?? [])
}

/** What remains when files that import nothing of the rest are taken away, again and again. */
function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const left = new Map(graph)
  for (;;) {
    const ends = [...left].filter(([, targets]) => !targets.some((target) => left.has(target)))
    if (ends.length === 0) return [...left.keys()]
    ends.forEach(([file]) => left.delete(file))
  }
}

/** A screen or a feature is a room of its own; else a room is a folder of `src/`. */
function roomOf(file: string): string {
  const [, room = '', part = ''] = file.split('/')
  return room === 'screens' || room === 'features' ? `${room}/${part}` : room
}

function group(files: readonly string[], keyOf: (file: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const file of files) groups.set(keyOf(file), [...(groups.get(keyOf(file)) ?? []), file])
  return groups
}

/** The name as a person says it: `ClaimFacts.tsx` and `claim-facts.ts` are the same. */
const spokenName = (file: string) =>
  (file.split('/').at(-1) ?? '').replace(/\..*$/, '').replaceAll('-', '').toLowerCase()

describe('the map of the house', () => {
  it('finds what a circle leaves, and nothing where there is none', () => {
    const line: (readonly [string, readonly string[]])[] = [
      ['a', ['b']],
      ['b', ['c']],
      ['c', []],
    ]
    expect(circlesIn(new Map(line))).toEqual([])
    expect(circlesIn(new Map([...line, ['d', ['e']], ['e', ['d']]]))).toEqual(['d', 'e'])
  })

  it('has no file that imports itself by way of others, types included', () => {
    const graph = new Map(CODE.map((file) => [file, importsOf(file)] as const))
    expect([...graph.values()].flat().length).toBeGreaterThan(500)
    expect(circlesIn(graph)).toEqual([])
  })

  it('has no folder that one glance does not hold', () => {
    const sizes = group(FILES, dirname)
    expect([...sizes].filter(([, { length }]) => length > FOLDER_SIZE).map(([dir]) => dir)).toEqual(
      [],
    )
  })

  it('has no two files of one name in a room, nor of names that differ only in case', () => {
    const named = group(CODE, (file) => `${roomOf(file)}: ${spokenName(file)}`)
    expect([...named.values()].filter(({ length }) => length > 1)).toEqual([])
  })
})
