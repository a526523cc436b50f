import type { FailureWords } from '@/domain/failures/failure-message'

/** SPEC 8, word for word. */
export const CHARGED = 'Charge created successfully.'

/** The text while another tab is charging the claim. */
export const BUSY = {
  title: 'Se está cobrando en otra pestaña.',
  text: 'Espera a que termine: aquí verás cómo le fue.',
} as const

/** The plain sentences that come first, before SPEC's own, in the dialog and, but for a refusal, in the snackbar. */
export const HEADLINES = {
  unknown: 'No sabemos si el cobro se realizó.',
  refused: 'El intento de cobro fue rechazado.',
  'not-sent': 'Todavía no se puede cobrar.',
  'no-customer': 'No encontramos a quién cobrar.',
} as const

/** Something that happened, shown in the snackbar and, if it is an error, in the dialog as well. */
export interface ChargeMessage {
  readonly tone: 'error' | 'success'
  readonly words: FailureWords
  /** What it means; left out where the words themselves say so. */
  readonly meaning?: keyof typeof HEADLINES
  /** The server's own words, where SPEC's sentence does not hold them. */
  readonly serverText?: string | null
  /** About something that was never sent, and so gone as soon as the user types. */
  readonly isLocal?: boolean
}

/** The headline of a message; undefined where it needs none. */
export function headlineOf({ meaning }: ChargeMessage): string | undefined {
  return meaning && HEADLINES[meaning]
}
