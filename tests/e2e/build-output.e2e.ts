import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DEMO_PASSWORD, DEMO_PEOPLE } from '@/config/demo-people'

const API_PORT = process.env['E2E_API_PORT'] ?? '4801'
const TEXT_FILE = /\.(js|css|html|json|svg|txt|webmanifest|xml|conf)$|^_headers$/

function readOutput(dir: string) {
  // Vite's manifest stays beside the output for the bundle budget; no page requests it.
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('.vite'))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      const isText = TEXT_FILE.test(entry.name)
      return { path: path.slice(dir.length + 1), text: isText ? readFileSync(path, 'utf8') : '' }
    })
}

const filesWith = (output: ReturnType<typeof readOutput>, text: string | RegExp) =>
  output.filter((file) => file.text.search(text) >= 0).map(({ path }) => path)

describe('the production build', () => {
  const output = readOutput('dist-e2e')
  const paths = output.map(({ path }) => path)

  it('contains its page, scripts, icons and terms', () => {
    expect(paths).toEqual(
      expect.arrayContaining([
        'index.html',
        'favicon.svg',
        'apple-touch-icon.png',
        'manifest.webmanifest',
        'robots.txt',
        '_redirects',
        'docs/terminos-y-condiciones-2025.pdf',
      ]),
    )
    expect(filesWith(output, `http://127.0.0.1:${API_PORT}`)).not.toEqual([])
  })

  it.each(['dist-e2e', 'dist-nginx'])('contains nothing that must stay behind: %s', (dir) => {
    const files = readOutput(dir)
    const names = files.map(({ path }) => path)
    expect(names.filter((path) => /\.map$|\.env|mockServiceWorker|\.tsx?$/.test(path))).toEqual([])
    const demo = [DEMO_PASSWORD, ...DEMO_PEOPLE.map(({ email }) => email)]
    for (const trace of [
      ...['mockServiceWorker', 'vuelo-justo-demo', 'startDemo', 'vuelo-justo:own-tab', ...demo],
      ...['Otra persona en esta pestaña', /@demo\.cl/, /[#@] sourceMappingURL=/],
      ...[/react-dom\.development|Download the React DevTools/],
      // Addresses of a development machine; the excepted user is one that Emscripten invents.
      /localhost:\d|\/home\/(?!web_user)|\/Users\/|node_modules\//,
      // Keys and tokens.
      /-----BEGIN [A-Z ]*PRIVATE KEY|\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\./,
      /\b(AKIA[0-9A-Z]{16}|ghp_\w{36}|npm_\w{36}|sk_(live|test)_\w{16,}|AIza[\w-]{35})\b/,
    ]) {
      expect(filesWith(files, trace), String(trace)).toEqual([])
    }
    const local = `127.0.0.1${dir === 'dist-e2e' ? `(?!:${API_PORT})` : ''}`
    expect(filesWith(files, new RegExp(local))).toEqual([])
  })

  it.each([
    ['URL.canParse', /\.canParse\(/],
    ['copying array methods', /\.(toSorted|toReversed|toSpliced)\(/],
    ['grouping methods', /(Object|Map)\.groupBy\(/],
    ['promises with their resolvers', /Promise\.(withResolvers|try)\(/],
    ['combined abort signals', /AbortSignal\.(any|timeout)\(/],
    ['static Response methods', /\bResponse\.json\(/],
    ['lookbehind in patterns', /\(\?<[=!]/],
    ['static class blocks', /\bstatic\s*\{/],
    ['media queries with a range', /@media\s[^{"'`]*\([\w.-]+\s*[<>]/],
  ])('uses no feature that the oldest supported browsers lack: %s', (_what, text) => {
    // pdf.js brings its own replacements, and uses combined signals only where it edits.
    const others = output.filter(({ path }) => !/\/pdf\.worker-[^/]+\.js$/.test(path))
    expect(filesWith(others, text)).toEqual([])
  })

  it('references exactly the scripts and styles that it contains', () => {
    const html = output.find(({ path }) => path === 'index.html')?.text ?? ''
    const wanted = [...html.matchAll(/(?:src|href)="\/([^"#?]+\.\w+)"/g)].map(([, path]) => path)
    expect(wanted.length).toBeGreaterThan(3)
    expect(wanted.filter((path) => !paths.includes(path ?? ''))).toEqual([])
  })
})

describe('the demo build for a static host', () => {
  it('contains its worker and a page for deep links', () => {
    const output = readOutput('dist-demo')
    const pages = output.filter(({ path }) => /^(index|404)\.html$/.test(path))
    expect(pages).toHaveLength(2)
    expect(filesWith(output, DEMO_PASSWORD)).not.toEqual([])
    expect(existsSync('dist-demo/mockServiceWorker.js')).toBe(true)
  })

  it('offers no sharing, which only the worker of the production build receives', () => {
    const read = (dir: string) => readFileSync(join(dir, 'manifest.webmanifest'), 'utf8')
    expect(read('dist-demo')).not.toContain('share_target')
    expect(read('dist-e2e')).toContain('share_target')
  })
})

describe('an invalid setting', () => {
  it('stops the build, which names its variable', async () => {
    const outDir = join(tmpdir(), 'vuelo-justo-never-built')
    const build = spawn('npx', ['--no-install', 'vite', 'build', '--outDir', outDir], {
      env: { ...process.env, NODE_ENV: 'production', VITE_API_HOST: 'not-a-url' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [build.stdout, build.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString()
      })
    }
    const code = await new Promise((resolve) => build.once('close', resolve))
    expect(code).not.toBe(0)
    expect(said).toContain('VITE_API_HOST')
    expect(existsSync(outDir)).toBe(false)
  })
})
