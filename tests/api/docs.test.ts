import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { API_PREFIX } from '@/config/limits'
import { env } from '@/config/env'
import { paths } from '@/config/paths'
import { ENDPOINTS } from '@/mocks/endpoints'
import { CALLS } from '@tests/faults/table/calls'

interface Documented {
  readonly number: string
  readonly call: string
  readonly code: string
  readonly pages: readonly string[]
}

const DOCUMENT = readFileSync('docs/api.md', 'utf8')
const [, CALL_TABLE = '', FAILURE_TABLE = ''] = DOCUMENT.split(/^\| +# .*$/m)

const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

const rowsOf = (table: string) =>
  table
    .split('\n')
    .map(cellsOf)
    .filter(([number = '']) => /^\d+$/.test(number))

const inBackticks = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

const ROWS = rowsOf(CALL_TABLE).map((cells): Documented => {
  const [number = '', call = '', , , , code = '', seen = ''] = cells
  return { number, call: inBackticks(call).join(), code, pages: inBackticks(seen) }
})

/** As the document writes it: `PUT /claims/{id}`. */
const written = (method: string, path: string) =>
  `${method.toUpperCase()} ${path.replace(/:(\w+)/g, '{$1}')}`

describe('docs/api.md', () => {
  it('has the sixteen calls of the client, each once and by its number', () => {
    const known = Object.entries(CALLS).map(([id, { method, url }]) => [
      id,
      written(method, url.replace(`*${API_PREFIX}`, '')),
    ])
    expect(ROWS.map(({ number, call }) => [`C${number}`, call])).toEqual(known)
    expect(ROWS).toHaveLength(16)
  })

  it('has what the demo API answers, beside the reset that the operator names', () => {
    const answered = ENDPOINTS.map(({ method, path }) => written(method, path))
    const reset = written('post', env.passwordResetPath)
    expect(new Set([...ROWS.map(({ call }) => call), reset])).toEqual(new Set(answered))
  })

  it.each(ROWS)('names a function that is there, and pages that are: $call', ({ code, pages }) => {
    const [, name = '', file = ''] = /^`(\w+)` in `([\w-]+\.ts)`$/.exec(code) ?? []
    expect(readFileSync(`src/api/${file}`, 'utf8')).toMatch(
      new RegExp(`^export (async )?function ${name}\\(`, 'm'),
    )
    expect(Object.values(paths)).toEqual(expect.arrayContaining([...pages]))
  })

  it('says of every call what it does when it fails', () => {
    expect(rowsOf(FAILURE_TABLE).map(([number]) => number)).toEqual(
      ROWS.map(({ number }) => number),
    )
  })
})
