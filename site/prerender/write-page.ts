import { escapeMarkup } from '../search-engines/crawl-files.ts'
import type { PageHead } from '@/app/head/page-head.ts'

interface PageParts {
  /** Value of `data-page`. */
  readonly page: string
  /** Family of a shell, whose head preloads the first requests. */
  readonly family?: string | undefined
  readonly html: string
  readonly head: PageHead
  /** Structured data for search engines: an element of the head, or ''. */
  readonly data?: string
  /** Picture of a shared link, if the page has its own. */
  readonly picture?: { readonly url: string; readonly alt: string } | null | undefined
  /** Base path of the app. */
  readonly base: string
  /** Scripts to preload, entry first. */
  readonly scripts: readonly string[]
  /** Scripts that the entry preloads when it runs (src/main.tsx), after the calls' code. */
  readonly next?: readonly string[]
  readonly styles: readonly { readonly file: string; readonly text: string }[]
  /** Critical CSS of a shell's skeleton. */
  readonly skeletonStyle?: string
  /** Style sheets that the code loads later. */
  readonly coming?: readonly string[]
}

/** A function, because `$` has a meaning in a replacement string. */
const as = (text: string) => () => text

function withMeta(html: string, name: string, content: string | null): string {
  const tag = new RegExp(`<meta\\s+(?:name|property)="${name}"\\s+content="[^"]*"\\s*/?>\\s*`)
  if (content === null) return html.replace(tag, '')
  const key = name.startsWith('og:') ? 'property' : 'name'
  const written = `<meta ${key}="${name}" content="${escapeMarkup(content)}" />\n    `
  return tag.test(html)
    ? html.replace(tag, as(written))
    : html.replace('</head>', as(`  ${written.trimEnd()}\n  </head>`))
}

function withHead(html: string, { page, head, picture }: PageParts): string {
  let written = html.replace(
    /<title>[^<]*<\/title>/,
    as(`<title>${escapeMarkup(head.title)}</title>`),
  )
  written = withMeta(written, 'description', head.description)
  written = withMeta(written, 'robots', head.robots)
  if (page !== '/') {
    written = withMeta(written, 'og:title', head.title)
    written = withMeta(written, 'og:description', head.description)
  }
  if (picture) {
    written = withMeta(written, 'og:image', picture.url)
    written = withMeta(written, 'og:image:alt', picture.alt)
  }
  if (head.canonical === null) return written
  const canonical = `<link rel="canonical" href="${escapeMarkup(head.canonical)}" />`
  return withMeta(written, 'og:url', head.canonical).replace(
    '</head>',
    as(`  ${canonical}\n  </head>`),
  )
}

/**
 * The built `index.html` with the head, markup and styles of a page.
 *
 * Inline styles make the page readable without another request. Disabled links name their files; browsers
 * do not fetch these, but the code finds them and does not load the files again.
 *
 * @throws if the template has no root element
 */
export function writePage(template: string, parts: PageParts): string {
  const { page, family, html, data = '', base, scripts, styles } = parts
  const { skeletonStyle = '', coming = [], next = [] } = parts
  const mount = '<div id="root"></div>'
  if (!template.includes(mount)) throw new Error(`index.html has no ${mount}`)
  // What a finished page shows comes before its code; a shell shows nothing without code.
  const priority = page === '' ? '' : ' fetchpriority="low"'
  const fetched = scripts
    .filter((file) => !template.includes(`"${base}${file}"`))
    .map((file) => `<link rel="modulepreload"${priority} crossorigin href="${base}${file}" />`)
  const known = styles.map(({ file }) => `<link rel="stylesheet" href="${base}${file}" disabled />`)
  const style = `<style>${styles.map(({ text }) => text.trim()).join('\n')}</style>`
  const kin = family === undefined ? '' : ` data-family="${family}"`
  const later = next.length === 0 ? '' : ` data-next="${next.map((file) => base + file).join(' ')}"`
  const told = data === '' ? [] : [data]
  const skeleton = skeletonStyle === '' ? [] : [`<style>${skeletonStyle}</style>`]
  const preloaded = coming.map(
    // Same request mode as the code's, or they would be fetched twice.
    (file) => `<link rel="preload" as="style" crossorigin href="${base}${file}" />`,
  )
  // A shell has no text to read and no fields.
  const readable = page === '' ? /<span data-readable[^]*?<\/span\s*>\s*/g : ''
  return withHead(template, parts)
    .replace(readable, '')
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace(
      '</head>',
      as(
        `  ${[...told, style, ...skeleton, ...known, ...fetched, ...preloaded].join('\n    ')}\n  </head>`,
      ),
    )
    .replace(
      mount,
      as(`<div id="root" data-page="${escapeMarkup(page)}"${kin}${later}>${html}</div>`),
    )
}
