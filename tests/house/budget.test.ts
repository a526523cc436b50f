import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  findExcess,
  scriptsOf,
  sizeOf,
  storedFiles,
  weigh,
} from '@/../scripts/tools/output-sizes.js'

let dir = ''

/** A text that compression cannot shrink. */
const incompressible = (bytes: number) => randomBytes(bytes).toString('latin1')

function write(file: string, content: string) {
  mkdirSync(join(dir, dirname(file)), { recursive: true })
  writeFileSync(join(dir, file), content, 'latin1')
}

const page = (style = '') => `<link href="/assets/b-2.js"><style>${style}</style>
  <script src="/assets/a-1.js"></script><script src="/assets/b-2.js"></script>`

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'budget-'))
  const worker = readFileSync('site/offline/service-worker.js', 'utf8')
  const stored = JSON.stringify(['', 'app.html', 'assets/a-1.js', 'assets/f-1.woff2', 'reclamo'])
  write('sw.js', worker.replace('__FILES__', stored))
  write('index.html', page())
  write('app.html', page())
  write('reclamo/index.html', page())
  write('assets/a-1.js', 'a')
  write('assets/b-2.js', 'b')
  write('assets/f-1.woff2', 'f'.repeat(500))
})

afterEach(() => {
  rmSync(dir, { recursive: true, force: true })
})

const html = () => ({ what: 'The HTML of /', budget: 2, parts: [weigh(dir, 'index.html')] })
const js = () => {
  const parts = scriptsOf(dir, 'index.html').map((file) => weigh(dir, file))
  return { what: 'The JavaScript of /', budget: 2, parts }
}
const stored = () => {
  const parts = storedFiles(dir).map((file) => weigh(dir, file))
  return { what: 'What the worker stores', budget: 2, parts }
}
const complaints = () => findExcess([html(), js(), stored()])

describe('the download budget of a visit', () => {
  it('is met by small pages, whatever else the service worker does not store', () => {
    write('assets/c-3.js', incompressible(2500))
    expect(complaints()).toEqual([])
  })

  it('is exceeded by inline styles', () => {
    write('index.html', page(incompressible(2500)))
    expect(complaints()).toEqual([
      expect.stringMatching(/^The HTML of \/: 2\.\d kB, 2 kB are allowed:\n.*index\.html$/),
      expect.stringMatching(/^What the worker stores: /),
    ])
  })

  it('is exceeded by a script that the page requests, which is listed first', () => {
    write('assets/b-2.js', incompressible(2500))
    expect(complaints()).toEqual([
      expect.stringMatching(/^The JavaScript of \/: 2\.\d kB.*\n.*b-2\.js\n.*a-1\.js$/),
    ])
  })

  it('is exceeded by one file too many, however small', () => {
    expect(findExcess([{ ...js(), most: 2 }])).toEqual([])
    expect(findExcess([{ ...js(), most: 1 }])).toEqual([
      expect.stringMatching(
        /^The JavaScript of \/: 2 files, 1 are allowed:\n.*b-2\.js\n.*a-1\.js$/,
      ),
    ])
  })

  it.each(['reclamo/index.html', 'app.html', 'assets/a-1.js', 'assets/f-1.woff2'])(
    'is exceeded by %s if the service worker then stores too much',
    (file) => {
      write(file, incompressible(2500))
      expect(complaints()).toContainEqual(
        expect.stringMatching(/^What the worker stores: \d\.\d kB, 2 kB are allowed:/),
      )
    },
  )

  it('counts an incompressible file with its own size', () => {
    expect(weigh(dir, 'assets/f-1.woff2').size).toBe(0.5)
    expect(sizeOf([{ file: 'a', size: 1 }, weigh(dir, 'assets/f-1.woff2')])).toBe(1.5)
  })

  it('counts a file alike, whatever hashes the names in it have', () => {
    const sizes = ['C04t7FB', 'AAAAAAA'].map((hash) => {
      write('assets/c-3.js', `import './session-${hash}.js'`)
      return weigh(dir, 'assets/c-3.js').size
    })
    expect(sizes[0]).toBe(sizes[1])
  })

  it('fails without a list of files', () => {
    write('sw.js', 'self.skipWaiting()')
    expect(() => storedFiles(dir)).toThrow('sw.js has no list of files')
  })
})
