import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DEMO_PASSWORD, DEMO_PEOPLE } from '@/config/demo-people'

const TEXT_FILES = ['.js', '.css', '.html', '.json', '.svg', '.txt', '.webmanifest', '.xml']

function readOutput(dir: string) {
  // Vite's manifest stays beside the output for the bundle budget; no page requests it.
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('.vite'))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      const isText = TEXT_FILES.includes(extname(path))
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
    expect(
      filesWith(output, `http://127.0.0.1:${process.env['E2E_API_PORT'] ?? '4801'}`),
    ).not.toEqual([])
  })

  it('contains no mock worker and no source maps', () => {
    expect(paths.filter((path) => /mockServiceWorker|\.map$/.test(path))).toEqual([])
    expect(filesWith(output, /[#@] sourceMappingURL=/)).toEqual([])
  })

  it.each([
    'mockServiceWorker',
    'vuelo-justo-demo',
    'startDemo',
    'vuelo-justo:own-tab',
    'Otra persona en esta pestaña',
    DEMO_PASSWORD,
    ...DEMO_PEOPLE.map(({ email }) => email),
  ])('contains no demo code: %s', (trace) => {
    expect(filesWith(output, trace)).toEqual([])
  })

  it('contains no address of a development machine', () => {
    // The excepted user is one that Emscripten invents.
    expect(filesWith(output, /localhost:\d|\/home\/(?!web_user)/)).toEqual([])
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
  it.each([
    ['VITE_API_HOST', 'not-a-url'],
    ['VITE_SUPPORT_PHONE', 'llámanos'],
  ])('stops the build and names %s', async (variable, value) => {
    const outDir = join(tmpdir(), 'vuelo-justo-never-built')
    const build = spawn('npx', ['--no-install', 'vite', 'build', '--outDir', outDir], {
      env: { ...process.env, NODE_ENV: 'production', [variable]: value },
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
    expect(said).toContain(variable)
    expect(existsSync(outDir)).toBe(false)
  })
})
