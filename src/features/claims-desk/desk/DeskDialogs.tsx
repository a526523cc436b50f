import {
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
  type ComponentProps,
  type ComponentType,
} from 'react'
import { NavigationType, useBlocker } from 'react-router-dom'
import { chunkErrorText } from '@/domain/failures/chunk-error'
import { useDeskActions } from '@/features/claim-editor/shared/desk-actions'
import { LazyComponent } from '@/ui/browser/LazyComponent'
import { Notice } from '@/ui/feedback/Notice'
import styles from './ClaimsDesk.module.css'
import { dialogCode, prefetchDialogs } from './dialog-code'
import type { DeskDialogsState } from './state/use-desk-dialogs'
import type { BulkBar } from '../bulk/BulkBar'
import type { SettingDialogs } from '../settings/SettingDialogs'
import type { useInlineEdit } from '@/features/claim-editor/inline-edit/use-inline-edit'

interface DeskPartProps {
  readonly dialogs: DeskDialogsState
  readonly isPanel: boolean
  /** Called after the closing animation. */
  readonly onDetailsGone: () => void
}

interface CloseOnBackProps {
  readonly onBack: () => void
}

/** Back closes what covers the list instead of leaving it. Mount it only without another blocker. */
function CloseOnBack({ onBack }: CloseOnBackProps) {
  const blocker = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop)
  const close = useEffectEvent(onBack)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    close()
  }, [blocker])
  return null
}

export function DeskDetails({ dialogs, isPanel, onDetailsGone }: DeskPartProps) {
  const { details } = dialogs
  const mayCharge = useDeskActions().charge !== undefined
  const { claim, isOpen } = details

  useEffect(() => {
    if (isOpen) prefetchDialogs('form', ...(mayCharge ? (['charge'] as const) : []))
  }, [isOpen, mayCharge])

  const close = () => {
    dialogs.clearMessage()
    details.close()
  }
  return (
    <>
      <LazyDeskDialog
        key={isPanel ? 'panel' : 'dialog'}
        dialogs={dialogs}
        from={isPanel ? dialogCode.panel : dialogCode.details}
        isWanted={isOpen}
        onClose={details.close}
        props={{
          open: isOpen,
          claim,
          place: details.place,
          message:
            claim !== null && dialogs.message.claimId === claim.id ? dialogs.message.text : '',
          pendingPageTurn: details.pendingPageTurn,
          onPrevious: details.previous,
          onNext: details.next,
          onClose: close,
          onExited: onDetailsGone,
        }}
      />
      {isOpen && !isPanel && !dialogs.isTyping && <CloseOnBack onBack={close} />}
    </>
  )
}

interface DeskDialogsProps extends Pick<DeskPartProps, 'dialogs'> {
  readonly inPlace: ReturnType<typeof useInlineEdit>
  readonly setting: ComponentProps<typeof SettingDialogs>
}

export function DeskDialogs({ dialogs, inPlace, setting }: DeskDialogsProps) {
  const { form, charge } = dialogs
  const { asked, close } = inPlace
  return (
    <>
      <LazyDeskDialog
        dialogs={dialogs}
        from={dialogCode.editors}
        isWanted={asked !== null}
        onClose={close}
        props={{ asked, onClose: close }}
      />
      <LazyDeskDialog
        dialogs={dialogs}
        from={dialogCode.settings}
        isWanted={setting.open !== null}
        onClose={setting.onClose}
        props={setting}
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
          onSaved: (adopted) => dialogs.saved(form.claim, adopted),
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

interface LazyDeskDialogProps<Props> extends Pick<DeskPartProps, 'dialogs'> {
  readonly from: () => Promise<ComponentType<Props>>
  readonly isWanted: boolean
  readonly onClose: () => void
  readonly props: Props
}

/** Closes a dialog whose code failed to load, and says so. */
export function LazyDeskDialog<Props extends object>({
  dialogs,
  onClose,
  ...rest
}: LazyDeskDialogProps<Props>) {
  const handleFailure = () => {
    dialogs.fail()
    onClose()
  }
  return <LazyComponent {...rest} onFailure={handleFailure} />
}
