/** Escapes a text for an XML or HTML attribute or element. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

interface SitemapEntry {
  /** Absolute. */
  readonly address: string
  /** `yyyy-MM-dd` */
  readonly changedOn: string
}

/** The sitemap of these pages (sitemaps.org). */
export function toSitemap(pages: readonly SitemapEntry[]): string {
  const urls = pages.map(
    ({ address, changedOn }) =>
      `  <url><loc>${escapeMarkup(address)}</loc><lastmod>${changedOn}</lastmod></url>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** The robots file. @param sitemap absolute URL; null if the build has none */
export function toRobots(closed: readonly string[], sitemap: string | null): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    ...(sitemap === null ? [] : ['', `Sitemap: ${sitemap}`]),
    '',
  ].join('\n')
}
