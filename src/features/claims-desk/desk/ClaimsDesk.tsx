import { useCallback, useMemo, useRef, useState, type CSSProperties } from 'react'
import { useLocation } from 'react-router-dom'
import type { Claim } from '@/domain/claim/fields'
import type { ClaimListState } from '@/domain/claim/list/claim-list'
import { openView } from '@/domain/claim/list/saved-views'
import { canCharge } from '@/domain/people/roles'
import { useSession } from '@/session/use-session'
import { useClaimUpdateQueue } from '@/features/claim-store/changes/use-claim-update-queue'
import { DeskActionsProvider, type DeskActions } from '@/features/claim-editor/shared/desk-actions'
import { useInlineEdit } from '@/features/claim-editor/inline-edit/use-inline-edit'
import { useSelection } from '../list/selection/selection'
import { useAddressClaim } from './state/use-address-claim'
import { rowShortcuts } from '../shared/row-shortcuts'
import { useOpenRow } from './state/use-open-claim'
import { ExportButtons } from '../export/ExportButtons'
import { FilterBar } from '../list/filters/FilterBar'
import { PageTitle } from '@/ui/PageTitle'
import { Snackbar } from '@/ui/feedback/Snackbar'
import styles from './ClaimsDesk.module.css'
import type { DeskProfile } from './desk-profiles'
import { prefetchClaimDialogs } from './dialog-code'
import { viewOf } from './views'
import { Bulk, DeskDetails, DeskDialogs } from './DeskDialogs'
import { DeskToolbar } from './DeskToolbar'
import { CrmActions } from './views/CrmActions'
import { DeskViews } from './views/DeskViews'
import { DeskPalette } from './palette/DeskPalette'
import { ListSection } from './ListSection'
import { PendingTray } from './pending/PendingTray'
import { useClaimList } from './state/use-claim-list'
import { useDeskDialogs } from './state/use-desk-dialogs'
import { useDeskKeys, useOwnKeys } from '../shared/use-desk-keys'
import { useDeskSettings, type DeskSetting } from '../settings/use-desk-settings'
import { useFocusOfView } from './views/use-focus-of-view'
import { useLeaveWhenRefused } from '@/features/claim-store/claim-data/use-leave-when-refused'
import { useDefaultView } from './state/use-default-view'
import { useSearchCursor } from './state/use-search-cursor'
import { ViewSection } from './views/ViewSection'

/** Duration of "saved", in ms: the user has just returned from the closed form. */
const SAVED_MS = 6000

interface ClaimsDeskProps {
  readonly title: string
  readonly profile: DeskProfile
}

/** List, details and forms of the claims (SPEC 2.11, both claim pages). */
export function ClaimsDesk({ title, profile }: ClaimsDeskProps) {
  const { search } = useLocation()
  const view = viewOf(profile, search)
  const isList = view === 'list'
  const list = useClaimList(profile, isList)
  const dialogs = useDeskDialogs(list, isList)
  const settings = useDeskSettings(profile.chargesRows)
  useDefaultView(profile)
  const cursor = useSearchCursor(list)
  const isRefused = useLeaveWhenRefused(list.error, profile.leavesWhenRefused, dialogs.isTyping)
  const [setting, setSetting] = useState<DeskSetting | null>(null)
  const [isFinding, setFinding] = useState(false)
  const searchField = useRef<HTMLInputElement>(null)
  const { details, create, edit, openCharge } = dialogs
  const queue = useClaimUpdateQueue()
  const { rows, state, ask } = list
  const { forget, leaveSearch, startSearch } = cursor

  const apply = useCallback(
    (values: Partial<ClaimListState>) => {
      forget()
      ask({ ...values, page: 1 })
    },
    [ask, forget],
  )

  const inPlace = useInlineEdit()
  const selection = useSelection(state, rows)
  const isPanel = settings.hasRoom
  const session = useSession()
  // From the cookie (SPEC 6); the server checks the charge itself.
  const mayCharge = session.signedIn && canCharge(session.role)
  useAddressClaim(details, list, { isPanel, isListShown: isList })
  const open = useOpenRow(details.open)
  const { ask: askInPlace } = inPlace
  const { close } = details
  const select = useCallback(
    (claims: readonly Claim[]) => {
      selection.setAll(claims, true)
      // The bar with the actions is behind the dialog.
      if (!isPanel) close()
    },
    [close, isPanel, selection],
  )
  const actions = useMemo((): DeskActions => {
    const charge = mayCharge ? openCharge : undefined
    const changes = profile.changesRows && { ask: askInPlace, select }
    return { open, edit, charge, ...changes }
  }, [askInPlace, edit, mayCharge, open, openCharge, profile, select])
  const work = useFocusOfView(`${view} ${JSON.stringify(state.selection)}`)
  const leaveField = useCallback(() => leaveSearch(searchField.current), [leaveSearch])
  const currentRow = () => rows[cursor.current()]
  useOwnKeys(
    profile.keys,
    {
      '?': () => setSetting('keys'),
      n: create,
      u: () => void queue.undo(queue.runs().at(-1)?.key ?? ''),
      ...(isList && {
        '/': () => startSearch(searchField.current),
        ...rowShortcuts({ current: currentRow, move: cursor.move, actions, queue }, (claim) => {
          if (isPanel && details.isOpen) details.open(claim)
        }),
        x: () => {
          const claim = currentRow()
          if (claim) selection.toggle(claim)
        },
      }),
    },
    settings.keysOn.value,
  )
  // Not a letter shortcut: it also works with shortcuts off, as for speech input.
  useDeskKeys({ Escape: details.close }, isPanel && details.isOpen)

  const handleDetailsGone = () => {
    // After moving between claims the cursor goes to the row of the last one.
    if (details.row !== -1) cursor.moveTo(details.row)
    details.forget()
  }

  const preferences = { settings, state, keys: profile.keys, onClose: () => setSetting(null) }
  const bulk = profile.changesRows && <Bulk selection={selection} />

  return (
    <DeskActionsProvider value={actions}>
      <div className={styles['desk']} data-split={isPanel && details.isOpen}>
        <div
          ref={work}
          className={styles['work']}
          onPointerEnter={() => prefetchClaimDialogs(profile)}
          onFocus={() => prefetchClaimDialogs(profile)}
        >
          <div
            className={styles['head']}
            style={{ '--title': profile.titleWidth } as CSSProperties}
          >
            <PageTitle>{title}</PageTitle>
            <DeskViews view={view} views={profile.views} label={profile.viewsLabel} />
            {profile.creates && <CrmActions onCreate={create} onFind={() => setFinding(true)} />}
            <PendingTray isFormOpen={dialogs.form.isOpen} onEdit={edit} onCreate={create} />
          </div>
          <Snackbar
            tone="success"
            text={details.isOpen ? null : dialogs.message.text || null}
            duration={SAVED_MS}
            onClose={dialogs.clearMessage}
          />
          {view !== 'list' && bulk}
          {view !== 'list' ? (
            <ViewSection key={view} view={view} />
          ) : (
            <>
              <DeskToolbar
                filters={
                  <FilterBar
                    applied={list.applied}
                    rows={list.loaded}
                    searchRef={searchField}
                    onApply={apply}
                    onLeave={leaveField}
                  />
                }
                views={settings.views.value}
                state={state}
                defaults={profile.defaults}
                onOpenView={(view) => ask(openView(view, profile.defaults))}
                onOpenSetting={setSetting}
              >
                <ExportButtons filters={list.filters} total={list.isOld ? 0 : list.total} />
              </DeskToolbar>
              {bulk}
              <ListSection
                profile={profile}
                list={list}
                isRefused={isRefused}
                columns={settings.columns}
                region={cursor.region}
                selection={profile.changesRows ? selection : undefined}
                onSize={(size) => apply({ size })}
                onOpenKeys={() => setSetting('keys')}
              />
            </>
          )}
        </div>
        <DeskDetails {...{ dialogs, isPanel }} onDetailsGone={handleDetailsGone} />
        <DeskDialogs {...{ dialogs, inPlace }} setting={{ ...preferences, open: setting }} />
        {profile.creates && (
          <DeskPalette
            {...{ view, profile, list, dialogs }}
            open={isFinding}
            saved={settings.views.value}
            hasKeys={settings.keysOn.value}
            onAsk={() => setFinding(true)}
            onClose={() => setFinding(false)}
          />
        )}
      </div>
    </DeskActionsProvider>
  )
}
