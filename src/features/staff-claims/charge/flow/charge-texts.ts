/** What the charge dialog says, word for word (SPEC 8, Charge dialog). */
export const CHARGE_TEXTS = {
  noEmail: 'This claim has no email associated.',
  noToken: 'Missing auth token.',
  noFlowId: 'This user has no Flow customer_id (flowCustomerId).',
  noClaimId: 'Missing claim id.',
  noCustomer: 'Customer ID is missing.',
  badAmount: 'Please enter a valid amount greater than 0.',
  unexpected: 'Unexpected response from server.',
  success: 'Charge created successfully.',
} as const

const SESSION_OVER =
  'Tu sesión venció. Entra otra vez en otra pestaña y vuelve a intentarlo: lo que escribiste sigue aquí.'

/** What to do about each of those sentences; the others explain themselves. */
const ADVICE: Readonly<Partial<Record<string, string>>> = {
  [CHARGE_TEXTS.badAmount]: 'Escribe un monto mayor que 0.',
  [CHARGE_TEXTS.noCustomer]: 'Espera a que sepamos quién paga, o busca de nuevo.',
  [CHARGE_TEXTS.noClaimId]: 'Vuelve a la lista y abre el reclamo otra vez.',
  [CHARGE_TEXTS.noEmail]: 'Agrega el correo de la persona con “Editar” y vuelve a abrir el cobro.',
  [CHARGE_TEXTS.noToken]: SESSION_OVER,
  'Unauthorized (401). Please sign in again.': SESSION_OVER,
  "Forbidden (403). You don't have permissions.":
    'Tu cuenta no tiene permiso para cobrar. Pídelo a quien administra las cuentas.',
  'User not found (404).':
    'Nadie se registró con este correo. Revisa el correo del reclamo o pide a la persona que cree su cuenta.',
  [CHARGE_TEXTS.noFlowId]:
    'Esta persona aún no registra su tarjeta. Pídele que lo haga en su perfil y busca de nuevo.',
  'Failed to fetch user by email.': 'Revisa tu conexión y busca de nuevo.',
}

/** A Spanish sentence that says what to do next, or null where none would help. */
export function adviceFor(text: string): string | null {
  return ADVICE[text] ?? null
}

/** The plain sentences that come first, before SPEC's own: the same in the snackbar and in the dialog. */
export const HEADLINES = {
  unknown: 'No sabemos si el cobro se realizó.',
  refused: 'El intento de cobro fue rechazado.',
  notSent: 'Todavía no se puede cobrar.',
  noCustomer: 'No encontramos a quién cobrar.',
} as const

/** Something that happened, told in the snackbar and, if it is an error, in the dialog as well. */
export interface ChargeMessage {
  readonly tone: 'error' | 'success'
  readonly text: string
  readonly lang: 'en' | 'es'
  /** What it means; left out where the text itself says so. */
  readonly headline?: (typeof HEADLINES)[keyof typeof HEADLINES]
  /** The server's own words, where SPEC's sentence does not hold them. */
  readonly said?: string | null
  /** About something that was never sent, and so gone as soon as the person types. */
  readonly isLocal?: boolean
}

/** An error in the words of SPEC, which are English. */
export function errorMessage(text: string, rest: Partial<ChargeMessage> = {}): ChargeMessage {
  return { tone: 'error', text, lang: 'en', ...rest }
}
