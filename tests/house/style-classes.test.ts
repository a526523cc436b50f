import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => join('src', file))

const NAMED = /className="([^"]+)"|classNames\('([\w -]+)'/g

/** Classes that components use but their style sheets lack, as 'file: class'. */
function missingClasses(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  return [...code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(
    ([, name = '', source = '']) => {
      const sheet = source.startsWith('@/')
        ? join('src', source.slice(2))
        : join(dirname(file), source)
      const found = readFileSync(sheet, 'utf8').matchAll(/\.([A-Za-z][\w-]*)/g)
      const classes = new Set([...found].map(([, one]) => one))
      const asked = code.matchAll(new RegExp(String.raw`\b${name}\['([^']+)'\]`, 'g'))
      return [...asked].flatMap(([, one]) => (classes.has(one) ? [] : [`${file}: ${one ?? ''}`]))
    },
  )
}

it('every used class exists in its style sheet', () => {
  expect(FILES.length).toBeGreaterThan(300)
  expect(FILES.flatMap(missingClasses)).toEqual([])
})

it('every class in quotes or in `composes` is one of the shared sheets, and each of those is used', () => {
  const read = (files: readonly string[]) =>
    files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => join('src', file))
  const find = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].flatMap(([, ...found]) => found.join('').split(' '))
  const code = read(FILES)
  const named = find(code, NAMED)
  const composed = find(read(modules), /composes: ([\w -]+) from global/g)
  const everywhere = find(read(['src/app/global.css']), /^ *\.([a-z][\w-]*)/gm)
  const staff = find(read(['src/app/layouts/staff/classes.css']), /(?:^ *| )\.([a-z][\w-]*)/gm)
  const loaded = [...everywhere, ...staff]
  const parts = find(read(['src/ui/theme/parts.css']), /^ *\.([a-z][\w-]*)/gm)
  const sheets = [everywhere, staff, parts].flatMap((names) => [...new Set(names)])
  expect(sheets).toHaveLength(new Set(sheets).size)
  const used = new Set([...named, ...composed])
  expect(named.filter((name) => !loaded.includes(name))).toEqual([])
  const ofPublic = find(
    read(FILES.filter((file) => !/features\/claim[s-]|layouts\/staff/.test(file))),
    NAMED,
  )
  expect(ofPublic.filter((name) => !everywhere.includes(name))).toEqual([])
  expect(composed.filter((name) => ![...loaded, ...parts].includes(name))).toEqual([])
  expect(
    [...loaded, ...parts].filter((name) => !used.has(name) && !code.includes(`'${name}'`)),
  ).toEqual([])
})
