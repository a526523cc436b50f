import { env } from '@/config/env'
import { formatMoment } from '@/domain/dates'
import type { Check, CheckStatus } from './checks'

export const VERDICT_WORDS = {
  ok: 'Bien',
  warn: 'Atención',
  fail: 'Falla',
} as const satisfies Record<CheckStatus, string>

/** The checks as text for support; contains no token and no personal data. */
export function toSummary(checks: readonly Check[], now: Date, browser: string): string {
  return [
    `${env.brandName}: pruebas del ${formatMoment(now)}`,
    ...checks.map(({ name, verdict, text }) => `${VERDICT_WORDS[verdict]} · ${name}: ${text}`),
    `Navegador: ${browser}`,
  ].join('\n')
}
