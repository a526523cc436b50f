import type { Claim } from '@/domain/claim/fields'
import { useClaimUpdateQueue } from '@/features/claim-store/changes/use-claim-update-queue'
import { rowShortcuts } from '../../shared/row-shortcuts'
import { useDeskKeys } from '../../shared/use-desk-keys'
import { ROW_ACTION, useRowCursor } from '../../shared/use-row-cursor'
import { useDeskSettings } from '../../settings/use-desk-settings'
import type { DeskViewProps } from '../../shared/desk-view'

/** Shortcuts for the rows of the queue. */
export function useQueueKeys(
  claims: readonly Claim[],
  { onEdit, onAsk }: Pick<DeskViewProps, 'onEdit' | 'onAsk'>,
) {
  const { keysOn } = useDeskSettings()
  const queue = useClaimUpdateQueue()
  const { region, current, move } = useRowCursor()
  const currentClaim = () => {
    const action = region.current?.querySelectorAll(`[${ROW_ACTION}]`)[current()]
    return claims.find(({ id }) => String(id) === action?.getAttribute(ROW_ACTION))
  }
  const context = { current: currentClaim, move, edit: onEdit, ask: onAsk, queue }
  useDeskKeys(rowShortcuts(context), keysOn.value)
  return region
}
