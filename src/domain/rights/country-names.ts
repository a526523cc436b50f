/** By ISO 3166-1. By hand: the build and a browser may not know the same names. */
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

/** A country in Spanish; its code where the list has no name. */
export function countryName(country: string): string {
  return NAMES[country] ?? country
}
