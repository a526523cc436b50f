import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import process from 'node:process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import config, { rulesOf } from '@/../oxlint.config.js'
import { GOOD_SAMPLES, LINT_SAMPLES, PLACED_SAMPLES } from './lint-samples'

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

/** Rule names without plugin: reports name some plugins differently from the presets. */
const nameOf = (rule: string) => rule.replace(/^.*\//, '')

const FILES: ReadonlyMap<string, string> = new Map([
  ...LINT_SAMPLES.map(
    ([rule, code, extension]) => [`src/${nameOf(rule)}.${extension}`, code] as const,
  ),
  ...[...PLACED_SAMPLES, ...GOOD_SAMPLES].map(([, file, code]) => [file, code] as const),
])

/** Every rule that the configuration enables somewhere. */
const RULES = new Set(
  [config, ...(config.overrides ?? [])].flatMap((part) => Object.keys(rulesOf(part))),
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
  it('have one sample each, with unique names', () => {
    expect(LINT_SAMPLES.map(([rule]) => rule).sort()).toEqual([...RULES].sort())
    expect(new Set([...RULES].map(nameOf)).size).toBe(RULES.size)
    expect(RULES.size).toBeGreaterThan(150)
  })

  it.each(LINT_SAMPLES)('report %s', (rule, _code, extension) => {
    const name = nameOf(rule)
    expect(reported.get(`src/${name}.${extension}`)).toContain(name)
  })

  it.each(PLACED_SAMPLES)('report %s in %s', (rule, file) => {
    expect(reported.get(file)).toContain(rule)
  })

  it.each(GOOD_SAMPLES)('accept %s', (_what, file) => {
    expect(reported.get(file)).toBeUndefined()
  })

  it('run on every sample, without a syntax error', () => {
    expect(fileCount).toBe(FILES.size)
    const names = new Set([...RULES].map(nameOf))
    expect([...reported].filter(([, found]) => !found.every((name) => names.has(name)))).toEqual([])
  })
})
