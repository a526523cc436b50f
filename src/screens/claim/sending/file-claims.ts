import {
  COMPANION_FIELDS,
  FIRST_PASSENGER,
  passengersOf,
  type Companion,
} from '@/domain/claim/companions'
import type { Receipt } from '@/domain/claim/receipt/receipt'
import { receiptsOf, withSending, type Sending } from '@/domain/claim/receipt/sendings'
import type { ClaimValues } from '../claim-values'
import { callClaim, type CallResult, type FailedCall } from './claim-call'
import { openSendLog } from './sent-claims'
import { fullName } from '@/domain/people/full-name'
import { flightText, splitMessage } from '@/domain/claim/flight-line'
import { formatIdDocument } from '@/domain/country/rut'
import { onUserLeft } from '@/session/session-store'

function toSentTexts<Texts extends { readonly rut: string }>(values: Texts): Texts {
  const texts = Object.entries(values).flatMap(([field, value]: [string, unknown]) =>
    typeof value === 'string' ? [[field, value.trim()] as const] : [],
  )
  return { ...values, ...Object.fromEntries(texts), rut: formatIdDocument(values.rut) }
}

function toSent(values: ClaimValues): ClaimValues {
  return { ...toSentTexts(values), companions: values.companions.map(toSentTexts) }
}

function toReceipt({ type, airline, email, ...values }: ClaimValues, person: Companion) {
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

/**
 * Result of a submit. `repeat`: all of it was sent before; `unknown-before`: an earlier response was lost. In
 * both cases nothing is sent until the user confirms.
 */
export type FilingResult =
  | FailedCall
  | { readonly kind: 'sent'; readonly receipts: readonly Receipt[] }
  | { readonly kind: 'repeat'; readonly at: Date }
  | { readonly kind: 'unknown-before' }

export interface FilingOptions {
  readonly qrId: string | null
  readonly owner: string | null
  readonly signal: AbortSignal
  readonly isRepeatConfirmed: boolean
  /** Receives the id of the passenger and the share of the body that was sent, 0 to 1. */
  readonly onProgress: (passenger: string, part: number) => void
  /** Receives the new state of a passenger's claim; null if nothing was sent. */
  readonly onSending: (passenger: string, sending: Sending | null) => void
  readonly onSessionOver: () => void
}

/** Passengers whose claims are not known to be accepted, with the stored log of each. */
function readPending(values: ClaimValues, { owner, qrId }: FilingOptions) {
  const {
    companions: _companions,
    sendings,
    airlineText: _airlineText,
    acceptsTerms: _acceptsTerms,
    files,
    ...shared
  } = values
  const passengers = passengersOf(values).filter(({ id }) => sendings[id]?.state !== 'sent')
  return Promise.all(
    passengers.map(async ({ id, ...person }) => {
      const texts = { ...shared, ...person }
      const before = sendings[id] ?? null
      const logbook = await openSendLog({ texts, files }, owner)
      return {
        id,
        payload: { ...texts, boardingTicketFilename: files, qr_id: qrId },
        before,
        logbook,
        isIn: logbook.earlier?.isSure === true,
        isUnknown: before?.state === 'unknown' || logbook.earlier?.isSure === false,
        receipt: toReceipt(values, person),
      }
    }),
  )
}

type Pending = Awaited<ReturnType<typeof readPending>>[number]

async function fileEach(
  filled: ClaimValues,
  options: FilingOptions,
  departure: AbortSignal,
): Promise<FilingResult | null> {
  const values = toSent(filled)
  const passengers = passengersOf(values)
  const pending = await readPending(values, options)
  // Some accepted: an interrupted filing. All accepted: the same filing again.
  const [first] = pending.length === passengers.length ? pending : []
  const repeated = pending.every(({ isIn }) => isIn) ? first?.logbook.earlier : null
  if (!options.isRepeatConfirmed) {
    if (repeated) return { kind: 'repeat', at: repeated.at }
    const unknown = pending.filter(({ isUnknown }) => isUnknown)
    unknown.forEach(({ id, before, receipt, logbook }) => {
      const at = logbook.earlier?.at ?? new Date()
      if (before?.state !== 'unknown') {
        options.onSending(id, { state: 'unknown', receipt: receipt(at) })
      }
    })
    if (unknown.length > 0) return { kind: 'unknown-before' }
  }

  let { sendings } = values
  for (const one of pending) {
    // It would carry the token of the next user.
    if (departure.aborted) return null
    const isSkipped = one.isIn && !repeated
    const end: CallResult = isSkipped ? { kind: 'sent' } : await sendOne(one, options)
    if (end.kind !== 'sent') return end
    const before = isSkipped ? one.logbook.earlier : null
    const at = before?.at ?? new Date()
    const sending = { state: 'sent', receipt: one.receipt(at) } as const
    sendings = withSending(sendings, one.id, sending)
    options.onSending(one.id, sending)
  }
  return { kind: 'sent', receipts: receiptsOf(passengers, sendings) ?? [] }
}

/**
 * Sends each passenger's claim, one after the other, and stops at the first failure. Skips those that
 * `values.sendings` or this device's log has as accepted. Null if the user left meanwhile: the claim on its way
 * goes on, but nothing more is sent. Never throws.
 */
export async function fileClaims(
  filled: ClaimValues,
  options: FilingOptions,
): Promise<FilingResult | null> {
  const departure = new AbortController()
  const { signal } = departure
  const stopWatching = onUserLeft(() => departure.abort())
  const onSending: FilingOptions['onSending'] = (...news) => {
    if (!signal.aborted) options.onSending(...news)
  }
  const result = await fileEach(filled, { ...options, onSending }, signal)
  stopWatching()
  return signal.aborted ? null : result
}

async function sendOne(
  { id, payload, before, logbook, receipt }: Pending,
  { signal, onProgress, onSending, onSessionOver }: FilingOptions,
): Promise<CallResult> {
  let partOut: number | null = null
  const markUploaded = () => {
    logbook.markUploaded()
    onSending(id, { state: 'unknown', receipt: receipt(new Date()) })
  }
  onProgress(id, 0)
  const end = await callClaim(
    payload,
    {
      signal,
      onProgress: (part) => {
        onProgress(id, part)
        // Before the response, in case the page ends now.
        if (part === 1) markUploaded()
        partOut = part
      },
      onSessionOver,
    },
    () => partOut,
  )
  if (end.kind === 'sent') logbook.markAccepted()
  else if (end.kind === 'unknown') markUploaded()
  else {
    logbook.markRejected()
    const isRefused = end.kind === 'refused' && before?.state !== 'unknown'
    onSending(id, isRefused ? { state: 'refused' } : before)
  }
  if (end.kind === 'sent' || id === FIRST_PASSENGER) return end
  // The form's own fields of these names are those of the first passenger.
  const isOwn = (name: string) => COMPANION_FIELDS.some(({ field }) => field === name)
  return { ...end, errors: end.errors?.filter(([field]) => !isOwn(field)) ?? [] }
}
