import { ID_DOCUMENT } from '@/domain/country/chile'
import { checkIdDocument, checkRequired } from '@/domain/forms/checks'

/** Other passenger of a claim; the rest of their claim equals that of the first passenger. */
export interface Companion {
  readonly name: string
  readonly lastname: string
  /** RUT or another document (SPEC 5). */
  readonly rut: string
}

/** `id` belongs to the form entry: it stays when the RUT or the position changes. */
export interface Passenger extends Companion {
  readonly id: string
}

/** Id of the passenger who files the claim. */
export const FIRST_PASSENGER = '1'

/** Empty entry with an id that this filing has never used. */
export function newPassenger(usedIds: readonly string[]): Passenger {
  const last = Math.max(Number(FIRST_PASSENGER), ...usedIds.map(Number).filter(Number.isFinite))
  return { id: String(last + 1), name: '', lastname: '', rut: '' }
}

/** In the order of the page. */
export const COMPANION_FIELDS = [
  { field: 'name', label: 'Nombre' },
  { field: 'lastname', label: 'Apellido' },
  { field: 'rut', label: `${ID_DOCUMENT}/DNI` },
] as const satisfies readonly { field: keyof Companion; label: string }[]

/** `index` counts companions from 0. */
export interface CompanionProblem {
  readonly index: number
  readonly field: keyof Companion
  readonly message: string
}

const TWICE =
  'Este RUT/DNI ya está en la lista. Cada pasajero va una sola vez: corrígelo o quítalo.'

/** The passenger who files is number 1. */
export function passengerTitle(index: number): string {
  return `Pasajero ${index + 2}`
}

export function isHalfNamed(companion: Companion): boolean {
  return COMPANION_FIELDS.some(({ field }) => companion[field].trim() === '')
}

/** Key to compare documents: letters and digits in capitals, without the leading zeros of a RUT. */
export function passengerKey(rut: string): string {
  return rut
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '')
    .replace(/^0+/, '')
}

/** Errors of companions in page order. A repeated document is one: that person would be sent twice. */
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

/** 'Pasajero 2, RUT/DNI: …'. */
export function problemText({ index, field, message }: CompanionProblem): string {
  const { label } = COMPANION_FIELDS.find((row) => row.field === field) ?? { label: field }
  return `${passengerTitle(index)}, ${label}: ${message}`
}

interface Passengers extends Companion {
  readonly companions: readonly Passenger[]
}

/** All passengers, the one who files first. */
export function passengersOf({ name, lastname, rut, companions }: Passengers): Passenger[] {
  return [{ id: FIRST_PASSENGER, name, lastname, rut }, ...companions]
}
