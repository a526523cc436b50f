import { useEffect, useEffectEvent, useSyncExternalStore, type ComponentProps } from 'react'
import { NavigationType, useBlocker } from 'react-router-dom'
import { chunkErrorText } from '@/domain/failures/chunk-error'
import { LazyComponent } from '@/ui/browser/LazyComponent'
import { Notice } from '@/ui/feedback/Notice'
import type { BulkBar } from '../bulk/BulkBar'
import styles from './ClaimsDesk.module.css'
import { dialogCode } from './dialog-code'
import type { Desk } from './state/use-desk'

interface DeskPartProps {
  readonly desk: Desk
}

/** Back closes what covers the list instead of leaving it. Mount it only without another blocker. */
function CloseOnBack({ onBack }: { readonly onBack: () => void }) {
  const blocker = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop)
  const close = useEffectEvent(onBack)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    close()
  }, [blocker])
  return null
}

export function DeskDetails({ desk: { dialogs, cursor, isPanel } }: DeskPartProps) {
  const { details, message } = dialogs
  const { claim, isOpen } = details
  const close = () => {
    dialogs.clearMessage()
    details.close()
  }
  return (
    <>
      <LazyComponent
        key={isPanel ? 'panel' : 'dialog'}
        from={isPanel ? dialogCode.panel : dialogCode.details}
        isWanted={isOpen}
        onFailure={() => {
          dialogs.fail()
          details.close()
        }}
        props={{
          open: isOpen,
          claim,
          place: details.place,
          message: claim !== null && message.claimId === claim.id ? message.text : '',
          pendingPageTurn: details.pendingPageTurn,
          onPrevious: details.previous,
          onNext: details.next,
          onClose: close,
          onExited: () => {
            // After moving between claims the cursor goes to the row of the last one.
            if (details.row !== -1) cursor.moveTo(details.row)
            details.forget()
          },
        }}
      />
      {isOpen && !isPanel && !dialogs.isTyping && <CloseOnBack onBack={close} />}
    </>
  )
}

export function DeskDialogs({ desk: { profile, list, dialogs, isPanel } }: DeskPartProps) {
  const { form, charge, inline, aside } = dialogs
  return (
    <>
      <LazyComponent
        from={dialogCode.editors}
        isWanted={inline.asked !== null}
        onFailure={dialogs.fail}
        props={{ asked: inline.asked, onClose: inline.close }}
      />
      <LazyComponent
        from={dialogCode.settings}
        isWanted={aside !== null && aside !== 'palette'}
        onFailure={dialogs.fail}
        props={{
          open: aside,
          state: list.state,
          keys: profile.keys,
          hasRoom: isPanel,
          onClose: dialogs.closeAside,
        }}
      />
      <LazyComponent
        from={dialogCode.form}
        isWanted={form.isOpen}
        onFailure={dialogs.fail}
        props={{
          open: form.isOpen,
          claim: form.claim,
          focusField: form.field,
          onClose: dialogs.closeForm,
          onSaved: dialogs.saved,
          onSavedNext: dialogs.editNext,
        }}
      />
      {charge && (
        <LazyComponent
          from={dialogCode.charge}
          isWanted={charge.isOpen}
          onFailure={dialogs.fail}
          props={{
            open: charge.isOpen,
            claim: charge.claim,
            following: charge.following,
            said: charge.said,
            onNext: dialogs.chargeNext,
            onClose: dialogs.closeCharge,
          }}
        />
      )}
      {dialogs.isUnreachable && (
        <div className={styles['unreachable']}>
          <Notice tone="error" onDismiss={dialogs.dismissFailure}>
            {chunkErrorText('esa ventana')}
          </Notice>
        </div>
      )}
    </>
  )
}

/** Loaded with the first selected row. */
export function Bulk(props: ComponentProps<typeof BulkBar>) {
  const { subscribe, read } = props.selection
  const hasAny = useSyncExternalStore(subscribe, () => read().size > 0)
  return <LazyComponent from={dialogCode.bulk} isWanted={hasAny} props={props} />
}
