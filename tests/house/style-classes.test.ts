import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => join('src', file))

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

it('every class in quotes is one of the global sheet, and each of those is used', () => {
  const shared = readFileSync('src/app/global.css', 'utf8').matchAll(/^ *\.([a-z][\w-]*)/gm)
  const known = new Set([...shared].map(([, one = '']) => one))
  const code = FILES.map((file) => readFileSync(file, 'utf8')).join('\n')
  const quoted = code.matchAll(/className="([^"]+)"|classNames\('([\w -]+)'/g)
  const used = new Set([...quoted].flatMap(([, one, other]) => (one ?? other ?? '').split(' ')))
  expect([...used].filter((name) => !known.has(name))).toEqual([])
  expect([...known].filter((name) => !used.has(name) && !code.includes(`'${name}'`))).toEqual([])
})
