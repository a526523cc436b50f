import * as v from 'valibot'
import { isLongNumber, toText } from './http/json-text'
import { isRow } from '@/domain/raw-values'

const sentText = v.pipe(v.string(), v.transform(toText))

/** Some servers send numbers for texts such as phones and case numbers. */
const anyText = v.union([sentText, v.pipe(v.number(), v.transform(String))])

/** A string that was sent as one; numbers are rejected, also long ones. */
const realText = v.pipe(
  v.string(),
  v.check((text) => !isLongNumber(text)),
  v.transform(toText),
)

export const textOrNull = v.fallback(v.nullable(anyText), null)

/** Null if missing or if any entry is not a text. */
export const textsOrNull = v.fallback(v.nullable(v.array(realText)), null)

export const textOrEmpty = v.fallback(realText, '')

/** Null and undefined are kept, other types give undefined. */
export const optionalText = v.fallback(v.nullish(anyText), undefined)

/** Some servers send a flag as a number or as text. */
export const maybeFlag = v.fallback(
  v.nullish(
    v.union([
      v.boolean(),
      v.pipe(
        v.picklist([0, 1, '0', '1', 'false', 'true']),
        v.transform((flag) => Number(flag) === 1 || flag === 'true'),
      ),
    ]),
  ),
  undefined,
)

const anyId = v.union([v.number(), sentText])

/** An id; text beyond the safe integers. Null if missing. */
export const idOrNull = v.fallback(v.nullable(anyId), null)

export const maybeId = v.fallback(v.nullish(anyId), undefined)

/** A JSON object; arrays, which valibot accepts as objects, are rejected. */
export const plainObject = v.custom<Record<string, unknown>>(isRow)

/** Entries that are not objects are dropped. */
export function listOf<TSchema extends v.GenericSchema>(row: TSchema) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((rows) => rows.filter(isRow)),
    v.array(row),
  )
}
