import { flightText, splitMessage } from '@/domain/claim/flight-line'
import type { Receipt } from '@/domain/claim/sent/receipt'
import { formatIdDocument } from '@/domain/people/rut'
import type { ClaimValues } from '@/screens/claim/claim-values'

/** Texts as they are sent: without stray spaces, a RUT with its dots. */
function toSentTexts<Texts extends { readonly rut: string }>(values: Texts): Texts {
  const texts = Object.entries(values).flatMap(([field, value]: [string, unknown]) =>
    typeof value === 'string' ? [[field, value.trim()] as const] : [],
  )
  return { ...values, ...Object.fromEntries(texts), rut: formatIdDocument(values.rut) }
}

/** The claim as it is sent. */
export function toSent(values: ClaimValues): ClaimValues {
  return { ...toSentTexts(values), companions: values.companions.map(toSentTexts) }
}

/** What the device remembers of everybody's claim. */
export function toReceipt(
  { type, airline, email, ...values }: ClaimValues,
  sentAt: number,
): Receipt {
  const people = [values, ...values.companions]
  return {
    sentAt,
    type,
    airline,
    email,
    flight: flightText(splitMessage(values.message).flight),
    passengers: people.map(({ name, lastname }) => `${name} ${lastname}`),
    files: values.files.map(({ name, size }) => ({ name, size })),
  }
}
