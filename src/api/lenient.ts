import * as v from 'valibot'

/** Servers write numbers where a text is meant (phones, case numbers): their text is kept. */
const anyText = v.union([v.string(), v.pipe(v.number(), v.transform(String))])

/** A text; null when missing or of another type. */
export const textOrNull = v.fallback(v.nullable(anyText), null)

/** A text; stays missing when missing, and is left out when of another type. */
export const maybeText = v.fallback(v.nullish(anyText), undefined)

/** A yes or no; stays missing when missing, and is left out when of another type. */
export const maybeFlag = v.fallback(v.nullish(v.boolean()), undefined)

/** An identifier as the server writes it; null when missing. */
export const idOrNull = v.fallback(v.nullable(v.union([v.number(), v.string()])), null)

const isPlainObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A JSON object; a list, which valibot lets pass as an object, is refused. */
export const plainObject = v.custom<Record<string, unknown>>(isPlainObject)

/** A list of rows; entries that are no row at all (null, a number) are left out. */
export function listOf<TSchema extends v.GenericSchema>(row: TSchema) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((rows) => rows.filter(isPlainObject)),
    v.array(row),
  )
}
