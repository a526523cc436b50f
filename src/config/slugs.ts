/** Lower-case, accent-free, hyphenated form of a text, fit for one path segment. */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** What `/admin/` leads to the charges by: no brand may have this slug, which the report's page has. */
export const CHARGES_SEGMENT = 'cobro-manual'
