import {
  failureMessage,
  isOutcomeUnknown,
  KEPT,
  sameMessageFor,
  UNKNOWN_OUTCOME,
  type Failure,
  type FailureRow,
  type FailureMessage,
} from './failure-message'

const SIGN_IN_AGAIN = `Tu sesión terminó: vuelve a entrar y confirma de nuevo. ${KEPT}`

const NO_ACCESS = {
  unauthorized: {
    sentence: 'Unauthorized (401). Please sign in again.',
    advice: SIGN_IN_AGAIN,
  },
  forbidden: {
    sentence: "Forbidden (403). You don't have permissions.",
    advice: 'Tu cuenta no tiene permiso para cobrar. Pídelo a quien administra las cuentas.',
  },
} as const

/** Messages of SPEC 8, Charge dialog, word for word. */
const ROWS = {
  'find-customer': {
    sentence: 'Failed to fetch user by email.',
    lang: 'en',
    showServerText: 'all',
    codes: {
      ...NO_ACCESS,
      'not-found': {
        sentence: 'User not found (404).',
        advice:
          'Nadie se registró con este correo. Revisa el correo del reclamo o pide a la persona que cree su cuenta.',
      },
      'too-many': { advice: 'Espera {time} y busca de nuevo.' },
    },
  },
  charge: {
    sentence: 'Request failed.',
    advice: 'Lee el motivo, corrígelo si se puede y vuelve a intentarlo.',
    lang: 'en',
    showServerText: 'all',
    codes: {
      ...NO_ACCESS,
      // Every refusal has a headline that says so.
      'too-many': { advice: 'Espera {time} y vuelve a cobrar.' },
      // The list of charge attempts shows what to check first.
      ...sameMessageFor([...UNKNOWN_OUTCOME, 'crashed'], { advice: null }),
      'invalid-response': { sentence: 'Unexpected response from server.', advice: null },
    },
  },
} as const satisfies Record<string, FailureRow>

/** The charge may have been made after a timeout and after a conflict. */
const UNKNOWN_STATUSES: readonly (number | null)[] = [408, 409]

/**
 * The order is known already. A browser may resend a request when a connection breaks: the first one was
 * paid, and only the refusal of the second arrives.
 */
const ORDER_KNOWN =
  /(already|previously)( been)? (paid|used|charged|exists?)|duplicate|ya (fue |está |ha sido )?(pagad|usad|utilizad|cobrad|existe)/i

/** True if money may have moved although the charge failed. */
export function isChargeUnknown(failure: Failure): boolean {
  const { code, status, serverText } = failure
  if (code === 'crashed' || isOutcomeUnknown(failure)) return true
  return UNKNOWN_STATUSES.includes(status) || ORDER_KNOWN.test(serverText ?? '')
}

export function chargeFailureMessage(action: keyof typeof ROWS, failure: Failure): FailureMessage {
  return failureMessage(ROWS[action], failure)
}

/** Data without which no charge is sent (SPEC 8, word for word), with advice. */
const CHARGE_LACKS = {
  noEmail: [
    'This claim has no email associated.',
    'Agrega el correo de la persona con “Editar” y vuelve a abrir el cobro.',
  ],
  noToken: ['Missing auth token.', SIGN_IN_AGAIN],
  noFlowId: [
    'This user has no Flow customer_id (flowCustomerId).',
    'Esta persona aún no registra su tarjeta. Pídele que lo haga en su perfil y busca de nuevo.',
  ],
  noClaimId: ['Missing claim id.', 'Vuelve a la lista y abre el reclamo otra vez.'],
  noCustomer: ['Customer ID is missing.', 'Espera a que sepamos quién paga, o busca de nuevo.'],
  badAmount: ['Please enter a valid amount greater than 0.', 'Escribe un monto mayor que 0.'],
} as const

export type ChargeLack = keyof typeof CHARGE_LACKS

export function missingChargeText(lack: ChargeLack): FailureMessage {
  const [sentence, advice] = CHARGE_LACKS[lack]
  return { sentence, advice, lang: 'en' }
}
