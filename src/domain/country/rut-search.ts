import { cleanRut } from './rut'

/** Search form of a RUT: clean, lower case. */
export function toRutKey(rut: string): string {
  return cleanRut(rut).toLowerCase()
}

/** True if a lower-case search word has the dots or hyphen of a RUT's beginning. */
export function isRutPart(word: string): boolean {
  return /^\d[\d.]*-?[\dk]?$/.test(word) && /[.-]/.test(word)
}
