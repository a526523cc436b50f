import { useRef } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import type { BoardingPass, FlightLeg } from '@/domain/claim/boarding-pass'
import { passengerTitle } from '@/domain/claim/companions'
import { splitMessage, withFlight } from '@/domain/claim/flight-line'
import {
  addFamilyPass,
  factsForFlight,
  fillFromPass,
  flightsOf,
  isOtherFlight,
  type PassFacts,
} from '@/domain/claim/pass-filling'
import { isolate } from '@/domain/isolate'
import { fullName } from '@/domain/people/full-name'
import type { ClaimValues } from '../claim-values'

export const NOTHING_NEW = 'Estos datos ya están en tu reclamo.'
const COPIED = 'Datos copiados al reclamo.'
export const CHECK_TEXT = 'Revísalos antes de enviar.'
const NAME_CUT = 'Revisa el nombre: en la tarjeta puede estar cortado.'
const NO_YEAR = 'Revisa la fecha: la tarjeta no trae el año.'

/**
 * Copies boarding passes into the claim, the flight as the first line of the message.
 * @returns `fill` replaces what an earlier pass filled in; `add` only adds, another name as a passenger. Both
 * return the text for the user.
 */
export function useScanFilling() {
  const { control, getValues, setValue } = useFormContext<ClaimValues>()
  const message = useController({ control, name: 'message' }).field
  const lastPass = useRef<PassFacts>(null)

  const read = () => {
    const { name, lastname, rut, airline, companions, message: text } = getValues()
    return { name, lastname, rut, airline, companions, flight: splitMessage(text).flight }
  }

  const write = ({ flight, ...values }: PassFacts & Partial<Pick<ClaimValues, 'companions'>>) => {
    const now = read()
    for (const field of ['name', 'lastname', 'airline', 'companions'] as const) {
      const value = values[field]
      if (value === undefined || value === now[field]) continue
      setValue(field, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
    }
    // Last, because only `onChange` counts as an edit: the draft then contains all of it.
    message.onChange(withFlight(getValues('message'), flight))
  }

  const plan = (passes: readonly BoardingPass[], leg: FlightLeg | undefined) => {
    const ids = Object.keys(getValues('sendings'))
    const added: string[] = []
    let isFilled = false
    let now = read()
    for (const facts of factsForFlight(passes, leg)) {
      const { passenger, outcome, ...filled } = addFamilyPass(now, facts, ids)
      now = { ...now, ...filled, companions: [...filled.companions] }
      if (outcome === 'filled') isFilled = true
      if (outcome === 'added') {
        const title = passengerTitle(passenger - 1).toLowerCase()
        added.push(`Agregamos a ${isolate(fullName(facts))} como ${title}.`)
      }
    }
    return { now, added, isFilled }
  }

  const add = (
    passes: readonly BoardingPass[],
    leg: FlightLeg | undefined,
    advice = NO_YEAR,
  ): string => {
    const { now, added, isFilled } = plan(passes, leg)
    if (added.length === 0 && !isFilled) return NOTHING_NEW
    write(now)
    const isCut = passes.some(({ isNameCut }) => isNameCut)
    return [
      isFilled && COPIED,
      ...added,
      added.length === 1 && 'Escribe su RUT/DNI.',
      added.length > 1 && 'Escribe el RUT/DNI de cada uno.',
      isCut ? NAME_CUT : isFilled && advice,
    ]
      .filter(Boolean)
      .join(' ')
  }

  const fill = (passes: readonly BoardingPass[], leg: FlightLeg, advice = NO_YEAR): string => {
    const [first, ...others] = factsForFlight(passes, leg)
    if (!first) return NOTHING_NEW
    const filled = fillFromPass(read(), lastPass.current, first)
    lastPass.current = first
    write(filled)
    if (others.length > 0) return add(passes, leg, advice)
    const isNameRead = filled.name === first.name && filled.lastname === first.lastname
    const isCut = passes.some(({ isNameCut }) => isNameCut)
    return `${COPIED} ${isNameRead && isCut ? NAME_CUT : advice}`
  }

  const adds = (passes: readonly BoardingPass[]): boolean => {
    const { flight } = read()
    const flights = flightsOf(passes)
    const same = flights.filter((leg) => !isOtherFlight(flight, leg))
    if (same.length === 0 && flights.length > 0) return true
    return (same.length > 0 ? same : [undefined]).some((leg) => {
      const { added, isFilled } = plan(passes, leg)
      return added.length > 0 || isFilled
    })
  }

  return { fill, add, adds, read }
}
