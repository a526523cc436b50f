import {
  failureMessage,
  KEPT,
  sameMessageFor,
  UNANSWERED,
  type Failure,
  type FailureCode,
  type FailureRow,
} from './failure-message'

/** The recovery link is invalid or expired. */
export const LINK_REFUSED: readonly FailureCode[] = [
  'bad-request',
  'unauthorized',
  'forbidden',
  'not-found',
  'gone',
]

/** The server counts attempts: another one extends the wait. */
const WAIT_FIRST = 'Demasiados intentos: prueba de nuevo en {time}.'
const TOO_MANY = { 'too-many': 'Demasiados intentos. Prueba de nuevo en {time}.' } as const

const SIGN_IN_AGAIN = { advice: `Tu sesión terminó: vuelve a entrar y repite. ${KEPT}` }

const LOOK_AT_CONNECTION = 'Revisa tu internet e inténtalo otra vez.'

/** Of a sign-in or registration that failed for another reason (SPEC 8). */
export const UNKNOWN_ERROR = 'Error desconocido'

/** Messages for passengers, SPEC 8 word for word where it has a sentence. */
const ROWS = {
  'sign-in': {
    sentence: UNKNOWN_ERROR,
    codes: { unauthorized: 'Correo o contraseña incorrectos', ...TOO_MANY },
  },
  register: {
    sentence: UNKNOWN_ERROR,
    showServerText: ['bad-request', 'unauthorized'],
    codes: TOO_MANY,
  },
  'google-sign-in': { sentence: 'Error al Loguear con Google.', codes: TOO_MANY },
  'recover-password': {
    sentence: 'Hubo un problema. Intenta nuevamente en unos minutos.',
    codes: TOO_MANY,
  },
  // After a lost response the password may have been changed.
  'reset-password': {
    sentence:
      'No sabemos si tu contraseña cambió. Intenta entrar con la nueva; si no resulta, vuelve a guardar en unos minutos.',
    codes: {
      ...sameMessageFor(
        LINK_REFUSED,
        'El enlace no es válido o ya venció. Pide uno nuevo y ábrelo apenas llegue el correo.',
      ),
      ...TOO_MANY,
      invalid: 'No pudimos aceptar esa contraseña. Prueba con otra más larga.',
      offline: 'No hay conexión con el servidor. Revisa tu internet y vuelve a guardar.',
    },
  },
  'save-profile': {
    sentence: 'Hubo un error al actualizar los datos.',
    advice: `${KEPT} Inténtalo otra vez en unos minutos.`,
    codes: {
      unauthorized: SIGN_IN_AGAIN,
      invalid: {
        advice: `${KEPT} Revisa tus datos y guarda otra vez. Si sigue igual, escríbenos por WhatsApp.`,
      },
      'too-many': { advice: `${KEPT} ${WAIT_FIRST}` },
      ...sameMessageFor(UNANSWERED, { advice: `${KEPT} ${LOOK_AT_CONNECTION}` }),
    },
  },
  'register-card': {
    sentence: 'Ocurrió un error inesperado al registrar la tarjeta.',
    advice: 'Inténtalo otra vez en unos minutos. Si sigue igual, escríbenos por WhatsApp.',
    codes: {
      unauthorized: SIGN_IN_AGAIN,
      'too-many': { advice: WAIT_FIRST },
      forbidden: { advice: 'Tu cuenta no puede registrar tarjetas. Escríbenos por WhatsApp.' },
      ...sameMessageFor(UNANSWERED, { advice: LOOK_AT_CONNECTION }),
    },
  },
  'read-my-claims': {
    sentence: 'No pudimos cargar tus reclamos, pero siguen guardados.',
    codes: {
      forbidden: { advice: 'Tu cuenta no tiene permiso para verlos. Escríbenos por WhatsApp.' },
    },
  },
  'read-earnings': {
    sentence: 'Failed to load QR info',
    lang: 'en',
    codes: {
      unauthorized: { advice: 'Entra a tu cuenta para ver tus ganancias.' },
      forbidden: { advice: 'Esta página es para quienes invitan pasajeros con su código QR.' },
    },
  },
  'check-api': {
    sentence: 'Responde con un error ({status}). Inténtalo en unos minutos.',
    codes: {
      unauthorized: 'Responde, pero no reconoce tu sesión (401). Entra otra vez.',
      ...sameMessageFor(
        ['offline', 'no-answer'],
        'No responde. Revisa tu conexión o un bloqueador de contenido.',
      ),
      timeout: 'Tarda demasiado. Revisa tu conexión e inténtalo otra vez.',
      'not-found': 'La API no está donde esta página la busca (404). Avisa al chat de ayuda.',
      'too-many': 'Hay demasiadas solicitudes (429): espera {time} y prueba otra vez.',
      'invalid-response':
        'Algo responde en su lugar, quizás el portal de un Wi-Fi. Abre otra página primero.',
    },
  },
  // The server responds, but without the CORS headers that let this origin read the response.
  'check-hidden-answer': {
    sentence:
      'Responde, pero no deja que esta página lea su respuesta (CORS). Avisa al chat de ayuda.',
  },
} as const satisfies Record<string, FailureRow>

export function passengerFailureMessage(action: keyof typeof ROWS, failure: Failure) {
  return failureMessage(ROWS[action], failure)
}
