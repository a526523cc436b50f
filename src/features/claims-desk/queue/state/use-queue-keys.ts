import type { Claim } from '@/domain/claim/fields'
import type { InlineField } from '@/features/claim-editor/shared/inline-field'
import { useDeskKeys } from '../../shared/use-desk-keys'
import { ROW_ACTION, useRowCursor } from '../../shared/use-row-cursor'
import { useDeskSettings } from '../../settings/use-desk-settings'

interface QueueKeysOptions {
  readonly find: (id: string) => Claim | undefined
  readonly onEdit: (claim: Claim) => void
}

/** Shortcuts of the queue; c, s, r and m press the row's buttons. */
export function useQueueKeys({ find, onEdit }: QueueKeysOptions) {
  const { keysOn } = useDeskSettings()
  const { region, move } = useRowCursor()

  const inRow = (selector: string) => {
    const row = document.activeElement?.closest('tr')
    return region.current?.contains(row ?? null) ? row?.querySelector<HTMLElement>(selector) : null
  }
  const edit = () => {
    const claim = find(inRow(`[${ROW_ACTION}]`)?.getAttribute(ROW_ACTION) ?? '')
    if (claim) onEdit(claim)
  }
  const press = (field: InlineField) => () => inRow(`[data-place="${field}"]`)?.click()
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
