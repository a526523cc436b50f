import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { paths } from '@/config/paths'
import { toHeadersFile, toNginxMaps } from '@/../site/headers/header-files.js'
import { readInlineParts, toHashSource } from '@/../site/headers/inline-parts.js'
import {
  ALLOWED_INLINE_SCRIPTS,
  toResponseHeaders,
  toStyleHashes,
  writeResponseHeaders,
  type Hosts,
} from '@/../site/headers/response-headers.js'

const NOTHING: Hosts = {
  apiHost: '',
  flagHost: 'https://flagcdn.com',
  googleClientId: '',
  gaMeasurementId: '',
  biReportUrl: '',
  demo: false,
}

const EVERYTHING: Hosts = {
  ...NOTHING,
  apiHost: 'https://api.vuelojusto.cl/base',
  googleClientId: 'a.apps.googleusercontent.com',
  gaMeasurementId: 'G-ABC123',
  biReportUrl: 'https://bi.example/informe?x=1',
}

const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

function toSources(policy: string): Map<string, readonly string[]> {
  const rules = policy.split('; ').map((rule) => rule.split(' '))
  return new Map(rules.map(([name = '', ...sources]) => [name, sources]))
}

function areaOf(hosts: Hosts, path: string) {
  const area = toResponseHeaders(hosts, []).areas.find((found) => found.path === path)
  if (!area) throw new Error(`no area ${path}`)
  return toSources(area.policy)
}

const publicOf = (hosts: Hosts) => toSources(toResponseHeaders(hosts, []).publicPolicy)

describe('the policy of public pages', () => {
  it('allows only the site itself and flags when no service is configured', () => {
    expect(Object.fromEntries(publicOf(NOTHING))).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", EMPTY_STYLE],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:', 'https://flagcdn.com'],
      'font-src': ["'self'"],
      'manifest-src': ["'self'"],
      'media-src': ["'none'"],
      'object-src': ["'none'"],
      'connect-src': ["'self'"],
      'frame-src': ["'none'"],
      'worker-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    })
  })

  it.each([
    ['the API', { apiHost: EVERYTHING.apiHost }, 'connect-src', 'https://api.vuelojusto.cl'],
    [
      'an API on a port',
      { apiHost: 'http://10.0.0.5:8000' },
      'connect-src',
      'http://10.0.0.5:8000',
    ],
    ['flags', { flagHost: 'https://flags.cl/v2' }, 'img-src', 'https://flags.cl'],
    ['Google', { googleClientId: 'x' }, 'script-src', 'https://accounts.google.com/gsi/client'],
    ['Google', { googleClientId: 'x' }, 'frame-src', 'https://accounts.google.com/gsi/'],
    [
      'statistics',
      { gaMeasurementId: 'G-1' },
      'script-src',
      'https://www.googletagmanager.com/gtag/js',
    ],
    ['statistics', { gaMeasurementId: 'G-1' }, 'connect-src', 'https://*.google-analytics.com'],
    ["the demo's worker", { demo: true }, 'connect-src', 'https://flagcdn.com'],
  ])('names the host of %s only when it is configured', (_service, set, directive, source) => {
    expect(publicOf({ ...NOTHING, ...set }).get(directive)).toContain(source)
    expect(publicOf({ ...NOTHING, flagHost: '' }).get(directive)).not.toContain(source)
  })

  it('allows no text as a script', () => {
    const sources = publicOf(EVERYTHING).get('script-src')?.join(' ')
    expect(sources).not.toMatch(/unsafe|strict-dynamic|\*|data:|blob:/)
    expect(ALLOWED_INLINE_SCRIPTS).toEqual([])
  })
})

describe('the policies of staff pages', () => {
  it("exclude Google and statistics, and allow the report's frame on its page only", () => {
    for (const path of ['/admin', '/legal']) {
      expect([...areaOf(EVERYTHING, path).values()].flat().join()).not.toMatch(/google/)
    }
    expect(areaOf(EVERYTHING, '/admin').get('frame-src')).toEqual(['https://bi.example'])
    expect(areaOf(EVERYTHING, '/legal').get('frame-src')).toEqual(["'none'"])
  })

  it('cover every staff route', () => {
    const areas = toResponseHeaders(NOTHING, []).areas.map(({ path }) => path)
    const staff = Object.entries(paths).filter(([name]) => /^(admin|legal)/.test(name))
    expect(staff.length).toBeGreaterThan(5)
    for (const [, path] of staff) expect(areas).toContain(`/${path.split('/')[1] ?? ''}`)
  })

  it('allow nothing that the policy of all pages forbids, for any configuration', () => {
    const origin = fc.constantFrom('', 'https://a.cl', 'https://b.cl/x?y=1', 'http://c.cl:8080')
    const hosts = fc.record({
      apiHost: origin,
      flagHost: origin,
      biReportUrl: origin,
      googleClientId: fc.constantFrom('', 'x'),
      gaMeasurementId: fc.constantFrom('', 'G-1'),
      demo: fc.boolean(),
    })
    fc.assert(
      fc.property(hosts, (chosen) => {
        const everyone = publicOf(chosen)
        for (const path of ['/admin', '/legal']) {
          for (const [directive, sources] of areaOf(chosen, path)) {
            const wider = [...(everyone.get(directive) ?? []), "'none'"]
            expect(sources.filter((source) => !wider.includes(source))).toEqual([])
          }
        }
      }),
    )
  })
})

describe("the policy of the scan's worker", () => {
  const policy = toSources(toResponseHeaders(EVERYTHING, []).worker.policy)

  it('allows its WebAssembly, but no other host and no text as a script', () => {
    expect(policy.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"])
    expect(policy.get('connect-src')).toEqual(["'self'"])
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
    expect([...policy.values()].flat().join()).not.toMatch(/https?:|\*/)
  })
})

describe('inline parts of a page', () => {
  it.each([
    ['a style', '<style data-emotion="css">a{b:c}</style>', { styles: ['a{b:c}'] }],
    ['an empty style', '<style></style>', { styles: [''] }],
    ['a style with Windows line ends', '<style>a\r\nb</style>', { styles: ['a\nb'] }],
    ['a style in a comment', '<!-- <style>a{}</style> -->', {}],
    ['a style in a title', '<title>a <style>b</style></title>', {}],
    ['a script file', '<script type="module" src="/a.js"></script>', {}],
    ['an inline script', '<script>alert(1)</script>', { scripts: ['alert(1)'] }],
    ['an inline module', '<SCRIPT type=module>x</SCRIPT >', { scripts: ['x'] }],
    ['an import map', '<script type="importmap">{}</script>', { scripts: ['{}'] }],
    ['structured data', '<script type="application/ld+json">{}</script>', {}],
    ['a script about styles', '<script src=a>"<style>b</style>"</script>', {}],
    ['a bracket in an attribute', '<p title="a > <b"></p><style>c</style>', { styles: ['c'] }],
    ['a handler', '<p onclick="x()">', { handlers: ['<p onclick="x()">'] }],
    ['code as a link', '<a href="javascript:x">', { handlers: ['<a href="javascript:x">'] }],
    ['a text about handlers', '<p>Escribe onclick="x" en &lt;p&gt;</p>', {}],
    ['an attribute that looks like one', '<p data-on="x" aria-label="a on = b">', {}],
  ])('are read: %s', (_what, html, expected) => {
    expect(readInlineParts(html)).toEqual({ styles: [], scripts: [], handlers: [], ...expected })
  })

  it('are allowed by the hash that a browser computes', () => {
    expect(toHashSource('')).toBe(EMPTY_STYLE)
    expect(toStyleHashes([{ name: 'a.html', html: '<style>a</style><style>a</style>' }])).toEqual([
      "'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='",
    ])
  })

  it.each(['<script>steal()</script>', '<img onerror="steal()">'])(
    'stop the build if they are scripts: %s',
    (html) => {
      const read = () => toStyleHashes([{ name: 'faq/index.html', html }])
      expect(read).toThrow(/^faq\/index\.html has an inline script, which .* refuses: .*steal\(\)/)
    },
  )

  it('are no scripts in the entry page of every build', () => {
    const html = readFileSync('index.html', 'utf8')
    expect(() => toStyleHashes([{ name: 'index.html', html }])).not.toThrow()
  })
})

const HOSTS = ['Netlify', 'Cloudflare'] as const

/** The rules of a `_headers` file as both kinds of hosts apply them. */
function applyRules(file: string, path: string, host: (typeof HOSTS)[number]) {
  const headers = new Map<string, string>()
  for (const rule of file.split('\n\n').filter((text) => text.startsWith('/'))) {
    const [pattern = '', ...lines] = rule.trim().split('\n')
    const start = pattern.replace(/\*$/, '')
    if (pattern === start ? path !== pattern : !path.startsWith(start)) continue
    for (const line of lines) {
      // Netlify ignores a line without a colon.
      const dropped = /^ {2}! ([\w-]+)$/.exec(line)?.[1]
      if (dropped !== undefined && host === 'Cloudflare') headers.delete(dropped)
      if (dropped !== undefined) continue
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? []
      const before = headers.get(name)
      const joined = host === 'Cloudflare' && before !== undefined ? `${before}, ${value}` : value
      headers.set(name, joined)
    }
  }
  return headers
}

describe('the headers of static hosts', () => {
  const headers = toResponseHeaders(EVERYTHING, [], ['/og.png'])
  const file = toHeadersFile(headers)
  const policyAt = (path: string) =>
    headers.areas.find((area) => `${path}/`.startsWith(`${area.path}/`))?.policy ??
    headers.publicPolicy

  it.each(['/', '/reclamo', '/no-existe', '/admin', '/admin/cobro-manual', '/legal/claim-list'])(
    'give the same policy at Netlify and Cloudflare: %s',
    (path) => {
      const wanted = toSources(`${policyAt(path)}; upgrade-insecure-requests`)
      const netlify = applyRules(file, path, 'Netlify').get('Content-Security-Policy') ?? ''
      expect(toSources(netlify)).toEqual(wanted)
      // A browser obeys every policy that it gets, so their intersection counts.
      const cloudflare = applyRules(file, path, 'Cloudflare').get('Content-Security-Policy') ?? ''
      const policies = cloudflare.split(', ').map(toSources)
      for (const [directive, sources] of wanted) {
        const common = sources.filter((source) =>
          policies.every((policy) => policy.get(directive)?.includes(source)),
        )
        expect(common).toEqual(sources[0] === "'none'" ? common : sources)
      }
      expect(policies.at(-1)).toEqual(wanted)
    },
  )

  it.each(HOSTS)("give the scan's worker its own policy, and no page: %s", (host) => {
    const given = (path: string) => applyRules(file, path, host).get('Content-Security-Policy')
    expect(given('/assets/scan/scan.worker-1.js')).toBe(
      `${headers.worker.policy}; upgrade-insecure-requests`,
    )
    for (const path of ['/', '/reclamo', '/admin', '/assets/a-1.js', '/assets/scanner-1.js']) {
      expect(given(path)).not.toContain('wasm')
    }
  })

  it.each(HOSTS)('allow the camera on passenger pages only, at %s', (host) => {
    const cameraOf = (path: string) => {
      const permissions = applyRules(file, path, host).get('Permissions-Policy')?.split(', ')
      // A structured-field dictionary: the last value of a repeated name counts.
      return permissions?.filter((one) => one.startsWith('camera=')).at(-1)
    }
    expect(['/', '/reclamo'].map(cameraOf)).toEqual(['camera=(self)', 'camera=(self)'])
    for (const path of ['/admin', '/admin/cobro-manual', '/legal/claim-list'])
      expect(cameraOf(path)).toBe('camera=()')
  })

  it.each(HOSTS)('let other sites show only the pictures of shared links, at %s', (host) => {
    const policyOf = (path: string) =>
      applyRules(file, path, host).get('Cross-Origin-Resource-Policy')
    expect(policyOf('/og.png')).toBe('cross-origin')
    for (const path of ['/', '/admin', '/assets/a-1.js', '/assets/scan/a-1.js', '/icon-512.png'])
      expect(policyOf(path)).toBe('same-origin')
  })

  it('make only hashed files immutable, and hide only staff pages from search engines', () => {
    const get = (path: string, name: string) => applyRules(file, path, 'Cloudflare').get(name)
    expect(get('/assets/a-1.js', 'Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(get('/index.html', 'Cache-Control')).toBeUndefined()
    expect(get('/admin/x', 'X-Robots-Tag')).toBe('noindex, nofollow')
    expect(get('/reclamo', 'X-Robots-Tag')).toBeUndefined()
  })
})

describe('the headers of nginx', () => {
  const config = readFileSync('deploy/nginx.conf', 'utf8')
  const namesIn = (text: string, pattern: RegExp) =>
    new Set([...text.matchAll(pattern)].map(([, name]) => name))

  it('are all written by the build and sent by the server', () => {
    const maps = toNginxMaps(toResponseHeaders(EVERYTHING, []), ['/FAQ'])
    const written = namesIn(maps, /^map .* \$(vj_\w+) \{$/gm)
    const defined = namesIn(config, /(?:set|^(?:map|geo) \S+) \$(vj_\w+)/gm)
    const used = namesIn(config + maps, /\$(vj_\w+)/g)
    expect([...used].filter((name) => !written.has(name) && !defined.has(name))).toEqual([])
    const sent = namesIn(config, /add_header [\w-]+ \$(vj_\w+) always;/g)
    const helpers = ['vj_moved', 'vj_scheme', 'vj_upgrade']
    expect([...written].filter((name) => !sent.has(name)).sort()).toEqual(helpers)
  })

  it('are included once, because a location with its own headers would lose the others', () => {
    const inside = config.split(/^ {2}location /m).slice(1)
    expect(inside.filter((block) => block.includes('add_header'))).toEqual([])
  })
})

describe('a finished build', () => {
  /** Writes the headers of a build with these pages and files. @returns a reader of its files */
  function build(pages: Readonly<Record<string, string>>, files: readonly string[]) {
    const dir = mkdtempSync(join(tmpdir(), 'vuelo-justo-headers-'))
    onTestFinished(() => rmSync(dir, { recursive: true }))
    for (const [page, html] of Object.entries(pages)) {
      mkdirSync(join(dir, page), { recursive: true })
      writeFileSync(join(dir, page, 'index.html'), html)
    }
    for (const name of files) writeFileSync(join(dir, name), '')
    writeResponseHeaders(dir, NOTHING)
    return (name: string) => readFileSync(join(dir, name), 'utf8')
  }

  it('gets the hashes of all its pages and its sharing pictures in every format', () => {
    const pages = { '': '<style>a</style>', faq: '<style>b</style>' }
    const read = build(pages, ['og.png', 'og-retraso.png', 'logo.png'])
    for (const text of ['_headers', '_nginx.conf'].map(read)) {
      for (const part of [toHashSource('a'), toHashSource('b'), '/og.png', '/og-retraso.png'])
        expect(text).toContain(part)
      expect(text).not.toContain('logo.png')
    }
  })

  it('redirects every other spelling of a page to the canonical one, without a loop', () => {
    const read = build({ '': '', FAQ: '', 'derechos/retraso': '' }, ['404.html'])
    const [, rows = ''] = /\$vj_moved \{([^}]*)\}/.exec(read('_nginx.conf')) ?? []
    const rules = [...rows.matchAll(/"~(\*?)(\S+)" "(.*)";/g)].map(([, any, pattern = '', to]) => ({
      pattern: new RegExp(pattern, any && 'i'),
      to,
    }))
    const leads = (path: string) => rules.find(({ pattern }) => pattern.test(path))?.to ?? ''
    const canonical = ['/FAQ', '/derechos/retraso', '/', '/faqs', '/404']
    expect(canonical.map(leads)).toEqual(Array(5).fill(''))
    expect(leads('/faq')).toBe('/FAQ')
    expect(leads('/FAQ/')).toBe('/FAQ')
    expect(leads('/Derechos/retraso/')).toBe('/derechos/retraso')
  })
})
