import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import type * as prerenderer from './render.tsx'
import type { PageFile } from './page-files.ts'
import { criticalCss } from './critical-css.ts'
import { writePage } from './write-page.ts'

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: ReadonlySet<string> } }

const REACT = 'src/app/start/stage-react.ts'
const BOOT = [REACT, 'src/app/start/stage-router.ts', 'src/app/start/start.tsx']

/** Requests a private page's data before other code runs. */
const READS = ['src/app/start/prefetch-page-data.ts']
const STAFF_READS = [...READS, 'src/app/start/prefetch-desk-claims.ts']

/** Files of the given modules and their imports, each after its dependencies. */
function filesOf(chunks: ReadonlyMap<string, Chunk>, modules: readonly string[]) {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (file: string) => {
    const chunk = chunks.get(file)
    if (!chunk || scripts.has(file)) return
    chunk.imports.forEach(visit)
    scripts.add(file)
    chunk.viteMetadata?.importedCss.forEach((style) => styles.add(style))
  }
  for (const module of modules) {
    const entry = [...chunks.values()].find(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith(`/${module}`)),
    )
    if (!entry) throw new Error(`The build has no chunk for ${module}: see src/app/pages.ts`)
    visit(entry.fileName)
  }
  return { scripts: [...scripts], styles: [...styles] }
}

/**
 * Style sheets of prerendered parts whose code the page never loads. Class names are unique, so a sheet
 * with a class of the markup belongs to the page.
 */
function stylesOf(html: string, sheets: ReadonlyMap<string, string>): string[] {
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')),
  )
  return [...sheets].flatMap(([file, text]) =>
    [...text.matchAll(/\.(_[\w-]+)/g)].some(([, name = '']) => classes.has(name)) ? [file] : [],
  )
}

/** Builds the app for Node and loads it. */
async function loadPrerenderer(mode: string, base: string): Promise<typeof prerenderer> {
  const outDir = mkdtempSync(join(tmpdir(), 'prerender-'))
  try {
    await build({
      mode,
      base,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: {
        ssr: 'site/prerender/render.tsx',
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'prerender.mjs', codeSplitting: false } },
      },
    })
    return (await import(pathToFileURL(join(outDir, 'prerender.mjs')).href)) as typeof prerenderer
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

/**
 * Prerenders every public page with inline styles, readable before any script loads, and writes a shell for
 * each page that depends on the user (docs/decisions/006).
 */
export function prerenderPages(): Plugin {
  const chunks = new Map<string, Chunk>()
  const sheetFiles: string[] = []
  let outDir = ''
  let base = '/'
  let mode = 'production'
  return {
    name: 'vuelo-justo:prerender',
    apply: ({ build: options }, { command }) => command === 'build' && options?.ssr === undefined,
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
      base = config.base
      mode = config.mode
    },
    writeBundle: (_options, bundle) => {
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') chunks.set(output.fileName, output)
        else if (output.fileName.endsWith('.css')) sheetFiles.push(output.fileName)
      }
    },
    closeBundle: {
      sequential: true,
      handler: async () => {
        if (chunks.size === 0) return
        const template = readFileSync(join(outDir, 'index.html'), 'utf8')
        const { PAGE_FILES, SHELL_FILES, renderPage, renderShell } = await loadPrerenderer(
          mode,
          base,
        )
        const readStyle = (file: string) => readFileSync(join(outDir, file), 'utf8')
        const write = (file: string, html: string) => {
          const target = join(outDir, file)
          mkdirSync(dirname(target), { recursive: true })
          writeFileSync(target, html)
        }
        const stylesIn = (files: readonly string[]) =>
          files.map((file) => ({ file, text: readStyle(file) }))
        const readsOf = ({ family }: PageFile) => {
          if (family === undefined) return []
          return family === 'staff' ? STAFF_READS : READS
        }
        const codeOf = (page: PageFile) =>
          filesOf(chunks, ['src/main.tsx', ...readsOf(page), ...BOOT, ...page.code])
        const shared = filesOf(chunks, ['src/main.tsx', ...BOOT]).styles
        const sheets = new Map(sheetFiles.map((file) => [file, readStyle(file)]))
        for (const page of PAGE_FILES) {
          const { scripts, styles } = codeOf(page)
          const rendered = await renderPage(page.path)
          const needed = new Set([...styles, ...stylesOf(rendered.html, sheets)])
          const parts = { ...rendered, page: page.mark, base, scripts }
          const html = writePage(template, { ...parts, styles: stylesIn([...needed]) })
          page.files.forEach((file) => write(file, html))
        }
        const shells = await Promise.all(
          SHELL_FILES.map(async (page) => {
            const { scripts, styles } = codeOf(page)
            const coming = styles.filter((file) => !shared.includes(file))
            // What the first calls need, and the largest file; the rest would share the line with them.
            const first = filesOf(chunks, ['src/main.tsx', ...readsOf(page), REACT]).scripts
            const next = scripts.filter((file) => !first.includes(file))
            return { page, scripts: first, next, coming, rendered: await renderShell(page.path) }
          }),
        )
        // One style per family, because the policy of every page lists the hash of each.
        const styleOf = (family: PageFile['family']) => {
          if (family === undefined) return ''
          const members = shells.filter(({ page }) => page.family === family)
          const files = new Set(members.flatMap(({ coming }) => coming))
          return criticalCss(
            [...files].map(readStyle).join('\n'),
            members.map(({ rendered }) => rendered.html).join('\n'),
          )
        }
        for (const { page, scripts, next, coming, rendered } of shells) {
          const html = writePage(template, {
            ...rendered,
            page: page.mark,
            family: page.family,
            base,
            scripts,
            next,
            styles: stylesIn(shared),
            skeletonStyle: styleOf(page.family),
            coming,
          })
          page.files.forEach((file) => write(file, html))
        }
      },
    },
  }
}
