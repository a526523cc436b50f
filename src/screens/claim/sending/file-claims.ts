import { onePerPassenger, passengerKey } from '@/domain/claim/companions'
import type { Receipt } from '@/domain/claim/sent/receipt'
import type { ClaimValues } from '@/screens/claim/claim-values'
import { callClaim, type CallEnd } from './claim-call'
import { openLogbook, type EarlierSending } from './sent-claims'
import { toReceipt, toSent } from './sent-values'

/** A device that does not answer never holds a claim back. */
const LOOK_LIMIT_MS = 1000

async function withinLimit<T>(work: Promise<T>): Promise<T | null> {
  const limit = new Promise<null>((resolve) => setTimeout(resolve, LOOK_LIMIT_MS, null))
  return Promise.race([work.catch(() => null), limit])
}

/** How a press ended: all are in, one call failed, or a claim that may be there already waits for a word. */
export type FilingEnd =
  | Exclude<CallEnd, { readonly kind: 'sent' }>
  | { readonly kind: 'sent'; readonly receipt: Receipt }
  | { readonly kind: 'repeat'; readonly earlier: EarlierSending }

export interface FilingOptions {
  readonly qrId: string | null
  /** Who the form belongs to. */
  readonly owner: string | null
  readonly signal: AbortSignal
  /** The person knows that a claim may be there already, and wants to send it. */
  readonly isRepeatMeant: boolean
  /** The advice of a lost answer is on the page: nobody has to be asked again. */
  readonly isWarned: boolean
  /** Receives whose claim is on its way, by `passengerKey`, and the part that is out, 0 to 1. */
  readonly onProgress: (passenger: string, part: number) => void
  readonly onPassengerSent: (passenger: string) => void
  readonly onSessionOver: () => void
}

/**
 * Sends the claims of everybody who travelled, one after the other, and stops at the first that fails.
 * Whoever is in already, by `values.sent` or as this device remembers, is not sent again. Never throws.
 */
export async function fileClaims(filled: ClaimValues, options: FilingOptions): Promise<FilingEnd> {
  const { sent, ...values } = toSent(filled)
  const { owner, isRepeatMeant, isWarned } = options
  const pending = await Promise.all(
    onePerPassenger(values)
      .filter(({ rut }) => !sent.includes(passengerKey(rut)))
      .map(async ({ files, acceptsTerms: _acceptsTerms, ...texts }) => ({
        key: passengerKey(texts.rut),
        payload: { ...texts, boardingTicketFilename: files, qr_id: options.qrId },
        logbook: await withinLimit(openLogbook({ texts, files }, owner)),
      })),
  )
  const earlier = pending.flatMap(({ logbook }) => logbook?.earlier ?? [])
  // Some in and some not is a filing that broke off; all of them in is the same filing once more.
  const isAllIn = earlier.length === pending.length && earlier.every(({ isSure }) => isSure)
  const asked = isAllIn ? earlier[0] : earlier.find(({ isSure }) => !isSure)
  if (asked && !isRepeatMeant && !isWarned) return { kind: 'repeat', earlier: asked }

  for (const { key, payload, logbook } of pending) {
    if (logbook?.earlier?.isSure !== true || isAllIn) {
      const end = await sendOne(payload, logbook, key, options)
      if (end.kind !== 'sent') return end
    }
    options.onPassengerSent(key)
  }
  return { kind: 'sent', receipt: toReceipt({ sent, ...values }, Date.now()) }
}

type Logbook = Awaited<ReturnType<typeof openLogbook>>

async function sendOne(
  payload: Parameters<typeof callClaim>[0],
  logbook: Logbook | null,
  key: string,
  { signal, onProgress, onSessionOver }: FilingOptions,
): Promise<CallEnd> {
  let partOut: number | null = null
  onProgress(key, 0)
  const end = await callClaim(
    payload,
    {
      signal,
      onProgress: (part) => {
        onProgress(key, part)
        if (part === 1 && partOut !== 1) logbook?.noteOut()
        partOut = part
      },
      onSessionOver,
    },
    () => partOut,
  )
  if (end.kind === 'sent') logbook?.noteSent()
  else if (end.isMaybeThere) logbook?.noteOut()
  else logbook?.noteRefused()
  return end
}
