import { isEmail } from '@/domain/people/email'
import * as v from 'valibot'

export const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'Field must not be blank'))

/** An address as the forms accept it, with accents and apostrophes. */
export const email = v.pipe(text, v.check(isEmail, 'value is not a valid email address'))

/** A plus and 6 to 15 digits (SPEC 5). */
export const phone = v.pipe(text, v.regex(/^\+\d{6,15}$/, 'value is not a valid phone number'))

/** The staff form never sends a time. */
export const day = v.pipe(v.string(), v.isoDate('Input should be a valid date (yyyy-MM-dd)'))

/** The staff form sends null instead of an empty text (SPEC 5). */
export const nullableText = v.nullable(text)

export const dayOrNull = v.nullable(day)
