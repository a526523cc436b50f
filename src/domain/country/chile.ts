/**
 * Facts of Chile, the country of the service: no other file of `src` names them (eslint.config.js). How
 * a RUT is checked, an amount is written and working hours are counted stands beside this file.
 */

/** ISO 3166-1 alpha-2. */
export const COUNTRY = 'CL'
export const LOCALE = 'es-CL'
/** ISO 4217, also as the label of an amount. */
export const CURRENCY = 'CLP'
/** @public The zone that tests run in: pages show every moment in the user's own zone. */
export const TIME_ZONE = 'America/Santiago'
/** Countries at the top of a phone field (SPEC 9); its default is `COUNTRY`. */
export const PHONE_COUNTRIES = [
  { code: COUNTRY, name: 'Chile' },
  { code: 'AR', name: 'Argentina' },
  { code: 'PE', name: 'Perú' },
  { code: 'BO', name: 'Bolivia' },
] as const
export const ID_DOCUMENT = 'RUT'
