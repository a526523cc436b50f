import { useCallback, useId, type ReactNode } from 'react'
import { classNames } from '@/ui/theme/class-names'
import styles from './DialogFrame.module.css'
import { IconButton } from '@/ui/actions/IconButton'
import { CloseIcon } from '@/ui/icons/page-icons'
import { addDialogLayer } from './dialog-layers'
import { DialogShell } from './DialogShell'

interface DialogFrameProps {
  readonly open: boolean
  readonly title: string
  readonly titleLang?: string
  readonly onClose: () => void
  /** Called after the closing animation, to reset the content. */
  readonly onExited?: () => void
  readonly closeLabel?: string
  readonly maxWidth?: number
  /** Uses the full height, as wide dialogs do. */
  readonly isLong?: boolean
  /** Disables Esc, backdrop and close button during an operation. */
  readonly locked?: boolean
  /** Replaces another dialog: no animation. */
  readonly isInstant?: boolean
  readonly children: ReactNode
}

/** Dialogs wider than this, in px, use the full height. */
const WIDE = 640

/** Its top is fixed, so that it grows downwards; only the topmost backdrop is dark. */
export function DialogFrame({
  open,
  title,
  titleLang,
  onClose,
  onExited,
  closeLabel = 'Cerrar',
  maxWidth = 480,
  isLong = false,
  locked = false,
  isInstant = false,
  children,
}: DialogFrameProps) {
  const titleId = useId()
  const close = () => {
    if (!locked) onClose()
  }
  // A callback ref, because a closing dialog must be removed from the layers at once.
  const registerLayer = useCallback(
    (layer: HTMLElement | null) => (layer && open ? addDialogLayer(layer) : undefined),
    [open],
  )
  return (
    <DialogShell
      open={open}
      onClose={close}
      onExited={onExited}
      {...(isInstant && { transitionDuration: 0 })}
      aria-labelledby={titleId}
      data-wide={isLong || maxWidth > WIDE || undefined}
      containerClass={styles['container']}
      paperClass={classNames(styles['frame'])}
      maxWidth={maxWidth}
    >
      <div className={styles['head']}>
        <h2 id={titleId} lang={titleLang}>
          {title}
        </h2>
        {/* Not `disabled`, which would lose the focus. */}
        <IconButton aria-label={closeLabel} aria-disabled={locked} onClick={close}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className={styles['body']}>{children}</div>
      <div ref={registerLayer} />
    </DialogShell>
  )
}
