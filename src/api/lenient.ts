import * as v from 'valibot'
import { isLongNumber, toText } from './http/json-text'

const sentText = v.pipe(v.string(), v.transform(toText))

/** Servers write numbers where a text is meant (phones, case numbers): their digits are kept. */
const anyText = v.union([sentText, v.pipe(v.number(), v.transform(String))])

/** A text that was sent as one: a number is refused, however long. */
const realText = v.pipe(
  v.string(),
  v.check((text) => !isLongNumber(text)),
  v.transform(toText),
)

/** A text; null when missing or of another type. */
export const textOrNull = v.fallback(v.nullable(anyText), null)

/** A list of texts; null when missing, or when one of them is anything else. */
export const textsOrNull = v.fallback(v.nullable(v.array(realText)), null)

/** A text; '' when missing or of another type. */
export const textOrEmpty = v.fallback(realText, '')

/** A text; stays missing when missing, and is left out when of another type. */
export const optionalText = v.fallback(v.nullish(anyText), undefined)

/** A yes or no; stays missing when missing, and is left out when of another type. */
export const maybeFlag = v.fallback(v.nullish(v.boolean()), undefined)

const anyId = v.union([v.number(), sentText])

/** An identifier as the server writes it, as a text beyond the safe integers; null when missing. */
export const idOrNull = v.fallback(v.nullable(anyId), null)

/** An identifier; stays missing when missing, and is left out when of another type. */
export const maybeId = v.fallback(v.nullish(anyId), undefined)

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
