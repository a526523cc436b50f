import { useEffect, useEffectEvent, useSyncExternalStore, type ComponentProps } from 'react'
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

export function DeskDialogs({ dialogs }: Pick<DeskPartProps, 'dialogs'>) {
  const { form, charge } = dialogs
  return (
    <>
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

/** Loaded with the first inline edit. */
export function DeskInlineEditors({
  dialogs,
  inPlace,
}: Pick<DeskPartProps, 'dialogs'> & { readonly inPlace: ReturnType<typeof useInlineEdit> }) {
  const { asked, close } = inPlace
  return (
    <LazyComponent
      from={dialogCode.editors}
      isWanted={asked !== null}
      onFailure={() => {
        dialogs.fail()
        close()
      }}
      props={{ asked, onClose: close }}
    />
  )
}

/** Loaded with the first setting that opens. */
export function DeskPreferences({
  dialogs,
  ...props
}: ComponentProps<typeof SettingDialogs> & { readonly dialogs: DeskDialogsState }) {
  return (
    <LazyComponent
      from={dialogCode.settings}
      isWanted={props.open !== null}
      onFailure={() => {
        dialogs.fail()
        props.onClose()
      }}
      props={props}
    />
  )
}
