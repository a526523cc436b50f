import { FAULT_NAMES, type FaultName } from '@/mocks/faults/faults'
import { CALLS, type CallId } from './table/calls'
import { DETAIL, GROUP_OF, isWorthRetrying, statusOf, type FaultGroup } from './table/fault-groups'

/** The expected state of a screen after its call met a fault. */
export interface ScreenEnd {
  /**
   * `done`: the call succeeded, late or without reading the answer. `failed`: the user sees an error and
   * can continue on the same page with all input. `sent-away`: the specification redirects to another page.
   */
  readonly end: 'done' | 'failed' | 'sent-away'
  /** Announced sentences, letter by letter (SPEC 8). */
  readonly says: readonly string[]
  /** Target of `sent-away`. */
  readonly to?: string
  /** Whether the session is over afterwards. */
  readonly signsOut?: boolean
}

/** One cell of the matrix: a call on a screen under a fault. */
export interface ExpectedOutcome extends ScreenEnd {
  readonly id: CallId
  readonly row: RowId
  readonly fault: FaultName
  /** Accepted number of requests: one for writes; reads retry only if that may help. */
  readonly calls: 1 | 3
}

type Row = Readonly<Record<FaultGroup, ScreenEnd>> & {
  readonly except?: Readonly<Partial<Record<FaultName, ScreenEnd>>>
}

/** A call on its screen; some calls have a second screen with other rules. */
export type RowId = CallId | 'C4/staff' | 'C10/search' | 'C12/admin'

const done = (...says: readonly string[]): ScreenEnd => ({ end: 'done', says })
const failed = (...says: readonly [string, ...string[]]): ScreenEnd => ({ end: 'failed', says })
const home: ScreenEnd = { end: 'sent-away', says: [], to: '/', signsOut: true }
/** Home with the session unchanged: the page is not for this user, or the role is unknown. */
const backHome: ScreenEnd = { end: 'sent-away', says: [], to: '/' }
const denied: ScreenEnd = { end: 'sent-away', says: [], to: '/access-denied' }

/** The same outcome for every answer other than 2xx, and for none. */
function always(end: ScreenEnd) {
  return { refused: end, 'signed-out': end, broken: end, down: end, lost: end } as const
}

const bodies = (unreadable: ScreenEnd, wrongBody = unreadable) => ({
  unreadable,
  'wrong-body': wrongBody,
})

/** The detail of a 4xx, else the sentence of the screen. */
const DETAILED = Object.fromEntries(
  Object.entries(DETAIL).map(([fault, text]) => [fault, failed(text)]),
) as Partial<Record<FaultName, ScreenEnd>>

/** The same where the server may have acted before it failed, so the detail alone is not enough. */
function detailedOr(warning: string): Partial<Record<FaultName, ScreenEnd>> {
  const entries = Object.entries(DETAIL).map(([fault, text]) => {
    const status = statusOf(fault as FaultName) ?? 0
    const isUnsure = status >= 500 || status === 409
    return [fault, isUnsure ? failed(text, warning) : failed(text)] as const
  })
  return Object.fromEntries(entries)
}

const NO_RESET = 'Hubo un problema. Intenta nuevamente en unos minutos.'
const RESET = 'Si el correo existe, enviaremos un enlace para restablecer la contraseña.'
const WRONG_PASSWORD = 'Correo o contraseña incorrectos'
const UNKNOWN = 'Error desconocido'
const SAVED = 'Los datos se han actualizado exitosamente.'
const NOT_SAVED = 'Hubo un error al actualizar los datos.'
const NO_CARD = 'Ocurrió un error inesperado al registrar la tarjeta.'
const CLAIM_SENT = 'Tu reclamo ha sido enviado correctamente.'
const CLAIM_NOT_SENT = 'Hubo un problema al enviar tu reclamo. Inténtalo más tarde.'
const CLAIM_UNSURE =
  'Tus datos y archivos siguen aquí. No sabemos si lo recibimos: revisa tu correo o escríbenos por WhatsApp antes de enviarlo otra vez.'
const CLAIM_TOO_LARGE =
  'Tus datos y archivos siguen aquí. Pesan 34 B en total y el servidor no acepta tanto: tarjeta de embarque ñandú.pdf (17 B), boleta.jpg (17 B). Quita o achica el más grande y vuelve a enviarlo.'
const CLAIM_BUSY =
  'Tus datos y archivos siguen aquí. Hay muchos envíos en este momento: espera 30 segundos y vuelve a enviarlo.'
const CLAIM_KEPT =
  'Tus datos y archivos siguen aquí. Revísalos y vuelve a enviarlo. Si sigue igual, escríbenos por WhatsApp.'
const CLAIM_FIELDS =
  'Tus datos y archivos siguen aquí. No aceptaron lo que dice en Teléfono y Correo electrónico: corrígelo y vuelve a enviarlo. Si sigue igual, escríbenos por WhatsApp.'
const CLAIM_SIGNED_OUT =
  'Tu sesión venció. Entra otra vez y vuelve a esta página: tus datos y archivos siguen guardados.'
const NO_CLAIMS = 'No pudimos cargar tus reclamos, pero siguen guardados.'
const MESSAGE_SENT = 'Tu mensaje ha sido enviado correctamente.'
const MESSAGE_NOT_SENT = 'Ocurrió un error, intenta nuevamente.'
const NO_EARNINGS = 'Failed to load QR info'
const NO_USERS = 'Error al obtener los usuarios.'
const NO_SUCH_USER = 'Usuario no encontrado.'
const NO_LOOKUP = 'Failed to fetch user by email.'
const NO_FLOW_ID = 'This user has no Flow customer_id (flowCustomerId).'
const FORBIDDEN = "Forbidden (403). You don't have permissions."
const NO_LIST_ADMIN = 'Error while fetching claims list.'
const NO_LIST_CRM = 'No pudimos cargar los reclamos. Tus filtros siguen puestos.'
const RECORD_SAVED = 'El reclamo quedó guardado.'
const NOT_CREATED = 'No pudimos crear el reclamo.'
const MAYBE_CREATED = 'No sabemos si el reclamo se creó: el envío terminó sin respuesta clara.'
const RECORD_NOT_SAVED = 'No pudimos guardar los cambios.'
const MAYBE_SAVED = 'No sabemos si los cambios quedaron guardados.'
/** In the dialog over the page, which stays as it is. */
const COME_BACK =
  'Tu trabajo sigue en esta página. Entra con la misma cuenta: con otra, lo que no guardaste se borra.'
const RECORD_FORBIDDEN = 'Tu cuenta no tiene permiso para guardar reclamos.'
const CHARGED = 'Charge created successfully.'
const NOT_CHARGED = 'Request failed.'
const ODD_CHARGE = 'Unexpected response from server.'
const CHARGE_UNSURE = 'No sabemos si el cobro se realizó.'

const TOO_MANY = 'Demasiados intentos. Prueba de nuevo en 30 segundos.'

/** The outcome that SPEC 8 requires of each call, by fault group. */
const ROWS: Readonly<Record<RowId, Row>> = {
  // The body is not read: every 2xx is a success.
  C1: {
    true: done(RESET),
    ...always(failed(NO_RESET)),
    ...bodies(done(RESET)),
    except: { '429': failed(TOO_MANY) },
  },
  C2: {
    true: { end: 'sent-away', says: [], to: '/profile' },
    ...always(failed(UNKNOWN)),
    'signed-out': failed(WRONG_PASSWORD),
    // A 2xx without a token is a failed sign-in.
    ...bodies(failed(UNKNOWN)),
    except: { '429': failed(TOO_MANY) },
  },
  C3: {
    true: done(),
    ...always(failed(UNKNOWN)),
    ...bodies(failed(UNKNOWN)),
    // Only these two show the server's text.
    except: {
      '400': failed(DETAIL['400'] ?? ''),
      '401': failed(DETAIL['401'] ?? ''),
      '429': failed(TOO_MANY),
    },
  },
  // Without a profile there is no session; an incomplete profile counts as one.
  C4: {
    true: done(),
    ...always(home),
    ...bodies(home),
    except: { 'json-object': done(), 'wrong-shape': done() },
  },
  C5: {
    true: done(SAVED),
    ...always(failed(NOT_SAVED)),
    'signed-out': failed(COME_BACK),
    // Read again, the profile shows that nothing was saved; any object counts as the saved one.
    ...bodies(failed(NOT_SAVED)),
    except: { 'json-object': done(SAVED), 'wrong-shape': done(SAVED) },
  },
  // None of these bodies has `error`; profile.test covers a rejection by the card provider's own
  // body.
  C6: { true: done(), ...always(failed(NO_CARD)), ...bodies(failed(NO_CARD)) },
  C7: {
    true: done(CLAIM_SENT),
    ...always(failed(CLAIM_NOT_SENT, CLAIM_UNSURE)),
    refused: failed(CLAIM_NOT_SENT, CLAIM_KEPT),
    'signed-out': failed(CLAIM_NOT_SENT, CLAIM_SIGNED_OUT),
    ...bodies(done(CLAIM_SENT)),
    except: {
      '413-html': failed(CLAIM_NOT_SENT, CLAIM_TOO_LARGE),
      '422': failed(CLAIM_NOT_SENT, CLAIM_FIELDS),
      '429': failed(CLAIM_NOT_SENT, CLAIM_BUSY),
    },
  },
  C8: {
    true: done(),
    ...always(failed(NO_CLAIMS)),
    'signed-out': home,
    ...bodies(failed(NO_CLAIMS)),
    // An empty list is valid; fields of another type are shown as missing.
    except: { 'json-list': done(), 'wrong-shape': done() },
  },
  C11: {
    true: done(MESSAGE_SENT),
    ...always(failed(MESSAGE_NOT_SENT)),
    ...bodies(done(MESSAGE_SENT)),
    except: DETAILED,
  },
  // Without a profile the role is unknown; a profile without a role is not staff.
  'C4/staff': {
    true: done(),
    ...always(backHome),
    'signed-out': home,
    ...bodies(backHome),
    except: { 'json-object': denied, 'wrong-shape': denied },
  },
  C9: {
    true: done(),
    ...always(failed(NO_USERS)),
    'signed-out': home,
    ...bodies(failed(NO_USERS)),
    except: { 'json-list': done(), 'wrong-shape': done() },
  },
  C10: {
    true: done(),
    ...always(failed(NO_LOOKUP)),
    ...bodies(failed(NO_LOOKUP)),
    except: {
      ...DETAILED,
      // The dialog below shows SPEC's sentence.
      '401': failed(COME_BACK),
      '403': failed(FORBIDDEN),
      '404': failed('User not found (404).'),
      'json-object': failed(NO_FLOW_ID),
      'wrong-shape': failed(NO_FLOW_ID),
    },
  },
  'C10/search': {
    true: done(),
    ...always(failed(NO_SUCH_USER)),
    'signed-out': home,
    ...bodies(failed(NO_SUCH_USER)),
    // An incomplete user is shown with missing values.
    except: { 'json-object': done(), 'wrong-shape': done() },
  },
  C12: {
    true: done(),
    ...always(failed(NO_LIST_CRM)),
    'signed-out': home,
    ...bodies(failed(NO_LIST_CRM)),
    except: { '403': backHome, 'json-list': done(), 'wrong-shape': done() },
  },
  'C12/admin': {
    true: done(),
    ...always(failed(NO_LIST_ADMIN)),
    ...bodies(failed(NO_LIST_ADMIN)),
    except: { ...DETAILED, 'json-list': done(), 'wrong-shape': done() },
  },
  C13: {
    true: done(RECORD_SAVED),
    ...always(failed(MAYBE_CREATED)),
    refused: failed(NOT_CREATED),
    'signed-out': failed(COME_BACK),
    ...bodies(done(RECORD_SAVED)),
    except: { '403': failed(RECORD_FORBIDDEN) },
  },
  C14: {
    true: done(RECORD_SAVED),
    ...always(failed(MAYBE_SAVED)),
    refused: failed(RECORD_NOT_SAVED),
    'signed-out': failed(COME_BACK),
    ...bodies(failed(MAYBE_SAVED)),
    except: {
      '403': failed(RECORD_FORBIDDEN),
      'json-object': done(RECORD_SAVED),
      'wrong-shape': done(RECORD_SAVED),
      // A save whose answer was lost is found when the claim is read again.
      'acted-then-reset': done(RECORD_SAVED),
    },
  },
  C15: {
    true: done(CHARGED),
    ...always(failed(NOT_CHARGED, CHARGE_UNSURE)),
    refused: failed(NOT_CHARGED),
    // An answer other than "ok" may still have moved money.
    ...bodies(failed(ODD_CHARGE, CHARGE_UNSURE)),
    except: {
      ...detailedOr(CHARGE_UNSURE),
      // The dialog below shows SPEC's sentence.
      '401': failed(COME_BACK),
      '403': failed(FORBIDDEN),
    },
  },
  C16: { true: done(), ...always(failed(NO_EARNINGS)), ...bodies(failed(NO_EARNINGS)) },
}

/** The whole matrix, without gaps. */
export const MATRIX: readonly ExpectedOutcome[] = (Object.keys(ROWS) as RowId[]).flatMap((row) =>
  FAULT_NAMES.map((fault) => toCell(row, fault)),
)

function toCell(row: RowId, fault: FaultName): ExpectedOutcome {
  const id = row.split('/')[0] as CallId
  const end = ROWS[row].except?.[fault] ?? ROWS[row][GROUP_OF[fault]]
  const isRetried = CALLS[id].method === 'get' && isWorthRetrying(fault)
  return { id, row, fault, calls: isRetried ? 3 : 1, ...end }
}

/** One cell of the matrix. */
export function outcomeOf(row: RowId, fault: FaultName): ExpectedOutcome {
  return toCell(row, fault)
}

/** Whether the server has processed a write that met this fault. */
export function hasServerActed(fault: FaultName): boolean {
  return GROUP_OF[fault] === 'true' || fault === 'acted-then-reset' || fault === 'wrong-shape'
}

const UNSURE = [CLAIM_UNSURE, MAYBE_CREATED, MAYBE_SAVED, CHARGE_UNSURE]

/** Whether the user is told that the write may have arrived. */
export function isUnsure({ says }: ScreenEnd): boolean {
  return says.some((text) => UNSURE.includes(text))
}

/** Key of cells that look equal to the user: the text of a server detail does not matter. */
function toKey({ fault, end, says, to, signsOut, calls }: ExpectedOutcome): string {
  const sentences = says.map((text) => (text === DETAIL[fault] ? 'as the server says' : text))
  // A lost answer counts as a success only after another read.
  const isFoundLater = end === 'done' && fault === 'acted-then-reset'
  // Only here the session may end.
  return JSON.stringify([end, sentences, to, signsOut, calls, isFoundLater, fault === '401'])
}

/** A success is real, and a failure has left the server as before, so that it can be repeated. */
const isTypical = ({ end, fault }: ExpectedOutcome) => (end === 'done') === hasServerActed(fault)

/**
 * The cells of a row that are run on its screen: one per outcome, because client.test covers every cell in
 * the client, and failure-message.test the sentence of every failure. `FAULT_MATRIX=whole` runs every cell.
 */
export function outcomesOf(row: RowId): readonly ExpectedOutcome[] {
  const cells = MATRIX.filter((expected) => expected.row === row)
  if (process.env['FAULT_MATRIX'] === 'whole') return cells
  const byTypical = cells.toSorted((a, b) => Number(isTypical(a)) - Number(isTypical(b)))
  return [...new Map(byTypical.map((cell) => [toKey(cell), cell])).values()]
}

/**
 * Whether the user can repeat the call on the same page, and the server is as before. After the others the page asks
 * a question first, or is covered by the dialog to sign in again.
 */
function isRepeatable(expected: ExpectedOutcome): boolean {
  const { id, fault, end, says } = expected
  const hasActed = CALLS[id].method !== 'get' && hasServerActed(fault)
  const isCovered = says.includes(COME_BACK) || says.includes(CLAIM_SIGNED_OUT)
  return end === 'failed' && !hasActed && !isUnsure(expected) && !isCovered
}

/**
 * Outcomes that a user meets one after another on the same page: all repeatable failures and then one more, a
 * success if there is one; each other outcome alone.
 */
export function toStories(
  outcomes: readonly ExpectedOutcome[],
): readonly (readonly ExpectedOutcome[])[] {
  const failures = outcomes.filter(isRepeatable)
  const others = outcomes.filter((outcome) => !isRepeatable(outcome))
  const last = others.find(({ fault }) => GROUP_OF[fault] === 'true') ?? others[0]
  const alone = others.filter((outcome) => outcome !== last).map((outcome) => [outcome])
  return [[...failures, ...(last ? [last] : [])], ...alone]
}
