/** A claim, or part of one, in the API's own words. */
export type Row = Readonly<Record<string, unknown>>

/** Whether what the device holds is a row. */
export function isRow(raw: unknown): raw is Row {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}

/** Whether what the device holds is a value of the form: a text, or several. */
export function isFormValue(raw: unknown): boolean {
  return (
    typeof raw === 'string' || (Array.isArray(raw) && raw.every((item) => typeof item === 'string'))
  )
}
