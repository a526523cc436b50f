import type { MetadataJson } from 'libphonenumber-js/core'
import preferred from './preferred-phone-rules.json'

/** The package's own table, cut down to the calling codes and the preferred countries: its test writes it. */
const PREFERRED_RULES = preferred as unknown as MetadataJson

/** Stands for rules that are not there yet: no number is right, of any length it may become so. */
const UNKNOWN = [0, '(?!)', Array.from({ length: 15 }, (_, index) => index + 1)]

/** What a page is started with: every country's calling code, and the rules of the preferred ones. */
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

/** What is known of the world's numbers by now: the same for the rules and for the field. */
export const phoneRules = (): MetadataJson => known

/** Whether a country's numbers can be told right from wrong by now. */
export function areRulesKnown(country: string | undefined): boolean {
  return (
    known !== FIRST_PHONE_RULES || (country !== undefined && country in PREFERRED_RULES.countries)
  )
}

/** @returns ends it */
export function subscribePhoneRules(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Fetches the rules of all countries, unless they are there.
 *
 * @throws when they do not come; the next call asks again
 */
export async function completePhoneRules(): Promise<void> {
  if (known !== FIRST_PHONE_RULES) return
  const all = await import('libphonenumber-js/min/metadata')
  known = all.default
  listeners.forEach((listener) => listener())
}
