import type { MetadataJson } from 'libphonenumber-js/core'
import preferred from './preferred-phone-rules.json'

/**
 * Metadata of libphonenumber, reduced to calling codes and preferred countries; its test writes the
 * file.
 */
const PREFERRED_RULES = preferred as unknown as MetadataJson

/** Placeholder for missing rules: no number is valid, any length is possible. */
const UNKNOWN = [0, '(?!)', Array.from({ length: 15 }, (_, index) => index + 1)]

/** Rules at page load: calling codes of all countries, full rules of the preferred ones. */
export const FIRST_PHONE_RULES: MetadataJson = {
  ...PREFERRED_RULES,
  countries: Object.fromEntries(
    Object.entries(PREFERRED_RULES.country_calling_codes).flatMap(([code, countries]) =>
      countries.map((one) => [one, PREFERRED_RULES.countries[one] ?? [code, ...UNKNOWN]]),
    ),
  ),
  nonGeographic: {},
}

let known = FIRST_PHONE_RULES
const listeners = new Set<() => void>()

/** The rules loaded so far, for validation and for the phone field. */
export const phoneRules = (): MetadataJson => known

/** True if the full rules of the country are loaded. */
export function areRulesKnown(country: string | undefined): boolean {
  return (
    known !== FIRST_PHONE_RULES || (country !== undefined && country in PREFERRED_RULES.countries)
  )
}

/** Called when the rules of all countries are loaded. @returns unsubscribe */
export function subscribePhoneRules(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Loads the rules of all countries once. Throws if the download fails; the next call retries. */
export async function completePhoneRules(): Promise<void> {
  if (known !== FIRST_PHONE_RULES) return
  const all = await import('libphonenumber-js/min/metadata')
  known = all.default
  listeners.forEach((listener) => listener())
}
