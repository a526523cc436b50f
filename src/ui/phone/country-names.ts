import { LOCALE } from '@/domain/country/chile'
import { FIRST_PHONE_RULES } from '@/domain/people/phone-rules'

/** Names that browsers lack, or changed only lately. */
const CORRECTIONS: Readonly<Record<string, string>> = {
  CD: 'República Democrática del Congo',
  CG: 'República del Congo',
  HK: 'Hong Kong',
  MK: 'Macedonia del Norte',
  MM: 'Myanmar',
  MO: 'Macao',
  SZ: 'Esuatini',
}

const names = new Intl.DisplayNames(LOCALE, { type: 'region' })

/** Spanish names of the countries with a calling code; some differ between browsers. */
export const COUNTRY_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(FIRST_PHONE_RULES.countries).map((code) => [
    code,
    CORRECTIONS[code] ?? names.of(code) ?? code,
  ]),
)
