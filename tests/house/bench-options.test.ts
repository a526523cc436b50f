import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readOptions } from '@/../scripts/bench/options.js'

const dir = mkdtempSync(join(tmpdir(), 'bench-options-'))
writeFileSync(join(dir, 'index.html'), '<p>text</p>')
mkdirSync(join(dir, 'empty'))
afterAll(() => {
  rmSync(dir, { recursive: true })
})

describe('the options of the bench', () => {
  it('default to five rounds of everything', () => {
    expect(readOptions([])).toEqual({ rounds: 5, page: '', action: '', peers: [] })
  })

  it('accept several other sites, each with or without another first page', () => {
    const { peers } = readOptions(['--peer', `one=${dir}`, '--peer', `two=${dir}#/docs/start`])
    expect(peers).toEqual([
      { name: 'one', dir, path: '/' },
      { name: 'two', dir, path: '/docs/start' },
    ])
  })

  it.each([
    ['--peer', dir, 'write it as name=folder'],
    ['--peer', 'name=', 'write it as name=folder'],
    ['--peer', `=${dir}`, 'write it as name=folder'],
    ['--peer', `name=${dir}#docs`, 'write it as name=folder'],
    ['--peer', `name=${join(dir, 'missing')}`, 'there is no folder'],
    ['--peer', `name=${join(dir, 'empty')}`, 'there is no index.html'],
    ['--rounds', '0', 'must be a whole number'],
    ['--only', 'half', 'must be one of pages, private, answers'],
    ['--action', 'claim', 'goes with --only answers'],
    ['--page', '/reclamo', 'goes with --only pages'],
  ])('rejects %s %s', (option, value, why) => {
    expect(() => readOptions([option, value])).toThrow(why)
  })

  it('reject two sites with one name, and sites when no page is visited', () => {
    const peer = ['--peer', `one=${dir}`]
    expect(() => readOptions([...peer, ...peer])).toThrow('the same name')
    expect(() => readOptions([...peer, '--only', 'answers'])).toThrow('goes with pages')
  })
})
