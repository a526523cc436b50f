import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { API_PREFIX } from '@/config/limits'
import { env } from '@/config/env'
import { paths } from '@/config/paths'
import { ENDPOINTS } from '@/mocks/endpoints'
import { CALLS } from '@tests/faults/table/calls'
import { OPERATIONS } from './openapi'

interface Documented {
  readonly number: string
  readonly call: string
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
  const [number = '', call = '', seen = ''] = cells
  return { number, call: inBackticks(call).join(), pages: inBackticks(seen) }
})

/** As in the document: `PUT /claims/{id}`. */
const written = (method: string, path: string) =>
  `${method.toUpperCase()} ${path.replace(/:(\w+)/g, '{$1}')}`

describe('docs/api.md', () => {
  it('lists the calls of openapi.yaml and of the client, each once with its number', () => {
    const documented = OPERATIONS.map(({ method, path }) => `${method} ${path}`)
    const known = Object.entries(CALLS).map(([id, { method, url }]) => [
      id,
      written(method, url.replace(`*${API_PREFIX}`, '')),
    ])
    expect(ROWS.map(({ call }) => call)).toEqual(documented)
    expect(ROWS.map(({ number, call }) => [`C${number}`, call])).toEqual(known)
    expect(ROWS).toHaveLength(16)
  })

  it("lists the endpoints of the demo API, except the operator's password reset", () => {
    const answered = ENDPOINTS.map(({ method, path }) => written(method, path))
    const reset = written('post', env.passwordResetPath)
    expect(new Set([...ROWS.map(({ call }) => call), reset])).toEqual(new Set(answered))
  })

  it.each(ROWS)('names existing pages: $call', ({ pages }) => {
    expect(Object.values(paths)).toEqual(expect.arrayContaining([...pages]))
  })

  it('describes the failures of every call', () => {
    expect(rowsOf(FAILURE_TABLE).map(([number]) => number)).toEqual(
      ROWS.map(({ number }) => number),
    )
  })
})
