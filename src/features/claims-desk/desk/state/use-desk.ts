import { useCallback, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { Claim } from '@/domain/claim/fields'
import type { ClaimListState } from '@/domain/claim/list/claim-list'
import { shownColumns } from '@/domain/claim/list/columns'
import { canCharge } from '@/domain/people/roles'
import type { DeskActions } from '@/features/claim-editor/shared/desk-actions'
import { useClaimUpdateQueue } from '@/features/claim-store/changes/claim-update-queue'
import { useLeaveWhenRefused } from '@/features/claim-store/claim-data/use-leave-when-refused'
import { useSession } from '@/session/use-session'
import { useSelection } from '../../list/selection/selection'
import {
  useColumnChoice,
  useHasRoom,
  useSavedViews,
  useShortcuts,
} from '../../settings/use-desk-settings'
import { BULK_BAR, rowShortcuts } from '../../shared/row-shortcuts'
import { useDeskKeys } from '../../shared/use-desk-keys'
import type { DeskProfile } from '../desk-profiles'
import { viewOf } from '../../shared/desk-view'
import { useAddressClaim } from './use-address-claim'
import { useClaimList } from './use-claim-list'
import { useDefaultView } from './use-default-view'
import { useDeskDialogs } from './use-desk-dialogs'
import { useSearchCursor } from './use-search-cursor'

/** The state of a desk, which its parts share. */
export function useDesk(profile: DeskProfile) {
  const view = viewOf(profile, useLocation().search)
  const isListShown = view === 'list'
  const list = useClaimList(profile, isListShown)
  const dialogs = useDeskDialogs(list, isListShown)
  const isPanel = useHasRoom(profile)
  // Here, so that neither is read again with each view.
  const { value: savedViews } = useSavedViews()
  const { value: choice } = useColumnChoice()
  const columns = useMemo(() => shownColumns(choice, isPanel), [choice, isPanel])
  useDefaultView(profile)
  const cursor = useSearchCursor(list)
  const isRefused = useLeaveWhenRefused(list.error, profile.leavesWhenRefused, dialogs.isTyping)
  const selection = useSelection(list.state, list.rows)
  const linked = useAddressClaim(dialogs.details, list, { isPanel, isListShown })

  const session = useSession()
  // From the cookie (SPEC 6); the server checks the charge itself.
  const mayCharge = session.signedIn && canCharge(session.role)
  const { edit, openCharge, inline } = dialogs
  const { ask: askInPlace } = inline
  const { open, close } = dialogs.details
  const actions = useMemo((): DeskActions => {
    const changes = {
      ask: askInPlace,
      select: (claims: readonly Claim[]) => {
        selection.setAll(claims, true)
        // The bar with the actions is behind the dialog.
        if (!isPanel) close()
      },
    }
    return {
      open: (claim) => {
        open(claim)
        // The panel of a claim that is open already.
        document.querySelector<HTMLElement>(`[data-panel][data-claim="${claim.id}"]`)?.focus()
      },
      edit,
      charge: mayCharge ? openCharge : undefined,
      ...(profile.changesRows && changes),
    }
  }, [askInPlace, close, edit, isPanel, mayCharge, open, openCharge, profile, selection])

  const { ask } = list
  const { forget } = cursor
  const apply = useCallback(
    (values: Partial<ClaimListState>) => {
      forget()
      ask({ ...values, page: 1 })
    },
    [ask, forget],
  )
  return {
    profile,
    view,
    list,
    savedViews,
    columns,
    dialogs,
    linked,
    cursor,
    selection,
    isPanel,
    isRefused,
    actions,
    apply,
  }
}

export type Desk = ReturnType<typeof useDesk>

export function useDeskShortcuts(desk: Desk): void {
  const { profile, list, dialogs, cursor, selection, isPanel, actions } = desk
  const { details } = dialogs
  const queue = useClaimUpdateQueue()
  const current = () => list.rows[cursor.current()]
  useDeskKeys(
    {
      '?': () => dialogs.openAside('keys'),
      n: dialogs.create,
      a: () => document.querySelector<HTMLElement>(`[${BULK_BAR}] button`)?.focus(),
      u: () => void queue.undo(queue.runs().at(-1)?.key ?? ''),
      ...(desk.view === 'list' && {
        '/': cursor.startSearch,
        ...rowShortcuts({ current, move: cursor.move, actions, queue }, (claim) => {
          if (isPanel && details.isOpen) details.open(claim)
        }),
        x: () => {
          const claim = current()
          if (claim) selection.toggle(claim)
        },
      }),
    },
    useShortcuts().value,
    profile.keys,
  )
  // Not a letter shortcut: it also works with shortcuts off, as for speech input.
  useDeskKeys({ Escape: details.close }, isPanel && details.isOpen)
}
