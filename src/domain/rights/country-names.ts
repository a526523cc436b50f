/** By ISO 3166-1. Fixed list: names of `Intl` may differ between build and browser. */
const NAMES: Readonly<Partial<Record<string, string>>> = {
  CL: 'Chile',
  AR: 'Argentina',
  BO: 'Bolivia',
  BR: 'Brasil',
  CO: 'Colombia',
  EC: 'Ecuador',
  PE: 'Perú',
  PY: 'Paraguay',
  UY: 'Uruguay',
  VE: 'Venezuela',
  PA: 'Panamá',
  CR: 'Costa Rica',
  CU: 'Cuba',
  DO: 'República Dominicana',
  MX: 'México',
  US: 'Estados Unidos',
  CA: 'Canadá',
  ES: 'España',
  FR: 'Francia',
  DE: 'Alemania',
  GB: 'Reino Unido',
  IT: 'Italia',
  NL: 'Países Bajos',
  PT: 'Portugal',
  CH: 'Suiza',
  TR: 'Turquía',
  AE: 'Emiratos Árabes Unidos',
  AU: 'Australia',
  NZ: 'Nueva Zelanda',
}

/** Spanish name of a country; its code if unknown. */
export function countryName(country: string): string {
  return NAMES[country] ?? country
}
