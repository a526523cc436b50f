import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'

/** Ignored by git, Prettier and TypeScript, but inside the project, so that its packages resolve. */
const CACHE = '.cache'
const TIMEOUT_MS = 240_000

const SETTINGS = {
  // Its globs are relative to its folder: `src/` is that of the samples.
  'oxlint.config.js': "export { default } from '../../oxlint.config.js'",
  // Works like a tsconfig.json, whose change would reload the pages of a running `npm run dev`.
  'jsconfig.json': JSON.stringify({
    extends: '../../tsconfig.json',
    // No rule of the samples asks what the types of Node and Vite say.
    compilerOptions: { moduleDetection: 'force', types: [] },
    include: ['.'],
  }),
}

/** Invalid code for one rule of each preset, with and without types, and for those that oxlint.config.js sets up itself. */
const SAMPLES = {
  'src/long.ts': ['max-lines', `export {}${'\n;'.repeat(200)}`],
  'tests/long.ts': ['max-lines', `export {}${'\n;'.repeat(400)}`],
  'src/alert.ts': ['no-alert', "alert('')"],
  'tests/log.ts': ['no-console', "console.log('')"],
  'src/fetch.ts': ['no-restricted-globals', "fetch('')"],
  'src/request.ts': ['no-restricted-globals', 'new XMLHttpRequest()'],
  'src/import.ts': [
    'consistent-type-imports',
    "import { Stats } from 'node:fs'; export type A = Stats",
  ],
  'src/empty.ts': ['no-empty', 'if (Math.random()) {}'],
  'src/floating.ts': ['no-floating-promises', 'Promise.resolve()'],
  'src/deps.tsx': [
    'exhaustive-deps',
    "import { useEffect } from 'react'\nfunction A({ a }: { a: 1 }) { useEffect(() => f(a), []) }",
  ],
  'src/alt.tsx': ['alt-text', 'export const A = () => <img />'],
} as const

interface Report {
  readonly diagnostics: readonly { code?: string; filename: string }[]
}

it(
  'reports with types what the presets forbid, and what the project does',
  { timeout: TIMEOUT_MS },
  async () => {
    mkdirSync(CACHE, { recursive: true })
    const dir = mkdtempSync(join(CACHE, 'lint-samples-'))
    onTestFinished(() => {
      rmSync(dir, { recursive: true })
    })
    const codes = Object.entries(SAMPLES).map(([file, [, code]]) => [file, code] as const)
    for (const [file, code] of [...Object.entries(SETTINGS), ...codes]) {
      mkdirSync(join(dir, dirname(file)), { recursive: true })
      writeFileSync(join(dir, file), code)
    }
    // Files are listed one by one, because oxlint skips a folder that git ignores.
    const args = ['-c', 'oxlint.config.js', '-f', 'json', ...Object.keys(SAMPLES)]
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [resolve('node_modules/oxlint/bin/oxlint'), ...args],
      { cwd: dir, timeout: TIMEOUT_MS, maxBuffer: 2 ** 26 },
      // oxlint exits with 1 after any report.
    ).catch((error: unknown) => error as { stdout: string })
    const { diagnostics } = JSON.parse(stdout) as Report
    const found = diagnostics.map(({ filename, code }) => [
      filename,
      /\((.+)\)$/.exec(code ?? '')?.[1],
    ])
    for (const [file, [rule]] of Object.entries(SAMPLES)) expect(found).toContainEqual([file, rule])
  },
)
