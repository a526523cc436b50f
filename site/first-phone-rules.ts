import metadata from 'libphonenumber-js/min/metadata'
import type { Plugin } from 'vite'
import { PREFERRED_COUNTRIES } from '../src/config/limits.ts'

const MODULE = 'virtual:first-phone-rules'

/**
 * The phone rules that a page is started with, a fifth of all: every calling code, and the rules of the
 * preferred countries. `domain/people/phone-rules` asks for the rest once the page listens.
 */
export function firstPhoneRules(): Plugin {
  const { version, country_calling_codes, countries } = metadata
  const preferred = Object.fromEntries(PREFERRED_COUNTRIES.map((one) => [one, countries[one]]))
  const rules = { version, country_calling_codes, countries: preferred }
  return {
    name: 'vuelo-justo:first-phone-rules',
    resolveId: (source) => (source === MODULE ? `\0${MODULE}` : null),
    load: (id) =>
      id === `\0${MODULE}` ? `export const PREFERRED_RULES = ${JSON.stringify(rules)}` : null,
  }
}
