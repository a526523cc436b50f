import {
  failureMessage,
  reasonOf,
  sameMessageFor,
  UNANSWERED,
  UNKNOWN_OUTCOME,
  type Failure,
  type FailureCode,
  type FailureRow,
} from './failure-message'

/** No advice is needed: the unsaved claim stays in its form or on the device. */
const NO_ACCESS = {
  unauthorized: {
    sentence: 'Tu sesión terminó y el reclamo no se guardó.',
    advice: null,
  },
  forbidden: {
    sentence: 'Tu cuenta no tiene permiso para guardar reclamos.',
    advice: null,
  },
} as const

const NO_CLAIMS = 'Tu cuenta no tiene permiso para ver los reclamos.'
const NO_USERS = { advice: 'Tu cuenta no tiene permiso para ver los usuarios.' } as const

/** Messages for staff, SPEC 8 word for word where it has a sentence. */
const ROWS = {
  'list-claims': { sentence: 'No pudimos cargar los reclamos. Tus filtros siguen puestos.' },
  'list-claims-to-charge': {
    sentence: 'Error while fetching claims list.',
    lang: 'en',
    showServerText: 'all',
    codes: {
      unauthorized: { advice: 'Tu sesión terminó: vuelve a entrar y repite.' },
      forbidden: { advice: NO_CLAIMS },
      'too-many': { advice: 'Espera {time} y repite.' },
    },
  },
  'read-all-claims': { codes: { forbidden: NO_CLAIMS } },
  'change-claim': {
    codes: {
      ...NO_ACCESS,
      ...sameMessageFor(
        UNKNOWN_OUTCOME,
        'No sabemos si se guardó: repite, no se guarda dos veces.',
      ),
      ...sameMessageFor(UNANSWERED, {
        sentence: 'No sabemos si se guardó: revisa tu internet y repite, no se guarda dos veces.',
        advice: null,
      }),
    },
  },
  'create-claim': {
    sentence: 'No pudimos crear el reclamo.',
    codes: {
      ...NO_ACCESS,
      ...sameMessageFor(UNKNOWN_OUTCOME, {
        sentence: 'No sabemos si el reclamo se creó: el envío terminó sin respuesta clara.',
        advice: 'Si presionas Guardar otra vez, primero buscamos si ya existe.',
      }),
    },
  },
  'find-created-claim': {
    sentence: 'No pudimos comprobar si el reclamo ya se creó, así que no lo enviamos otra vez.',
    codes: NO_ACCESS,
  },
  'compare-claim': {
    sentence:
      'No pudimos comprobar si otra persona cambió este reclamo, así que todavía no lo guardamos.',
    codes: NO_ACCESS,
  },
  'list-users': { sentence: 'Error al obtener los usuarios.', codes: { forbidden: NO_USERS } },
  'find-user': {
    sentence: 'Usuario no encontrado.',
    codes: {
      forbidden: NO_USERS,
      'not-found': { advice: 'Revisa que el correo esté bien escrito.' },
    },
  },
} as const satisfies Record<string, FailureRow>

export type StaffAction = keyof typeof ROWS

/** Codes whose own reason says more than the server's text. */
const CLEAR: readonly FailureCode[] = ['unauthorized', 'forbidden', 'too-many']

/** Message for staff, with the server's text as the reason where ours is not clearer. */
export function staffFailureMessage(action: StaffAction, failure: Failure) {
  const { code, serverText } = failure
  const isOwn = serverText === null || CLEAR.includes(code)
  const reason = isOwn ? reasonOf(failure) : `El servidor dijo: ${serverText}`
  return failureMessage(ROWS[action], failure, reason)
}
