import type { FailureMessage } from '@/domain/failures/failure-message'

/** Verbatim from SPEC 8. */
export const CHARGED = 'Charge created successfully.'

export const BUSY = {
  title: 'Se está cobrando en otra pestaña.',
  text: 'Espera a que termine: aquí verás cómo le fue.',
} as const

export const HEADLINES = {
  unknown: 'No sabemos si el cobro se realizó.',
  refused: 'El intento de cobro fue rechazado.',
  'not-sent': 'Todavía no se puede cobrar.',
  'no-customer': 'No encontramos a quién cobrar.',
} as const

/** Its sentence is shown in the snackbar; meaning and advice of an error in the dialog. */
export interface ChargeMessage {
  readonly tone: 'error' | 'success'
  readonly words: FailureMessage
  /** Omit if the words state it. */
  readonly meaning?: keyof typeof HEADLINES
  /** Nothing was sent: the message disappears when the user types or ticks a checkbox. */
  readonly isLocal?: boolean
}

export function headlineOf({ meaning }: ChargeMessage): string | undefined {
  return meaning && HEADLINES[meaning]
}
