import { cleanRut } from './rut'

/** A RUT as it is searched: clean, in lower case. */
export function toRutKey(rut: string): string {
  return cleanRut(rut).toLowerCase()
}

/** Whether a lower-case search word, because of its dots or hyphen, may be the beginning of a RUT. */
export function isRutPart(word: string): boolean {
  return /^\d[\d.]*-?[\dk]?$/.test(word) && /[.-]/.test(word)
}
