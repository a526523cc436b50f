import { ApiError } from '@/api/http/api-error'
import { toFailure } from '@/api/http/to-failure'
import { isAnswerHidden, readTransfer } from '@/api/http/server-signs'
import { getUser } from '@/api/user'
import { env } from '@/config/env'
import { formatMoment } from '@/domain/dates'
import { passengerFailureMessage } from '@/domain/failures/passenger-failures'
import { parseRole } from '@/domain/people/roles'
import { readFromDevice, removeFromDevice, saveOnDevice } from '@/device/device-store'
import type { Session } from '@/session/session-store'

export const VERDICT_WORDS = {
  ok: 'Bien',
  warn: 'Atención',
  fail: 'Falla',
} as const

type CheckStatus = keyof typeof VERDICT_WORDS

/** A result of the self-check. Its texts never contain a token, a name or an address. */
export interface Check {
  readonly name: string
  readonly verdict: CheckStatus
  readonly text: string
}

const result = (verdict: CheckStatus) => (text: string) => ({ verdict, text })
const ok = result('ok')
const warn = result('warn')
const fail = result('fail')

const PROBE = 'vuelo-justo:prueba'

function checkSession(session: Session, now: Date): Omit<Check, 'name'> {
  if (!session.signedIn) return fail('No hay sesión. Entra otra vez.')
  const { exp } = session.claims
  if (exp === undefined) return ok('Abierta, sin fecha de vencimiento.')
  const minutes = Math.floor((exp * 1000 - now.getTime()) / 60_000)
  if (minutes < 0) {
    return warn('Venció según el reloj de este equipo. Revisa su hora o entra otra vez.')
  }
  return minutes < 10
    ? warn(`Vence en ${minutes} min. Guarda lo que estés haciendo.`)
    : ok('Abierta y vigente.')
}

function checkRole(session: Session): Omit<Check, 'name'> {
  const stored = session.signedIn ? session.role : null
  const role = parseRole(stored)
  if (role !== null) return ok(role)
  return stored === null
    ? warn('Sin rol guardado. Si eres del equipo, entra otra vez.')
    : warn('Rol desconocido. Si eres del equipo, entra otra vez.')
}

async function checkApi(signal: AbortSignal): Promise<Omit<Check, 'name'>> {
  const start = performance.now()
  try {
    await getUser({ signal })
    const text = `Responde en ${Math.round(performance.now() - start)} ms.`
    const fault = findTransferFault()
    return fault === null ? ok(text) : warn(`${text} ${fault}`)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const isHidden = error.kind === 'network' && (await isAnswerHidden(signal))
    const action = isHidden ? 'check-hidden-answer' : 'check-api'
    return fail(passengerFailureMessage(action, toFailure(error)).sentence)
  }
}

/** Faults of the connection although the server answers; deploy/README.md has the remedies. */
function findTransferFault(): string | null {
  const { isRedirected, isOldHttps } = readTransfer()
  if (isRedirected) return 'Desvía las llamadas, quizás por la barra final: avisa al chat de ayuda.'
  // Over HTTP/1.1 browsers repeat a request whose connection was closed, a payment as well.
  return isOldHttps
    ? 'Usa HTTP/1.1, con el que un envío puede llegar dos veces: avisa al chat de ayuda.'
    : null
}

function checkCookies(): Omit<Check, 'name'> {
  document.cookie = `${PROBE}=1; path=/; SameSite=Strict`
  const isStored = document.cookie.includes(`${PROBE}=1`)
  document.cookie = `${PROBE}=; path=/; max-age=0`
  return isStored
    ? ok('Se guardan.')
    : fail('Están bloqueadas: sin ellas no puedes entrar. Permítelas aquí.')
}

function checkStorage(name: 'localStorage' | 'sessionStorage'): Omit<Check, 'name'> {
  try {
    window[name].setItem(PROBE, '1')
    const isStored = window[name].getItem(PROBE) === '1'
    window[name].removeItem(PROBE)
    if (isStored) return ok('Funciona.')
  } catch {
    // Blocked or full: returns the warning below.
  }
  return warn('No guarda. Puedes seguir, pero no recordaremos tus elecciones.')
}

async function checkDatabase(): Promise<Omit<Check, 'name'>> {
  await saveOnDevice(PROBE, 1)
  const isStored = (await readFromDevice(PROBE)) === 1
  await removeFromDevice(PROBE)
  return isStored
    ? ok('Funciona.')
    : warn('No guarda: los borradores se pierden al cerrar la página.')
}

function checkConnection(): Omit<Check, 'name'> {
  return navigator.onLine
    ? ok('Con conexión.')
    : fail('Sin conexión. Revisa tu Wi-Fi o tus datos móviles.')
}

/** Runs every check, in page order. Rejects only when aborted. */
export async function runChecks(
  session: Session,
  now: Date,
  signal: AbortSignal,
): Promise<readonly Check[]> {
  const [api, database] = await Promise.all([checkApi(signal), checkDatabase()])
  return [
    { name: 'Sesión', ...checkSession(session, now) },
    { name: 'Rol', ...checkRole(session) },
    { name: 'API', ...api },
    { name: 'Conexión', ...checkConnection() },
    { name: 'Cookies', ...checkCookies() },
    { name: 'Almacenamiento local', ...checkStorage('localStorage') },
    { name: 'Almacenamiento de la pestaña', ...checkStorage('sessionStorage') },
    { name: 'Base de datos del navegador (IndexedDB)', ...database },
    { name: 'Versión', ...ok(__APP_VERSION__) },
  ]
}

/** The checks as text for support; contains no token and no personal data. */
export function toSummary(checks: readonly Check[], now: Date, browser: string): string {
  return [
    `${env.brandName}: pruebas del ${formatMoment(now)}`,
    ...checks.map(({ name, verdict, text }) => `${VERDICT_WORDS[verdict]} · ${name}: ${text}`),
    `Navegador: ${browser}`,
  ].join('\n')
}
