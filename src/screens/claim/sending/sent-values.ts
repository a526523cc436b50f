import type { Companion } from '@/domain/claim/companions'
import { fullName } from '@/domain/people/full-name'
import { flightText, splitMessage } from '@/domain/claim/flight-line'
import type { Receipt } from '@/domain/claim/receipt/receipt'
import { formatIdDocument } from '@/domain/country/rut'
import type { ClaimValues } from '@/screens/claim/claim-values'

function toSentTexts<Texts extends { readonly rut: string }>(values: Texts): Texts {
  const texts = Object.entries(values).flatMap(([field, value]: [string, unknown]) =>
    typeof value === 'string' ? [[field, value.trim()] as const] : [],
  )
  return { ...values, ...Object.fromEntries(texts), rut: formatIdDocument(values.rut) }
}

export function toSent(values: ClaimValues): ClaimValues {
  return { ...toSentTexts(values), companions: values.companions.map(toSentTexts) }
}

/** Returns a function that makes one passenger's receipt for the moment of sending. */
export function toReceipt({ type, airline, email, ...values }: ClaimValues, person: Companion) {
  const facts = {
    type,
    airline,
    email,
    flight: flightText(splitMessage(values.message).flight),
    passengers: [fullName(person)],
    files: values.files.map(({ name, size }) => ({ name, size })),
  }
  return (sentAt: Date): Receipt => ({ sentAt: sentAt.getTime(), ...facts })
}
