import { useRef } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { splitMessage, withFlight } from '@/domain/claim/flight-line'
import { fillFromPass, type PassFacts } from '@/domain/claim/pass-filling'
import type { ClaimValues } from '../claim-values'
import type { ScanReading } from '../scan/Scanner'

/**
 * Copies a boarding pass into the claim: the flight as the first line of the message, name and airline only
 * if empty or filled from an earlier pass.
 * @returns a function that fills the form and returns the text for the user
 */
export function useScanFilling(): (reading: ScanReading) => string {
  const { control, getValues, setValue } = useFormContext<ClaimValues>()
  const message = useController({ control, name: 'message' }).field
  const lastPass = useRef<PassFacts>(null)

  return ({ pass, leg }) => {
    const { name, lastname, airline } = getValues()
    const { number, from, to, date, reservation, seat } = leg
    const read = {
      name: pass.name,
      lastname: pass.lastname,
      airline: leg.airline,
      flight: { number, from, to, date, reservation, seat },
    }
    const now = { name, lastname, airline, flight: splitMessage(message.value).flight }
    const filled = fillFromPass(now, lastPass.current, read)
    lastPass.current = read
    for (const field of ['name', 'lastname', 'airline'] as const) {
      if (filled[field] === now[field]) continue
      setValue(field, filled[field], {
        shouldDirty: true,
        shouldTouch: true,
        shouldValidate: true,
      })
    }
    // Last, because only `onChange` counts as an edit: the draft then contains all of it.
    message.onChange(withFlight(message.value, filled.flight))
    const isNameRead = filled.name === pass.name && filled.lastname === pass.lastname
    return isNameRead && pass.isNameCut
      ? 'Datos copiados al reclamo. Revisa el nombre: en la tarjeta puede estar cortado.'
      : 'Datos copiados al reclamo. Revisa la fecha: la tarjeta no trae el año.'
  }
}
