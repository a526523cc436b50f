import { escapeMarkup } from '../search-engines/crawl-files.ts'
import type { PageHead } from '@/app/head/page-head.ts'

interface PageParts {
  /** What `data-page` says. */
  readonly page: string
  /** Of a private page's shell: what the code asks the server for at once is in its head. */
  readonly family?: string | undefined
  readonly html: string
  readonly head: PageHead
  /** What search engines are told beside the text: an element of the head, or ''. */
  readonly data?: string
  /** What a shared link shows, where the page has a picture of its own. */
  readonly picture?: { readonly url: string; readonly alt: string } | null | undefined
  /** The path the app is hosted under. */
  readonly base: string
  /** Files of code to fetch along, entry first. */
  readonly scripts: readonly string[]
  readonly styles: readonly { readonly file: string; readonly text: string }[]
  /** Of a shell: the few rules its skeleton needs of the styles that come with the code. */
  readonly skeletonStyle?: string
  /** Styles that the code will ask for. */
  readonly coming?: readonly string[]
}

/** A replacement taken as it is: in a text, `$` would be read as an instruction. */
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
 * One page of the build: the built `index.html` with a page's own head, markup and styles.
 *
 * The styles stand in the page, so that nothing else has to come before it can be read. Their files
 * are named by disabled links, which a browser does not fetch: the code looks for them and would
 * bring them a second time.
 *
 * @throws when the template has no place for the markup
 */
export function writePage(template: string, parts: PageParts): string {
  const { page, family, html, data = '', base, scripts, styles } = parts
  const { skeletonStyle = '', coming = [] } = parts
  const mount = '<div id="root"></div>'
  if (!template.includes(mount)) throw new Error(`index.html has no ${mount}`)
  const fetched = scripts
    .filter((file) => !template.includes(`"${base}${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}" />`)
  const known = styles.map(({ file }) => `<link rel="stylesheet" href="${base}${file}" disabled />`)
  const style = `<style>${styles.map(({ text }) => text.trim()).join('\n')}</style>`
  const kin = family === undefined ? '' : ` data-family="${family}"`
  const told = data === '' ? [] : [data]
  const skeleton = skeletonStyle === '' ? [] : [`<style>${skeletonStyle}</style>`]
  const preloaded = coming.map(
    // In the mode in which the code will ask for them, or they would be fetched twice.
    (file) => `<link rel="preload" as="style" crossorigin href="${base}${file}" />`,
  )
  // A shell has nothing to read and nothing to type into.
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
    .replace(mount, as(`<div id="root" data-page="${escapeMarkup(page)}"${kin}>${html}</div>`))
}
