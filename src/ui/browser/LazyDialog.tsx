import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react'
import { chunkErrorText } from '@/domain/failures/chunk-error'
import { Notice } from '@/ui/feedback/Notice'
import { useLazyComponent } from './use-lazy-component'

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
  const { Component, load } = useLazyComponent(from)
  const handleLost = useEffectEvent(lose)
  useEffect(() => {
    if (!isOpen) return
    void load().then((isThere) => {
      if (!isThere) handleLost()
    })
  }, [isOpen, load])
  return (
    <>
      {isLost && (
        <Notice tone="error" onDismiss={close}>
          {chunkErrorText(what)}
        </Notice>
      )}
      {Component ? (
        <Component {...({ ...props, open: isOpen, onClose: close } as unknown as Props)} />
      ) : (
        isOpen && pending
      )}
    </>
  )
}
