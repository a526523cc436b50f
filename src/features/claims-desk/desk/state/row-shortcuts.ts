import { useCallback } from 'react'
import type { Claim } from '@/domain/claim/fields'
import type { ClaimUpdateQueue } from '@/features/claim-store/changes/claim-update-queue'
import type { DeskProfile } from '../desk-profiles'
import type { useInlineEdit } from '@/features/claim-editor/inline-edit/use-inline-edit'
import type { InlineField } from '@/features/claim-editor/shared/inline-field'
import { useDeskKeys } from '../../shared/use-desk-keys'
import type { Selection } from '../../list/selection/selection'
import { ROW_ACTION, type useRowCursor } from '../../shared/use-row-cursor'

interface RowKeysContext {
  readonly rows: readonly Claim[]
  readonly cursor: ReturnType<typeof useRowCursor>
  readonly edit: (claim: Claim) => void
  readonly inPlace: ReturnType<typeof useInlineEdit>
  readonly selection: Selection
  readonly queue: ClaimUpdateQueue
}

/** @param onReached called with the row that j or k moved to */
export function rowShortcuts(
  { rows, cursor, edit, inPlace, selection, queue }: RowKeysContext,
  onReached: (claim: Claim) => void,
): Readonly<Record<string, () => void>> {
  const onRow = (act: (claim: Claim) => void) => () => {
    const claim = rows[cursor.current()]
    if (claim) act(claim)
  }
  const step = (delta: 1 | -1) => () => {
    cursor.move(delta)
    onRow(onReached)()
  }
  const ask = (field: InlineField) =>
    onRow((claim) => {
      const row = document.activeElement?.closest('tr')
      const cell = row?.querySelector<HTMLElement>(`[data-place="${field}"]`)
      const anchor = cell ?? row?.querySelector<HTMLElement>(`[${ROW_ACTION}]`)
      if (anchor && claim.id !== null) inPlace.ask(field, [claim], anchor)
    })
  return {
    j: step(1),
    k: step(-1),
    e: onRow(edit),
    s: ask('next_step'),
    r: ask('handler'),
    m: ask('category'),
    c: onRow((claim) => {
      if (claim.id !== null) void queue.contactToday([claim])
    }),
    x: onRow((claim) => selection.toggle(claim, rows, false)),
  }
}

export function useKeysOf(
  { keys }: DeskProfile,
  actions: Readonly<Record<string, () => void>>,
  isOn: boolean,
): void {
  const own: readonly string[] = keys
  const kept = Object.entries(actions).filter(([key]) => own.includes(key))
  useDeskKeys(Object.fromEntries(kept), isOn)
}

/** Opens a claim from its row; for the open claim, focuses its panel. */
export function useOpenRow(open: (claim: Claim) => void) {
  return useCallback(
    (claim: Claim) => {
      open(claim)
      document.querySelector<HTMLElement>(`[data-panel][data-claim="${claim.id}"]`)?.focus()
    },
    [open],
  )
}
