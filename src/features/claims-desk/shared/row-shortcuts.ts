import type { Claim } from '@/domain/claim/fields'
import type { ClaimUpdateQueue } from '@/features/claim-store/changes/claim-update-queue'
import type { DeskActions, InlineField } from '@/features/claim-editor/shared/desk-actions'
import { ROW_ACTION } from './use-row-cursor'

/** Marks the bar with the actions for the selected rows. */
export const BULK_BAR = 'data-bulk-bar'

interface RowKeysContext {
  /** The claim of the focused row. */
  readonly current: () => Claim | undefined
  readonly move: (delta: 1 | -1) => void
  readonly actions: Pick<DeskActions, 'edit' | 'ask'>
  readonly queue: ClaimUpdateQueue
}

/** Shortcuts for the rows of the list and the queue. @param onReached called with the row that j or k moved to */
export function rowShortcuts(
  { current, move, actions: { edit, ask }, queue }: RowKeysContext,
  onReached?: (claim: Claim) => void,
): Readonly<Record<string, () => void>> {
  const onRow = (act: (claim: Claim) => void) => () => {
    const claim = current()
    if (claim) act(claim)
  }
  const step = (delta: 1 | -1) => () => {
    move(delta)
    if (onReached) onRow(onReached)()
  }
  const change = (field: InlineField) =>
    onRow((claim) => {
      const row = document.activeElement?.closest('tr')
      const cell = row?.querySelector<HTMLElement>(`[data-place="${field}"]`)
      const anchor = cell ?? row?.querySelector<HTMLElement>(`[${ROW_ACTION}]`)
      if (anchor && claim.id !== null) ask?.({ field, claims: [claim] }, anchor)
    })
  return {
    j: step(1),
    k: step(-1),
    e: onRow(edit),
    s: change('next_step'),
    r: change('handler'),
    m: change('category'),
    c: onRow((claim) => {
      if (claim.id !== null) void queue.contactToday([claim])
    }),
  }
}
