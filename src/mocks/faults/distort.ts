const HUGE_ROWS = 5000
const HUGE_TEXT = '<img src=x onerror=alert(1)> 🧳✈️ مرحبا \u202Etxet desrever '
  .repeat(200)
  .slice(0, 10_000)

/** The response with every value of another type, as after a breaking change of the API. */
export function breakShapes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(breakShapes)
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, breakShapes(inner)]),
    )
  }
  if (typeof value === 'string') return { text: value }
  return typeof value === 'number' ? `n.º ${value}` : 42
}

function stretchTexts(row: unknown): unknown {
  if (typeof row !== 'object' || row === null) return row
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      key === 'name' || key === 'next_step' ? HUGE_TEXT : (value as unknown),
    ]),
  )
}

function growRows(rows: readonly unknown[]): unknown[] {
  const first = rows[0]
  return Array.from({ length: first === undefined ? 0 : HUGE_ROWS }, (_, index) => ({
    ...(rows[index % rows.length] as object),
    id: index + 1,
  })).map((row, index) => (index === 0 ? stretchTexts(row) : row))
}

/** The response with 5,000 rows, or with texts of 10 kB that contain emoji, right-to-left and markup. */
export function growHuge(value: unknown): unknown {
  if (Array.isArray(value)) return growRows(value)
  if (typeof value === 'object' && value !== null && 'items' in value) {
    const rows = growRows(Array.isArray(value.items) ? value.items : [])
    return { ...value, items: rows, total: rows.length }
  }
  return stretchTexts(value)
}
