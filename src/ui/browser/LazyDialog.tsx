import { useState, type ComponentType, type ReactNode } from 'react'
import { chunkErrorText } from '@/domain/failures/chunk-error'
import { Notice } from '@/ui/feedback/Notice'
import { LazyComponent } from './LazyComponent'

interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** State of a part whose code is loaded when it opens; `lost` from a failed load until the next try. */
export function useLazyDialog() {
  const [state, setState] = useState<'closed' | 'open' | 'lost'>('closed')
  return {
    isOpen: state === 'open',
    isLost: state === 'lost',
    open: () => setState('open'),
    close: () => setState('closed'),
    lose: () => setState('lost'),
  }
}

interface LazyDialogProps<Props extends DialogProps> {
  readonly dialog: ReturnType<typeof useLazyDialog>
  /** Must be stable: declare it outside the component. */
  readonly from: () => Promise<ComponentType<Props>>
  /** Spanish name with its article, for the message if its code does not come. */
  readonly what: string
  readonly props: Omit<Props, keyof DialogProps>
  /** Shown in its place while the code of an open one loads; for a part of the page. */
  readonly pending?: ReactNode
}

/** A dialog whose code is loaded when it first opens, or the reason why it does not. */
export function LazyDialog<Props extends DialogProps>({
  dialog: { isOpen, isLost, close, lose },
  from,
  what,
  props,
  pending,
}: LazyDialogProps<Props>) {
  return (
    <>
      {isLost && (
        <Notice tone="error" onDismiss={close}>
          {chunkErrorText(what)}
        </Notice>
      )}
      <LazyComponent
        from={from}
        isWanted={isOpen}
        onFailure={lose}
        pending={pending}
        props={{ ...props, open: isOpen, onClose: close } as unknown as Props}
      />
    </>
  )
}
