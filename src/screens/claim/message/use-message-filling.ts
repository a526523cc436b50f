import { useController, useFormContext, useWatch } from 'react-hook-form'
import type { AirlineMessage } from '@/domain/claim/airline-message/read-airline-message'
import { splitMessage, withFlight } from '@/domain/claim/flight-line'
import { fillEmptyFacts } from '@/domain/claim/pass-filling'
import type { ClaimValues } from '../claim-values'

const NO_NAME = { name: '', lastname: '' }
const CHANGED = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const

/** Copies an airline's message into the claim, as a scanned pass is, but only where the claim is empty. */
export function useMessageFilling(
  read: AirlineMessage,
  text: string,
  isTooLong: (message: string) => boolean,
) {
  const { control, setValue } = useFormContext<ClaimValues>()
  const [type, airline] = useWatch({ control, name: ['type', 'airline'] })
  const message = useController({ control, name: 'message' }).field
  const { flight, rest } = splitMessage(message.value)
  const canCopy = rest.trim() === ''
  const story = text.trim()

  const write = (facts: typeof flight, added: string) =>
    message.onChange(withFlight(canCopy ? added : message.value, facts))

  const filled = fillEmptyFacts(
    { ...NO_NAME, airline, flight },
    { ...NO_NAME, airline: read.airline, flight: read.flight },
  )
  const isOther = (has: string, says: string) => has !== '' && says !== '' && has !== says
  const kept = [
    isOther(type, read.type) && 'el tipo de reclamo',
    isOther(airline, read.airline) && 'la aerolínea',
    isOther(flight.number.replace(' ', ''), read.flight.number.replace(' ', '')) && 'el vuelo',
    (isOther(flight.from, read.flight.from) || isOther(flight.to, read.flight.to)) && 'la ruta',
    isOther(flight.date, read.flight.date) && 'la fecha',
    isOther(flight.reservation, read.flight.reservation) && 'la reserva',
  ].filter((words) => words !== false)

  return {
    canCopy,
    isTooLong: isTooLong(withFlight(story, filled.flight)),
    /** What the claim has and the message says otherwise, in words. */
    kept,
    use: (isTextCopied: boolean) => {
      if (filled.airline !== airline) setValue('airline', filled.airline, CHANGED)
      if (type === '' && read.type !== '') setValue('type', read.type, CHANGED)
      const cause = read.cause === '' ? '' : `Causa que dio la aerolínea: ${read.cause}.`
      // Last, because only `onChange` counts as an edit: the draft then contains all of it.
      write(filled.flight, isTextCopied ? story : cause)
      return kept.length === 0
        ? 'Datos copiados al reclamo. Revísalos antes de enviar.'
        : 'Datos copiados al reclamo. Lo que ya habías escrito quedó igual.'
    },
    copyText: () => {
      write(flight, story)
      return 'Texto copiado en Mensaje. Agrega qué pasó con tus palabras.'
    },
  }
}

export type MessageFilling = ReturnType<typeof useMessageFilling>
