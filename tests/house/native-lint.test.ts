import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import process from 'node:process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import config, { rulesOf } from '@/../oxlint.config.js'

/** Ignored by git, Prettier and TypeScript, but inside the project, so that its packages resolve. */
const CACHE = '.cache'
const PREFIX = 'lint-samples-'
const TIMEOUT_MS = 240_000

const SETTINGS = {
  // Its globs are relative to its folder: `src/` is that of the samples.
  'oxlint.config.js': "export { default } from '../../oxlint.config.js'",
  // Works like a tsconfig.json, whose change would reload the pages of a running `npm run dev`.
  'jsconfig.json': JSON.stringify({
    extends: '../../tsconfig.json',
    compilerOptions: { moduleDetection: 'force' },
    include: ['.'],
  }),
}

interface Report {
  readonly diagnostics: readonly { code?: string; filename: string; message: string }[]
  readonly number_of_files: number
}

/** A file with a hook for each rule of React. */
const hook = (code: string) => `import { useEffect, useRef } from 'react'\n${code}`

/** Invalid code for rules of each plugin, with and without types, and for those that oxlint.config.js sets up itself. */
const BAD_SAMPLES = [
  ['max-lines', 'src/long.ts', `export {}${'\n;'.repeat(200)}`],
  ['max-lines', 'tests/long.ts', `export {}${'\n;'.repeat(400)}`],
  ['no-alert', 'src/alert.ts', "alert('')"],
  ['no-console', 'src/log.ts', "console.log('')"],
  ['no-console', 'tests/log.ts', "console.log('')"],
  ['no-empty', 'src/empty.ts', 'if (Math.random()) {}'],
  ['no-restricted-globals', 'src/fetch.ts', "fetch('')"],
  ['no-restricted-globals', 'src/request.ts', 'new XMLHttpRequest()'],
  ['prefer-const', 'src/const.ts', 'let a = 1; f(a)'],
  [
    'consistent-type-imports',
    'src/import.ts',
    "import { Stats } from 'node:fs'; export type A = Stats",
  ],
  ['no-confusing-void-expression', 'src/nothing.ts', 'export const a = alert()'],
  ['no-explicit-any', 'src/any.ts', 'export type A = any'],
  ['no-floating-promises', 'src/floating.ts', 'Promise.resolve()'],
  ['no-misused-promises', 'src/promise.ts', 'if (Promise.resolve()) {}'],
  ['no-non-null-assertion', 'src/non-null.ts', 'export const f = (a?: 1) => a!'],
  ['no-unnecessary-condition', 'src/always.ts', 'export const f = (a: object) => a?.toString'],
  ['no-unused-vars', 'src/unused.ts', 'const a = 1'],
  ['prefer-nullish-coalescing', 'src/nullish.ts', 'export const f = (a?: object) => a || 1'],
  ['restrict-template-expressions', 'src/object.ts', 'export const a = `${{}}`'],
  [
    'exhaustive-deps',
    'src/deps.tsx',
    hook('function A({ a }: { a: 1 }) { useEffect(() => f(a), []) }'),
  ],
  ['globals', 'src/globals.tsx', 'let a = 1; export function A() { a = 2; return <p>{a}</p> }'],
  ['refs', 'src/refs.tsx', hook('export function A() { return useRef(1).current }')],
  ['alt-text', 'src/alt.tsx', 'export const A = () => <img />'],
  ['click-events-have-key-events', 'src/click.tsx', 'export const A = () => <div onClick={f} />'],
  [
    'no-interactive-element-to-noninteractive-role',
    'src/role.tsx',
    'export const A = () => <button role="img" />',
  ],
  ['no-redundant-roles', 'src/roles.tsx', 'export const A = () => <button role="button" />'],
] as const

/** Code that each exception of oxlint.config.js allows. */
const GOOD_SAMPLES = [
  ['fetch in src/api', 'src/api/fetch.ts', "await fetch('')"],
  ['fetch in src/mocks', 'src/mocks/fetch.ts', "await fetch('')"],
  ['the console in scripts', 'scripts/log.js', "console.log('')"],
  ['the console in browser tests', 'tests/e2e/log.ts', "console.log('')"],
  ['200 lines in src', 'src/lines.ts', 'export const a = [\n' + '1,\n'.repeat(198) + ']'],
  ['400 lines in tests', 'tests/lines.ts', 'export const a = [\n' + '1,\n'.repeat(398) + ']'],
  ['a number in a template', 'src/template.ts', 'export const f = (a: number) => `${a}`'],
  [
    'an arrow function that returns void',
    'src/void.ts',
    'export const f = (a: Node) => a.normalize()',
  ],
  [
    'an unused sibling of a rest',
    'src/rest.ts',
    'export const f = ({ a, ...b }: { a: 1; c: 1 }) => b',
  ],
  ['a property in brackets', 'src/brackets.ts', "export const f = (a: { b: 1 }) => a['b']"],
  [
    'an async event handler',
    'src/handler.tsx',
    'export const A = (a: { f: () => Promise<void> }) => <button onClick={a.f}>a</button>',
  ],
  ['a focusable heading', 'src/heading.tsx', 'export const a = <h2 tabIndex={0}>a</h2>'],
  ['the role of a navigation', 'src/nav.tsx', 'export const a = <nav role="navigation">a</nav>'],
  [
    'the roles of a table',
    'src/table.tsx',
    'export const a = <table role="table"><tbody><tr role="row"><td role="cell">a</td></tr></tbody></table>',
  ],
] as const

const FILES: ReadonlyMap<string, string> = new Map(
  [...BAD_SAMPLES, ...GOOD_SAMPLES].map(([, file, code]) => [file, code]),
)

/** Every rule that the configuration enables somewhere, without plugin: reports name some plugins differently. */
const RULES = new Set(
  [config, ...(config.overrides ?? [])].flatMap((part) =>
    Object.keys(rulesOf(part)).map((rule) => rule.replace(/^.*\//, '')),
  ),
)

let dir = ''
let fileCount = 0
/** Reports of each file: rule names without plugin, and messages of syntax errors. */
const reported = new Map<string, string[]>()

/** Deletes leftovers of aborted runs; a run that may still be active keeps its folder. */
function removeLeftovers(): void {
  for (const name of readdirSync(CACHE).filter((entry) => entry.startsWith(PREFIX))) {
    const path = join(CACHE, name)
    if (statSync(path).mtimeMs < Date.now() - 2 * TIMEOUT_MS) rmSync(path, { recursive: true })
  }
}

function writeSamples(): void {
  for (const [file, code] of [...Object.entries(SETTINGS), ...FILES]) {
    mkdirSync(join(dir, dirname(file)), { recursive: true })
    writeFileSync(join(dir, file), code)
  }
}

/** Files are listed one by one, because oxlint skips a folder that git ignores. */
function lint(): Promise<Report> {
  const oxlint = resolve('node_modules/oxlint/bin/oxlint')
  const args = [oxlint, '-c', 'oxlint.config.js', '-f', 'json', ...FILES.keys()]
  const options = { cwd: dir, timeout: TIMEOUT_MS, maxBuffer: 2 ** 26 }
  return new Promise((done, fail) => {
    // oxlint exits with 1 after any report, so only its output shows whether it ran.
    execFile(process.execPath, args, options, (_error, stdout, stderr) => {
      try {
        done(JSON.parse(stdout) as Report)
      } catch {
        fail(new Error(`oxlint wrote no report: ${stdout}${stderr}`))
      }
    })
  })
}

beforeAll(async () => {
  mkdirSync(CACHE, { recursive: true })
  removeLeftovers()
  dir = mkdtempSync(join(CACHE, PREFIX))
  writeSamples()
  const report = await lint()
  fileCount = report.number_of_files
  for (const { code, filename, message } of report.diagnostics) {
    const name = /\((.+)\)$/.exec(code ?? '')?.[1] ?? message
    reported.set(filename, [...(reported.get(filename) ?? []), name])
  }
}, TIMEOUT_MS)

afterAll(() => {
  if (dir) rmSync(dir, { recursive: true, force: true })
})

describe('general lint rules', () => {
  it('come from the presets', () => {
    expect(RULES.size).toBeGreaterThan(150)
  })

  it.each(BAD_SAMPLES)('report %s in %s', (rule, file) => {
    expect(reported.get(file)).toContain(rule)
  })

  it.each(GOOD_SAMPLES)('accept %s', (_what, file) => {
    expect(reported.get(file)).toBeUndefined()
  })

  it('run on every sample, without a syntax error', () => {
    expect(fileCount).toBe(FILES.size)
    expect([...reported].filter(([, found]) => !found.every((name) => RULES.has(name)))).toEqual([])
  })
})
