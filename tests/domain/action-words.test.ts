import { describe, expect, it } from 'vitest'
import { chargeFailureMessage } from '@/domain/failures/charge-failures'
import { claimFailureMessage, refusedFormFields } from '@/domain/failures/claim-failure'
import { failureMessage, type FailureCode } from '@/domain/failures/failure-message'
import { MESSAGE_FAILURE } from '@/domain/failures/message-failure'
import { passengerFailureMessage } from '@/domain/failures/passenger-failures'
import { staffFailureMessage } from '@/domain/failures/staff-failures'

const REFUSALS = ['bad-request', 'forbidden', 'not-found', 'gone', 'invalid', 'refused'] as const
const UNSURE = ['server-error', 'no-answer', 'timeout', 'invalid-response'] as const
/** Every code except `offline`, which a browser distinguishes from a lost answer, and except failed code chunks. */
const CODES: readonly FailureCode[] = [...REFUSALS, ...UNSURE, 'unauthorized']

const failure = (code: FailureCode) => ({ code, status: 499, serverText: null })

type Spoken = Partial<Record<FailureCode, string>>

function each(codes: readonly FailureCode[], text: string): Spoken {
  return Object.fromEntries(codes.map((code) => [code, text]))
}

/** What an action says after each failure. */
const said = (words: (why: ReturnType<typeof failure>) => string): Spoken =>
  Object.fromEntries(CODES.map((code) => [code, words(failure(code))]))

const EXPIRED =
  'El enlace no es válido o ya venció. Pide uno nuevo y ábrelo apenas llegue el correo.'
const NO_CHANGE_KNOWN =
  'No sabemos si tu contraseña cambió. Intenta entrar con la nueva; si no resulta, vuelve a guardar en unos minutos.'
const NOT_COMPARED =
  'No pudimos comprobar si otra persona cambió este reclamo, así que todavía no lo guardamos.'

describe('an action with one message for every failure', () => {
  it.each([
    ['recover-password', 'Hubo un problema. Intenta nuevamente en unos minutos.'],
    ['google-sign-in', 'Error al Loguear con Google.'],
    ['save-profile', 'Hubo un error al actualizar los datos.'],
    ['register-card', 'Ocurrió un error inesperado al registrar la tarjeta.'],
    ['read-my-claims', 'No pudimos cargar tus reclamos, pero siguen guardados.'],
    ['read-earnings', 'Failed to load QR info'],
  ] as const)('%s', (action, sentence) => {
    const words = said((why) => passengerFailureMessage(action, why).sentence)
    expect(words).toEqual(each(CODES, sentence))
  })

  it.each([
    ['list-users', 'Error al obtener los usuarios.'],
    ['find-user', 'Usuario no encontrado.'],
    ['list-claims-to-charge', 'Error while fetching claims list.'],
  ] as const)('%s', (action, sentence) => {
    const words = said((why) => staffFailureMessage(action, why).sentence)
    expect(words).toEqual(each(CODES, sentence))
  })

  it.each([
    ['unauthorized', 'Tu sesión terminó: vuelve a entrar y repite.'],
    ['forbidden', 'Tu cuenta no tiene permiso para ver los reclamos.'],
    ['no-answer', 'No hay conexión con el servidor: revisa tu internet.'],
    ['too-many', 'Espera un minuto y repite.'],
  ] as const)('list-claims-to-charge says what to do after %s', (code, advice) => {
    const serverText = code === 'no-answer' ? null : 'Not authenticated'
    const refusal = { ...failure(code), serverText }
    expect(staffFailureMessage('list-claims-to-charge', refusal).advice).toBe(advice)
  })

  const kept = 'Lo que escribiste sigue aquí.'

  it.each([
    ['read-my-claims', 'no-answer', 'No hay conexión con el servidor: revisa tu internet.'],
    ['read-my-claims', 'server-error', 'El servidor respondió con un error (499).'],
    [
      'read-my-claims',
      'forbidden',
      'Tu cuenta no tiene permiso para verlos. Escríbenos por WhatsApp.',
    ],
    ['save-profile', 'offline', `${kept} Revisa tu internet e inténtalo otra vez.`],
    ['save-profile', 'server-error', `${kept} Inténtalo otra vez en unos minutos.`],
    ['save-profile', 'too-many', `${kept} Demasiados intentos: prueba de nuevo en un minuto.`],
    [
      'save-profile',
      'invalid',
      `${kept} Revisa tus datos y guarda otra vez. Si sigue igual, escríbenos por WhatsApp.`,
    ],
  ] as const)('%s says what to do after %s', (action, code, advice) => {
    expect(passengerFailureMessage(action, failure(code)).advice).toBe(advice)
  })

  it('a message', () => {
    const words = said((why) => failureMessage(MESSAGE_FAILURE, why).sentence)
    expect(words).toEqual(each(CODES, 'Ocurrió un error, intenta nuevamente.'))
  })
})

describe('an action with different messages for some failures', () => {
  it('a claim: rejected, or outcome unknown', () => {
    const kept = 'Tus datos y archivos siguen aquí.'
    const advice: Spoken = {
      ...each(
        REFUSALS,
        `${kept} Revísalos y vuelve a enviarlo. Si sigue igual, escríbenos por WhatsApp.`,
      ),
      ...each(
        UNSURE,
        `${kept} No sabemos si lo recibimos: revisa tu correo o escríbenos por WhatsApp antes de enviarlo otra vez.`,
      ),
      unauthorized:
        'Tu sesión venció. Entra otra vez y vuelve a esta página: tus datos y archivos siguen guardados.',
    }
    const sentence = 'Hubo un problema al enviar tu reclamo. Inténtalo más tarde.'
    const messageOf = (why: ReturnType<typeof failure>) => claimFailureMessage(why, { files: [] })
    expect(said((why) => messageOf(why).sentence)).toEqual(each(CODES, sentence))
    expect(said((why) => messageOf(why).advice ?? '')).toEqual(advice)
  })

  it.each([
    [['phone'], 'Teléfono'],
    [['boardingTicketFilename', 'phone', 'rut'], 'Archivos, RUT/DNI y Teléfono'],
  ])('a claim whose %j are rejected: names them by their labels', (names, labels) => {
    const refused = refusedFormFields(names)
    expect(claimFailureMessage(failure('invalid'), { files: [], refused }).advice).toBe(
      `Tus datos y archivos siguen aquí. No aceptaron lo que dice en ${labels}: corrígelo y vuelve a enviarlo. Si sigue igual, escríbenos por WhatsApp.`,
    )
  })

  it('a claim that is too large: names the files, the limit and the remedy', () => {
    const files = [
      { name: 'boleta.pdf', size: 2 * 1024 * 1024 },
      { name: 'תיק.jpg', size: 4.5 * 1024 * 1024 },
    ]
    expect(claimFailureMessage(failure('too-large'), { files })).toEqual({
      sentence: 'Hubo un problema al enviar tu reclamo. Inténtalo más tarde.',
      advice:
        'Tus datos y archivos siguen aquí. Pesan 6,5 MB en total y el servidor no acepta tanto: \u2068תיק.jpg\u2069 (4,5 MB), boleta.pdf (2 MB). Quita o achica el más grande y vuelve a enviarlo.',
    })
  })

  it.each([
    [null, 'un minuto'],
    [1, '1 segundo'],
    [40, '40 segundos'],
    [60, '1 minuto'],
    [61, '2 minutos'],
  ])('too many calls, with %s s to wait: names the wait', (retryAfter, wait) => {
    const busy = { ...failure('too-many'), retryAfter }
    expect(claimFailureMessage(busy, { files: [] }).advice).toBe(
      `Tus datos y archivos siguen aquí. Hay muchos envíos en este momento: espera ${wait} y vuelve a enviarlo.`,
    )
    const tooOften = `Demasiados intentos. Prueba de nuevo en ${wait}.`
    for (const action of ['sign-in', 'register', 'google-sign-in'] as const)
      expect(passengerFailureMessage(action, busy).sentence).toBe(tooOften)
    for (const action of ['recover-password', 'reset-password'] as const)
      expect(passengerFailureMessage(action, busy).sentence).toBe(tooOften)
    expect(staffFailureMessage('list-users', busy).advice).toBe(
      `Hay demasiadas solicitudes: espera ${wait} y repite.`,
    )
  })

  it('a new password: invalid link, or outcome unknown', () => {
    expect(said((why) => passengerFailureMessage('reset-password', why).sentence)).toEqual({
      ...each(CODES, EXPIRED),
      ...each([...UNSURE, 'refused'], NO_CHANGE_KNOWN),
      invalid: 'No pudimos aceptar esa contraseña. Prueba con otra más larga.',
    })
  })

  it('an update that is compared before it is saved: a special message for missing rights only', () => {
    expect(said((why) => staffFailureMessage('compare-claim', why).sentence)).toEqual({
      ...each(CODES, NOT_COMPARED),
      unauthorized: 'Tu sesión terminó y el reclamo no se guardó.',
      forbidden: 'Tu cuenta no tiene permiso para guardar reclamos.',
    })
  })

  it('a charge and its look-up have the messages of SPEC 8', () => {
    const noAccess: Spoken = {
      unauthorized: 'Unauthorized (401). Please sign in again.',
      forbidden: "Forbidden (403). You don't have permissions.",
    }
    expect(said((why) => chargeFailureMessage('charge', why).sentence)).toEqual({
      ...each(CODES, 'Request failed.'),
      ...noAccess,
      'invalid-response': 'Unexpected response from server.',
    })
    expect(said((why) => chargeFailureMessage('find-customer', why).sentence)).toEqual({
      ...each(CODES, 'Failed to fetch user by email.'),
      ...noAccess,
      'not-found': 'User not found (404).',
    })
  })
})
