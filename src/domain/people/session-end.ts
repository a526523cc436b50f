/** Five minutes: the user needs time to finish writing. */
export const SESSION_WARNING_MS = 5 * 60_000

const MINUTE_MS = 60_000

export type SessionPhase = 'open' | 'ending' | 'ended'

/** Phase by the token's `exp`, in seconds since 1970 (WCAG 2.2.1); undefined keeps the session `open`. */
export function sessionPhase(exp: number | undefined, now: Date): SessionPhase {
  if (exp === undefined) return 'open'
  const leftMs = exp * 1000 - now.getTime()
  if (leftMs <= 0) return 'ended'
  return leftMs <= SESSION_WARNING_MS ? 'ending' : 'open'
}

/** Milliseconds until the phase or the shown minute changes; null if neither will. */
export function nextSessionChange(exp: number | undefined, now: Date): number | null {
  if (exp === undefined) return null
  const leftMs = exp * 1000 - now.getTime()
  if (leftMs <= 0) return null
  if (leftMs > SESSION_WARNING_MS) return leftMs - SESSION_WARNING_MS
  return leftMs % MINUTE_MS || MINUTE_MS
}

export const SESSION_ENDED = 'Tu sesión terminó.'

/** 'Tu sesión termina en 4 minutos.', with minutes rounded up. */
export function sessionEndText(exp: number, now: Date): string {
  const minutes = Math.ceil((exp * 1000 - now.getTime()) / MINUTE_MS)
  if (minutes <= 0) return SESSION_ENDED
  return minutes === 1
    ? 'Tu sesión termina en 1 minuto.'
    : `Tu sesión termina en ${minutes} minutos.`
}
