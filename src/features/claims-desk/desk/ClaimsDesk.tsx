import { useEffect } from 'react'
import { DeskActionsProvider } from '@/features/claim-editor/shared/desk-actions'
import { prefetchWhenIdle } from '@/ui/browser/prefetch-when-idle'
import { Snackbar } from '@/ui/feedback/Snackbar'
import styles from './ClaimsDesk.module.css'
import { Bulk, DeskDetails, DeskDialogs } from './DeskDialogs'
import { DeskHead } from './DeskHead'
import type { DeskProfile } from './desk-profiles'
import { DeskToolbar } from './DeskToolbar'
import { likelyDialogs } from './dialog-code'
import { ListSection } from './ListSection'
import { DeskPalette } from './palette/DeskPalette'
import { useDesk, useDeskShortcuts } from './state/use-desk'
import { useFocusOfView } from './views/use-focus-of-view'
import { ViewSection } from './views/ViewSection'

/** Duration of "saved", in ms: the user has just returned from the closed form. */
const SAVED_MS = 6000

interface ClaimsDeskProps {
  readonly title: string
  readonly profile: DeskProfile
}

/** List, details and forms of the claims (SPEC 2.11, both claim pages). */
export function ClaimsDesk({ title, profile }: ClaimsDeskProps) {
  const desk = useDesk(profile)
  useDeskShortcuts(desk)
  const { view, list, dialogs, selection, isPanel, actions } = desk
  const { details, message } = dialogs
  const work = useFocusOfView(`${view} ${JSON.stringify(list.state.selection)}`)
  useEffect(() => prefetchWhenIdle(likelyDialogs(profile)), [profile])
  const bulk = profile.changesRows && <Bulk selection={selection} />
  return (
    <DeskActionsProvider value={actions}>
      <div className={styles['desk']} data-split={isPanel && details.isOpen}>
        <div ref={work} className={styles['work']}>
          <DeskHead {...{ title, desk }} />
          <Snackbar
            tone="success"
            text={details.isOpen ? null : message.text || null}
            duration={SAVED_MS}
            onClose={dialogs.clearMessage}
          />
          {view === 'list' ? (
            <>
              <DeskToolbar desk={desk} />
              {bulk}
              <ListSection desk={desk} />
            </>
          ) : (
            <>
              {bulk}
              <ViewSection key={view} view={view} />
            </>
          )}
        </div>
        <DeskDetails desk={desk} />
        <DeskDialogs desk={desk} />
        {profile.creates && <DeskPalette desk={desk} />}
      </div>
    </DeskActionsProvider>
  )
}
