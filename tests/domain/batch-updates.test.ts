import { describe, expect, it } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import type { MergeUnit } from '@/domain/claim/editing/merge'
import {
  countRun,
  isDone,
  isFailedContact,
  isNext,
  isOpen,
  isSettled,
  isUnsaved,
} from '@/features/claim-store/changes/runs'
import type { BatchItem, BatchUpdate } from '@/features/claim-store/changes/runs'
import { changeText, runSubject, runText } from '@/features/claim-store/changes/notice/change-words'
import { isNumbered } from '@/features/claim-store/changes/save-change'

const made = { before: { next_step: 'Llamar' }, after: { next_step: 'Apelar' } }

/** Claims 1, 2, … in these phases. What was saved can be undone, except what only had the values already. */
function runOf(phases: string, news: Partial<BatchUpdate> = {}): BatchUpdate {
  const items = phases.split(' ').map((phase, at): BatchItem => {
    const claim = toClaimRecord({ id: at + 1 })
    if (!isNumbered(claim)) throw new Error('a claim without an id')
    const canUndo = ['saved', 'to-undo', 'undoing', 'undo-failed'].includes(phase)
    return {
      claim,
      phase: phase as BatchItem['phase'],
      failure: null,
      adopted: [],
      made: canUndo ? made : null,
    }
  })
  const change = { next_step: 'Apelar' }
  const origin = { key: 'k', at: 0, owner: 'ana', change, isInForm: false }
  return { ...origin, items, isStopped: false, pauseSeconds: null, ...news }
}

/** Busy, unsaved, settled, can be undone: what the desk may do, and asks before the page is left. */
const flagsOf = (run: BatchUpdate) => {
  const { isBusy, canUndo } = countRun(run)
  const flags = { busy: isBusy, unsaved: isUnsaved(run), settled: isSettled(run), undo: canUndo }
  return Object.entries(flags)
    .filter(([, isSet]) => isSet)
    .map(([name]) => name)
    .join(' ')
}

describe('a change of claims', () => {
  it.each([
    ['waiting', 'busy unsaved', 'Guardando…'],
    ['saving', 'busy unsaved', 'Guardando…'],
    ['saved', 'settled undo', 'Guardado.'],
    ['unchanged', 'settled', 'Guardado.'],
    ['failed', 'unsaved', 'No se guardó.'],
    ['unknown', 'unsaved', 'Sin confirmar.'],
    ['conflict', 'unsaved', 'No se guardó.'],
    ['held', 'unsaved', 'No se guardó.'],
    ['skipped', 'settled', 'Quedó lo que guardó la otra persona.'],
    ['to-undo', 'busy unsaved', 'Deshaciendo…'],
    ['undoing', 'busy unsaved', 'Deshaciendo…'],
    ['undone', 'settled', 'Se deshizo.'],
    ['undo-failed', 'undo', 'Deshacer no resultó.'],
    ['saved saving waiting', 'busy unsaved', 'Guardando: 1 de 3.'],
    ['saved unchanged saved', 'settled undo', 'Guardado en 3.'],
    ['saved failed saved', 'unsaved undo', 'Guardado en 2; falta 1.'],
    ['saved held unknown', 'unsaved undo', 'Guardado en 1; faltan 2.'],
    ['failed failed', 'unsaved', 'Guardado en 0; faltan 2.'],
    ['saved skipped', 'settled undo', 'Guardado en 1.'],
    ['skipped skipped', 'settled', 'Quedó lo que guardó la otra persona.'],
    ['undone skipped undone', 'settled', 'Se deshizo en 2 de 3.'],
    ['undone undo-failed', 'undo', 'Se deshizo en 1 de 2.'],
    ['failed undo-failed', 'unsaved undo', 'Deshacer no resultó en 1.'],
    ['undo-failed saving', 'busy unsaved', 'Guardando: 1 de 2.'],
    ['undo-failed undo-failed', 'undo', 'Deshacer no resultó en 2.'],
    ['undone undoing to-undo', 'busy unsaved', 'Deshaciendo: 1 de 3.'],
  ])('whose claims are %s: %s; "%s"', (phases, flags, text) => {
    const run = runOf(phases)
    expect(flagsOf(run)).toBe(flags)
    expect(runText(run)).toBe(text)
    expect(runSubject(run)).toBe(
      run.items.length === 1 ? 'Reclamo 1' : `${run.items.length} reclamos`,
    )
    const among = (isSo: (item: BatchItem) => boolean) =>
      run.items.filter(isSo).map(({ phase }) => phase)
    const having = (...some: readonly string[]) =>
      phases.split(' ').filter((phase) => some.includes(phase))
    expect(among(isNext)).toEqual(having('waiting', 'to-undo'))
    const open = ['failed', 'unknown', 'conflict', 'held']
    expect(among((item) => !isDone(item))).toEqual(having('waiting', 'saving', ...open))
    expect(among(isOpen)).toEqual(having(...open))
  })

  it('of a form asks nothing when the page is left, and says what it kept of others', () => {
    expect(isUnsaved(runOf('failed', { isInForm: true }))).toBe(false)
    const adopted: readonly MergeUnit[] = ['handler', 'status']
    const [item] = runOf('saved').items
    if (!item) throw new Error('no claim')
    const items = [{ ...item, adopted }]
    expect(runText(runOf('saved', { items }))).toBe('Guardado.')
    expect(runText(runOf('saved', { items, isInForm: true }))).toBe(
      'Guardado. Otra persona cambió Responsable y Categoría y subcategoría mientras editabas; lo conservamos.',
    )
    expect(runText(runOf('saved', { isInForm: true }))).toBe('Guardado.')
  })

  it('says how long a batch waits for the server', () => {
    expect(runText(runOf('saved waiting', { pauseSeconds: 2 }))).toBe(
      'Guardando: 1 de 2. El servidor pide esperar: seguimos solos en 2 segundos.',
    )
    expect(runText(runOf('waiting', { pauseSeconds: 2 }))).toBe('Guardando…')
  })

  it('is named by its fields in the order of the form, emptied ones only by themselves', () => {
    expect(changeText({})).toBe('')
    expect(changeText({ next_step: '' })).toBe('Next Step: (vacío)')
    expect(changeText({ next_step: 'Apelar', handler: '' })).toBe('Next Step: Apelar')
    expect(changeText({ next_step: 'Apelar', handler: 'Ana' })).toBe(
      'Responsable: Ana · Next Step: Apelar',
    )
  })
})

describe('a contact of today replaces', () => {
  const contact = { change: { last_customer_contact: '2026-11-24' } }
  const claims = [1, 2, 3].map((id) => toClaimRecord({ id }))

  it.each([
    ['a failed one of these claims', true, runOf('failed failed', contact)],
    ['one of which a part is left', true, runOf('saved held', contact)],
    ['none in flight', false, runOf('failed saving', contact)],
    ['none that was saved', false, runOf('saved saved', contact)],
    ['none of a further claim', false, runOf('failed failed failed failed', contact)],
    ['none of a form', false, runOf('failed', { ...contact, isInForm: true })],
    ['no other change', false, runOf('failed')],
    [
      'none that changes more',
      false,
      runOf('failed', { change: { ...contact.change, next_step: 'Apelar' } }),
    ],
  ])('%s: %s', (_which, isReplaced, run) => {
    expect(isFailedContact(run, claims)).toBe(isReplaced)
  })
})
