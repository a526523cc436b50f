import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  EXCEPTIONS,
  findProblems,
  isAllowed,
  readPackages,
  type Package,
} from '@/../scripts/tools/licences.js'

const packages = readPackages()

const project = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}
const direct = { ...project.dependencies, ...project.devDependencies }

const GOOD: Package = {
  name: 'good',
  version: '1.0.0',
  licence: 'MIT',
  dev: false,
  script: false,
  source: '',
  locked: true,
}

describe('the installed packages', () => {
  it('are complete, licensed, locked, from the registry and without scripts', () => {
    expect(packages.length).toBeGreaterThan(400)
    expect(findProblems(packages)).toEqual([])
  })

  it.each<[string, Partial<Package>, string]>([
    ['copyleft', { licence: 'GPL-3.0-only' }, 'good 1.0.0 has the licence "GPL-3.0-only".'],
    ['no licence', { licence: '' }, 'good 1.0.0 has the licence "".'],
    ['a script', { script: true }, 'good 1.0.0 wants to run a script on installation.'],
    [
      'a foreign source',
      { source: 'git+ssh://git@github.com/a/b.git#1' },
      'good 1.0.0 comes from git+ssh://git@github.com/a/b.git#1.',
    ],
    ['no checksum', { locked: false }, 'good 1.0.0 has no checksum in the lockfile.'],
    [
      "a tool's licence among what visitors download",
      { name: 'axe-core', licence: 'MPL-2.0' },
      'axe-core 1.0.0 has the licence "MPL-2.0".',
    ],
  ])('are reported with %s', (_fault, change, sentence) => {
    expect(findProblems([GOOD])).toEqual([])
    expect(findProblems([{ ...GOOD, ...change }])).toEqual([sentence])
  })

  it('use every listed exception', () => {
    for (const { name, licence } of EXCEPTIONS) {
      const users = packages.filter((found) => name.test(found.name) && found.licence === licence)
      expect(users).not.toEqual([])
    }
  })
})

describe('a licence', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR CC0-1.0)', true],
    ['MIT OR GPL-3.0', true],
    ['MIT AND GPL-3.0', false],
    ['(MIT OR GPL-3.0) AND ISC', true],
    ['(MIT AND GPL-3.0) OR (GPL-2.0 AND ISC)', false],
    ['((MIT))', true],
    ['MITX', false],
    ['UNLICENSED', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['', false],
    ['(', false],
  ])('"%s" is allowed: %s', (expression, expected) => {
    expect(isAllowed(expression)).toBe(expected)
  })
})

describe('the direct dependencies', () => {
  it('have exact versions, those of the lockfile', () => {
    for (const [name, version] of Object.entries(direct)) {
      expect(`${name} ${version}`).toMatch(/[ @]\d+\.\d+\.\d+(-[\w.]+)?$/)
      const found = packages.filter((installed) => installed.name === name)
      // An alias such as 'npm:typescript@7.0.2' names its real package.
      const exact = version.replace(/^npm:.*@/, '')
      expect(found.map((installed) => installed.version)).toContain(exact)
    }
  })

  it('have their reason and licence in docs/dependencies.md', () => {
    const rows = readFileSync('docs/dependencies.md', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split('|').map((cell) => cell.trim()))
    const documented = rows.map(([, name = '', reason = '', licence = '']) => {
      expect(reason.length).toBeGreaterThan(10)
      return [name.replaceAll('`', ''), licence]
    })
    const installed = Object.keys(direct).map((name) => [
      name,
      packages.find((found) => found.name === name)?.licence,
    ])
    expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(installed))
    expect(documented).toHaveLength(installed.length)
  })

  it('run no scripts on installation', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^save-exact=true$/m)
  })
})
