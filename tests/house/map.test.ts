import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.\w+$/.test(file))
  .map((file) => join('src', file))
const CODE = FILES.filter((file) => /\.tsx?$/.test(file))

const FOLDER_SIZE = 20
/** Limit of comment lines in `src`: more of them would not be read. */
const MOST_COMMENT_LINES = 3_600

/** The app's file that a source imports, types and lazy code included; null for a library. */
function resolveImport(from: string, source: string): string | null {
  const path = source.startsWith('@/') ? join('src', source.slice(2)) : join(dirname(from), source)
  return [path, `${path}.ts`, `${path}.tsx`].find((file) => CODE.includes(file)) ?? null
}

function importsOf(file: string): string[] {
  const sources = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([.@][^']*)'/g)
  return [...sources].flatMap(([, source = '']) => resolveImport(file, source) ?? [])
}

/** Removes files without imports again and again; the rest are in circles, or import one. */
function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const left = new Map(graph)
  for (;;) {
    const ends = [...left].filter(([, targets]) => !targets.some((target) => left.has(target)))
    if (ends.length === 0) return [...left.keys()]
    ends.forEach(([file]) => left.delete(file))
  }
}

/** A screen or a feature is its own room; otherwise a room is a folder of `src/`. */
function roomOf(file: string): string {
  const [, room = '', part = ''] = file.split('/')
  return room === 'screens' || room === 'features' ? `${room}/${part}` : room
}

function group(files: readonly string[], keyOf: (file: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const file of files) groups.set(keyOf(file), [...(groups.get(keyOf(file)) ?? []), file])
  return groups
}

/** Normalizes names: `ClaimFacts.tsx` and `claim-facts.ts` are equal. */
const normalizeName = (file: string) =>
  (file.split('/').at(-1) ?? '').replace(/\..*$/, '').replaceAll('-', '').toLowerCase()

function exportsOf(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(
    /^export (?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm,
  )
  return [...found].map(([, name = '']) => name)
}

describe('the structure of the sources', () => {
  it('detects a circle, and none in a line', () => {
    const line: (readonly [string, readonly string[]])[] = [
      ['a', ['b']],
      ['b', ['c']],
      ['c', []],
    ]
    expect(circlesIn(new Map(line))).toEqual([])
    expect(circlesIn(new Map([...line, ['d', ['e']], ['e', ['d']]]))).toEqual(['d', 'e'])
  })

  it('has no import circle, types included', () => {
    const graph = new Map(CODE.map((file) => [file, importsOf(file)] as const))
    expect([...graph.values()].flat().length).toBeGreaterThan(500)
    expect(circlesIn(graph)).toEqual([])
  })

  it('has at most 20 files per folder', () => {
    const sizes = group(FILES, dirname)
    expect([...sizes].filter(([, { length }]) => length > FOLDER_SIZE).map(([dir]) => dir)).toEqual(
      [],
    )
  })

  it('has no two files in a room with equal names, ignoring case and hyphens', () => {
    const named = group(CODE, (file) => `${roomOf(file)}: ${normalizeName(file)}`)
    expect([...named.values()].filter(({ length }) => length > 1)).toEqual([])
  })

  it('exports no name from two files', () => {
    const places = CODE.flatMap((file) => exportsOf(file).map((name) => `${name} ${file}`))
    const named = group(places, (place) => place.split(' ')[0] ?? '')
    expect(named.size).toBeGreaterThan(1_000)
    expect([...named.values()].filter(({ length }) => length > 1)).toEqual([])
  })
})

describe('the comments of the sources', () => {
  const commentsOf = (file: string) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /^\s*(?:\/\/|\/?\*|\{\/\*)/.test(line))
      .map((line) => `${file}: ${line.trim()}`)
  const comments = CODE.flatMap(commentsOf)
  const styleComments = FILES.filter((file) => file.endsWith('.css')).flatMap(commentsOf)

  const documents = readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => readFileSync(join('docs', file), 'utf8').split('\n'))

  it('and the documents name the user, the server or this tab', () => {
    expect(styleComments.length).toBeGreaterThan(200)
    expect(documents.length).toBeGreaterThan(1_000)
    const words = /\b(?:whoever|nobody|somebody|anybody)\b/i
    expect(
      [...comments, ...styleComments, ...documents].filter((line) => words.test(line)),
    ).toEqual([])
  })

  it('stay below the limit of lines', () => {
    expect(comments.length).toBeLessThan(MOST_COMMENT_LINES)
  })
})
