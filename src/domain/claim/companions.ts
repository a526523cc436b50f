import { ID_DOCUMENT } from '@/domain/country/chile'
import { checkIdDocument, checkRequired } from '@/domain/forms/checks'

/** Somebody who travelled along: the rest of their claim is that of the first passenger. */
export interface Companion {
  readonly name: string
  readonly lastname: string
  /** RUT or another document (SPEC 5). */
  readonly rut: string
}

/** Somebody on the form. The id belongs to the entry: it stays when its RUT or its place changes. */
export interface Passenger extends Companion {
  readonly id: string
}

/** Id of the passenger who files. */
export const FIRST_PASSENGER = '1'

/** An empty entry, with an id that no entry of this filing ever had. */
export function newPassenger(usedIds: readonly string[]): Passenger {
  const last = Math.max(Number(FIRST_PASSENGER), ...usedIds.map(Number).filter(Number.isFinite))
  return { id: String(last + 1), name: '', lastname: '', rut: '' }
}

/** Their fields in the order of the page, with the words that name them. */
export const COMPANION_FIELDS = [
  { field: 'name', label: 'Nombre' },
  { field: 'lastname', label: 'Apellido' },
  { field: 'rut', label: `${ID_DOCUMENT}/DNI` },
] as const satisfies readonly { field: keyof Companion; label: string }[]

/** What is wrong with one field of a companion; `index` counts the companions from 0. */
export interface CompanionProblem {
  readonly index: number
  readonly field: keyof Companion
  readonly message: string
}

const TWICE =
  'Este RUT/DNI ya está en la lista. Cada pasajero va una sola vez: corrígelo o quítalo.'

/** How a companion is called on the page: the one who files is passenger 1. */
export function passengerTitle(index: number): string {
  return `Pasajero ${index + 2}`
}

/** Whether a field of theirs is still empty. */
export function isHalfNamed(companion: Companion): boolean {
  return COMPANION_FIELDS.some(({ field }) => companion[field].trim() === '')
}

/**
 * A document as one person writes it in any way, to tell passengers apart: letters and digits alone, in
 * capitals, without the zeros that a RUT may begin with.
 */
export function passengerKey(rut: string): string {
  return rut
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '')
    .replace(/^0+/, '')
}

/**
 * What is wrong with those who travelled along, in the order of the page. One document twice is wrong the
 * second time: the same person would be sent twice.
 */
export function companionProblems({
  rut,
  companions,
}: {
  readonly rut: string
  readonly companions: readonly Companion[]
}): CompanionProblem[] {
  const taken = new Set([passengerKey(rut)])
  return companions.flatMap((companion, index) => {
    const key = passengerKey(companion.rut)
    const isTaken = key !== '' && taken.has(key)
    taken.add(key)
    const messages = {
      name: checkRequired(companion.name),
      lastname: checkRequired(companion.lastname),
      rut: isTaken ? TWICE : checkIdDocument(companion.rut),
    }
    return COMPANION_FIELDS.flatMap(({ field }) => {
      const message = messages[field]
      return message === null ? [] : [{ index, field, message }]
    })
  })
}

/** A problem as a list of them says it: 'Pasajero 2, RUT/DNI: …'. */
export function problemText({ index, field, message }: CompanionProblem): string {
  const { label } = COMPANION_FIELDS.find((row) => row.field === field) ?? { label: field }
  return `${passengerTitle(index)}, ${label}: ${message}`
}

interface Passengers extends Companion {
  readonly companions: readonly Passenger[]
}

/** Everybody on the form, the one who files first. */
export function passengersOf({ name, lastname, rut, companions }: Passengers): Passenger[] {
  return [{ id: FIRST_PASSENGER, name, lastname, rut }, ...companions]
}
