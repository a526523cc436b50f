import type { Claim } from '@/domain/claim/fields'
import type { InlineField } from '@/features/claim-editor/shared/place'
import { useDeskKeys } from '@/features/claims-desk/shared/use-desk-keys'
import { useRowCursor } from '@/features/claims-desk/shared/use-row-cursor'
import { useDeskSettings } from '@/features/claims-desk/settings/use-desk-settings'

interface QueueKeysOptions {
  /** The claim of a row, by the number that the row carries. */
  readonly find: (id: string) => Claim | undefined
  readonly onEdit: (claim: Claim) => void
}

/** Where a row says which claim it shows. */
export const ROW_CLAIM = 'data-claim'

/**
 * The keys of the queue: j and k go from row to row, e opens the form; c, s, r and m press what notes a
 * contact of today and what changes the next step, the responsible and the state of the row.
 *
 * @returns what goes around the rows
 */
export function useQueueKeys({ find, onEdit }: QueueKeysOptions) {
  const { keysOn } = useDeskSettings()
  const { region, move } = useRowCursor('li')

  /** The row that has the focus. */
  const currentRow = () => {
    const row = document.activeElement?.closest(`[${ROW_CLAIM}]`)
    return row && region.current?.contains(row) ? row : null
  }
  const edit = () => {
    const claim = find(currentRow()?.getAttribute(ROW_CLAIM) ?? '')
    if (claim) onEdit(claim)
  }
  const press = (field: InlineField) => () => {
    currentRow()?.querySelector<HTMLElement>(`[data-place="${field}"]`)?.click()
  }
  useDeskKeys(
    {
      j: () => move(1),
      k: () => move(-1),
      c: press('last_customer_contact'),
      e: edit,
      s: press('next_step'),
      r: press('handler'),
      m: press('category'),
    },
    keysOn.value,
  )
  return region
}
