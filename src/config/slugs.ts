export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** Path segment of the charges below `/admin/`; no brand may have this slug (`readBrand`). */
export const CHARGES_SEGMENT = 'cobro-manual'
