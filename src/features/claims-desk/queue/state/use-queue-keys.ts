import type { Claim } from '@/domain/claim/fields'
import type { InlineField } from '@/features/claim-editor/shared/inline-field'
import { useDeskKeys } from '../../shared/use-desk-keys'
import { useRowCursor } from '../../shared/use-row-cursor'
import { useDeskSettings } from '../../settings/use-desk-settings'

interface QueueKeysOptions {
  readonly find: (id: string) => Claim | undefined
  readonly onEdit: (claim: Claim) => void
}

/** Attribute with the claim's id. */
export const ROW_CLAIM = 'data-claim'

/** Shortcuts of the queue; c, s, r and m press the row's buttons. */
export function useQueueKeys({ find, onEdit }: QueueKeysOptions) {
  const { keysOn } = useDeskSettings()
  const { region, move } = useRowCursor('li')

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
