import { useController, useFormContext } from 'react-hook-form'
import { splitMessage, withFlight } from '@/domain/claim/flight-line'
import type { ClaimValues } from '@/screens/claim/claim-values'
import type { ScanReading } from '@/screens/claim/scan/Scanner'

/**
 * Puts what a boarding pass says into the claim: the flight as the first line of the message, the name and
 * the airline where nothing stands yet. What the passenger wrote stays.
 *
 * @returns what fills it in, and says what the passenger should look at
 */
export function useScanFilling(): (reading: ScanReading) => string {
  const { control, getValues, setValue } = useFormContext<ClaimValues>()
  const message = useController({ control, name: 'message' }).field

  return ({ pass, leg }) => {
    const values = getValues()
    const isNameFree = values.name.trim() === '' && values.lastname.trim() === ''
    const fill = (field: 'name' | 'lastname' | 'airline', value: string) => {
      if (values[field].trim() !== '' || value === '') return
      setValue(field, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
    }
    fill('name', pass.name)
    fill('lastname', pass.lastname)
    fill('airline', leg.airline)
    const { flight } = splitMessage(message.value)
    const { number, from, to, date, reservation, seat } = leg
    // Last, because this is what the form takes for an edit: its draft then holds all of it.
    message.onChange(
      withFlight(message.value, { ...flight, number, from, to, date, reservation, seat }),
    )
    return isNameFree && pass.isNameCut
      ? 'Datos copiados al reclamo. Revisa el nombre: en la tarjeta puede estar cortado.'
      : 'Datos copiados al reclamo. Revisa la fecha: la tarjeta no trae el año.'
  }
}
