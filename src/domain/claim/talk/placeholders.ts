import { airlineLabel } from '@/domain/claim/catalogue'
import type { Claim } from '@/domain/claim/fields'

/** What a template can name, and what that is; the editor lists it so. */
export const PLACEHOLDERS = {
  nombre: 'primer nombre de la persona',
  id: 'número del reclamo',
  reserva: 'código de reserva',
  aerolinea: 'aerolínea',
  caso: 'número de caso',
  documentos: 'documentos que faltan',
  marca: 'nuestro nombre',
} as const

export type Placeholder = keyof typeof PLACEHOLDERS

/** What each placeholder stands for; '' for what nobody knows. */
export type TemplateWords = Readonly<Record<Placeholder, string>>

/** A word that can stand in a sentence: in one line, without the marks that templates are written with. */
function plain(raw: string | number | null): string {
  return String(raw ?? '')
    .replace(/[{}[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** 'CAROLINA' and 'carolina' were typed in haste; 'McCarthy' was not. */
function asName(word: string): string {
  const isHasty = word === word.toLocaleUpperCase('es') || word === word.toLocaleLowerCase('es')
  if (!isHasty) return word
  const [first = '', ...rest] = word
  return first.toLocaleUpperCase('es') + rest.join('').toLocaleLowerCase('es')
}

/** 'Boletas de gastos' in the middle of a sentence; 'RUT del pasajero' stays. */
function inSentence(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLocaleLowerCase('es') + text.slice(1) : text
}

const LIST = new Intl.ListFormat('es', { type: 'conjunction' })

/** @param brand under which name the passengers know this company */
export function wordsOf(claim: Claim, brand: string): TemplateWords {
  const airline = plain(claim.airline)
  const documents = (claim.documents ?? []).map((name) => inSentence(plain(name))).filter(Boolean)
  return {
    nombre: asName(plain(claim.name).split(' ')[0] ?? ''),
    id: plain(claim.id),
    reserva: plain(claim.reservation_code).toUpperCase(),
    // "contra Otra" says nothing.
    aerolinea: airline.toUpperCase() === 'OTRA' ? '' : airlineLabel(airline),
    caso: plain(claim.case_number),
    documentos: LIST.format(documents),
    marca: plain(brand),
  }
}
