import { callingCode, normalizeTypedPhone, type CountryCode } from '@/domain/people/phone'

/** The forced start of a number: '+56' for CL. */
export function phonePrefix(country: CountryCode): string {
  return `+${callingCode(country)}`
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** What is left of a text that lost a part and gained nothing, or null if it gained something. */
function afterDeletion(before: string, after: string, protectedLength: number): string | null {
  let start = 0
  while (start < after.length && before[start] === after[start]) start += 1
  const end = before.length - (after.length - start)
  if (after.length >= before.length || before.slice(end) !== after.slice(start)) return null
  return (
    before.slice(protectedLength, Math.max(start, protectedLength)) +
    before.slice(Math.max(end, protectedLength))
  )
}

/** Whether a person begins a whole number of their own behind the empty forced code. */
export function isNewStart(after: string, country: CountryCode): boolean {
  return after.replace(/\s/g, '') === `${phonePrefix(country)}+`
}

/**
 * The meaning of an edit that as-you-type formatting would misread: a number pasted or filled in
 * with its own calling code, one typed in a local form over the forced code, a cut calling code.
 *
 * @param before the text of the field, formatted
 * @param after the text as the edit left it
 * @returns the country and the number (plus and digits, or ''), or null for a plain edit
 */
export function readEdit(before: string, after: string, country: CountryCode) {
  const prefix = phonePrefix(country)
  if (after === '+') return null
  if (before.startsWith(prefix) && !after.startsWith(prefix)) {
    const rest = afterDeletion(before, after, prefix.length)
    if (rest !== null) {
      const national = digitsOf(rest)
      return { country, value: national && prefix + national }
    }
  }
  const entry = normalizeTypedPhone(after, country)
  return after.startsWith('+') && entry.value === `+${digitsOf(after)}` ? null : entry
}
