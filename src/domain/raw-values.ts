/** A JSON object, such as a row of the API under its names. */
export type Row = Readonly<Record<string, unknown>>

/** Texts of a row that may be missing. */
export type Texts<Key extends string> = Readonly<Partial<Record<Key, string | null | undefined>>>

/** True for an object that is no array. */
export function isRow(raw: unknown): raw is Row {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}

/** True for an array of texts. */
export function isTexts(raw: unknown): raw is readonly string[] {
  return Array.isArray(raw) && raw.every((text) => typeof text === 'string')
}
