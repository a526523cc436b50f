import { callingCode, normalizeTypedPhone, type CountryCode } from '@/domain/people/phone'

export function phonePrefix(country: CountryCode): string {
  return `+${callingCode(country)}`
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Remaining text after a pure deletion; null if anything was added. */
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

/** True if the user types "+" after the calling code, to start a whole number. */
export function isNewStart(after: string, country: CountryCode): boolean {
  return after.replace(/\s/g, '') === `${phonePrefix(country)}+`
}

/** Reads an edit that as-you-type formatting would misread, such as a pasted number; null for others. */
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
  // A caret that a script left before the calling code: what is typed there belongs behind it.
  const ahead = after.trim().endsWith(before) ? after.trim().slice(0, -before.length) : ''
  const typed = ahead === '' ? after : prefix + ahead + before.slice(prefix.length)
  const entry = normalizeTypedPhone(typed, country)
  return after.startsWith('+') && entry.value === `+${digitsOf(after)}` ? null : entry
}
