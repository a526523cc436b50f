import { FIELD_ROWS } from '@/domain/claim/fields'
import type { ClaimChange } from '@/domain/claim/editing/claim-change'
import { fieldText } from '@/domain/claim/editing/details'
import type { MergeUnit } from '@/domain/claim/editing/merge'
import { NOTHING, unitLabel } from '@/domain/claim/editing/value-words'
import { waitText } from '@/domain/failures/failure-message'
import { isolate } from '@/domain/isolate'
import { formatNumber } from '@/domain/country/money'
import { joinNames } from '@/domain/join-names'
import { countClaims } from '../../claim-data/reading-words'
import { countRun, type BatchUpdate } from '../runs'

/** 'Next Step: Llamar al cliente'. Emptied fields are named only if nothing else changes. */
export function changeText(change: ClaimChange): string {
  const rows = FIELD_ROWS.filter(({ key }) => key in change)
  const told = rows.filter((row) => fieldText(row, change) !== '')
  if (told.length === 0) return rows[0] ? `${rows[0].label}: ${NOTHING}` : ''
  return told.map((row) => `${row.label}: ${isolate(fieldText(row, change))}`).join(' · ')
}

/** 'Reclamo 1239', '3 reclamos'. */
export function runSubject({ items }: BatchUpdate): string {
  const [only, ...others] = items
  return only && others.length === 0 ? `Reclamo ${only.claim.id}` : countClaims(items.length)
}

/** @param units what the save kept of another user's changes */
export function adoptedText(units: readonly MergeUnit[]): string {
  const names = joinNames(units.map(unitLabel))
  return `Otra persona cambió ${names} mientras editabas; lo conservamos.`
}

function busyText({ pauseSeconds }: BatchUpdate, counts: ReturnType<typeof countRun>): string {
  const { all, ended, isUndoing } = counts
  const verb = isUndoing ? 'Deshaciendo' : 'Guardando'
  if (all === 1) return `${verb}…`
  const far = `${verb}: ${formatNumber(ended)} de ${formatNumber(all)}.`
  if (pauseSeconds === null) return far
  return `${far} El servidor pide esperar: seguimos solos en ${waitText(pauseSeconds)}.`
}

function savedText({ items, isInForm }: BatchUpdate, saved: string): string {
  const adopted = isInForm ? items.flatMap((item) => item.adopted) : []
  return adopted.length > 0 ? `${saved} ${adoptedText(adopted)}` : saved
}

export function runText(run: BatchUpdate): string {
  const { items } = run
  const counts = countRun(run)
  const { all, done, left, undone, undoFailed, isBusy } = counts
  if (isBusy) return busyText(run, counts)
  /** 'Guardado en 3', 'Guardado' for one claim. */
  const inMany = (text: string, count: number) =>
    all > 1 ? `${text} en ${formatNumber(count)}` : text
  if (undone > 0)
    return `${inMany('Se deshizo', undone)}${all > 1 ? ` de ${formatNumber(all)}` : ''}.`
  if (undoFailed > 0) return `${inMany('Deshacer no resultó', undoFailed)}.`
  if (items.every(({ phase }) => phase === 'skipped')) return 'Quedó lo que guardó la otra persona.'
  if (left === 0) return savedText(run, `${inMany('Guardado', done)}.`)
  if (all === 1) return items[0]?.phase === 'unknown' ? 'Sin confirmar.' : 'No se guardó.'
  return `Guardado en ${formatNumber(done)}; ${left === 1 ? 'falta' : 'faltan'} ${formatNumber(left)}.`
}
