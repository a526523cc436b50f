import { toFailure } from '@/api/http/to-failure'
import { staffFailureMessage } from '@/domain/failures/staff-failures'
import { formatNumber } from '@/domain/country/money'
import type { PagedFetch } from './read-claims'

/** '1 reclamo', '1.240 reclamos'. */
export function countClaims(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'reclamo' : 'reclamos'}`
}

/** The server's count, or the received rows if these are more; null if unknown. */
export function expectedTotal({ rows, total, status }: PagedFetch): number | null {
  if (total === null) return status === 'partial' ? null : rows.length
  return Math.max(total, rows.length)
}

/** '300 de 1.240 reclamos' or '300 reclamos hasta ahora'. */
export function progressText(reading: PagedFetch): string {
  const total = expectedTotal(reading)
  if (total === null) return `${countClaims(reading.rows.length)} hasta ahora`
  return `${formatNumber(reading.rows.length)} de ${countClaims(total)}`
}

export function failureReason(error: unknown): string {
  return staffFailureMessage('read-all-claims', toFailure(error)).sentence
}

/** 'Se descargaron 300 de 1.240' or 'Se descargaron 300'. */
function downloadedText(reading: PagedFetch): string {
  const total = expectedTotal(reading)
  // 0 before the first page: the server has not counted yet.
  const all = total ? ` de ${formatNumber(total)}` : ''
  return `Se descargaron ${formatNumber(reading.rows.length)}${all}`
}

/** Text for a failed export: 'Se descargaron 300 de 1.240; falló la página 4'. */
export function stoppedText(reading: PagedFetch): string {
  const { failed, status, nextPage } = reading
  const pages = (status === 'partial' ? [...failed, nextPage] : failed).map(formatNumber)
  if (pages.length === 0) return 'Los reclamos llegaron, pero no se pudo crear el archivo.'
  const verb = pages.length === 1 ? 'falló la página' : 'fallaron las páginas'
  return `${downloadedText(reading)}; ${verb} ${pages.join(', ')}`
}

export function haltedText(reading: PagedFetch): string {
  return `Exportación detenida. ${downloadedText(reading)}: puedes guardar lo leído, continuar o descartarlo.`
}

/** 'Se exportaron 1.240 reclamos.', or with the total if some are missing. */
export function savedText(reading: PagedFetch): string {
  const { length } = reading.rows
  const verb = length === 1 ? 'Se exportó' : 'Se exportaron'
  const total = expectedTotal(reading) ?? length
  const missing = total - length
  const missed = missing === 0 ? '' : ` de ${formatNumber(total)}`
  return `${verb} ${formatNumber(length)}${missed} ${length + missing === 1 ? 'reclamo' : 'reclamos'}.`
}

/** Shown if the server has neither a total nor paging. */
export const MAYBE_MORE =
  'No sabemos si son todos: el servidor no dice cuántos hay y repite los mismos. Si falta alguno, busca con filtros.'
