import { useCallback, useId, useState, type ReactNode } from 'react'
import Dialog from '@mui/material/Dialog'
import { classNames } from '@/ui/theme/class-names'
import styles from './DialogFrame.module.css'
import { Themed } from '@/ui/theme/Themed'
import { IconButton } from '@/ui/actions/IconButton'
import { CloseIcon } from '@/ui/icons/page-icons'
import { addDialogLayer } from './dialog-layers'

interface DialogFrameProps {
  readonly open: boolean
  readonly title: string
  /** Language of a title that is not Spanish, such as 'en'. */
  readonly titleLang?: string
  readonly onClose: () => void
  /** Called when the dialog is gone from the screen: the moment to forget what it showed. */
  readonly onExited?: () => void
  readonly closeLabel?: string
  readonly maxWidth?: number
  /** Takes the height that there is, as the wide ones do. */
  readonly isLong?: boolean
  /** While something is under way that must be seen to its end: Esc, the backdrop and the close button do nothing. */
  readonly locked?: boolean
  /** Stands in the place of a dialog that was there before: nothing fades. */
  readonly isInstant?: boolean
  readonly children: ReactNode
}

/** Dialogs as wide as this hold a whole record: they take the height that there is. */
const WIDE = 640

/**
 * A titled dialog with a close button; Esc closes it and the focus returns to what opened it. It hangs
 * from one line of the screen and grows downwards; of several, only the topmost darkens what is below.
 */
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
  const [isThere, setThere] = useState(open)
  if (open && !isThere) setThere(true)
  const close = () => {
    if (!locked) onClose()
  }
  // As a ref: a dialog that is closing has the page to itself no more.
  const registerLayer = useCallback(
    (layer: HTMLElement | null) => (layer && open ? addDialogLayer(layer) : undefined),
    [open],
  )
  // Closed frames are many, and MUI works for each of them whenever what is around it changes.
  if (!isThere) return null
  return (
    <Themed>
      <Dialog
        open={open}
        onClose={close}
        fullWidth
        {...(isInstant && { transitionDuration: 0 })}
        aria-labelledby={titleId}
        className={classNames(styles['root'])}
        data-dialog={open ? 'open' : 'closing'}
        data-wide={isLong || maxWidth > WIDE || undefined}
        slotProps={{
          container: { className: classNames(styles['container']) },
          paper: { sx: { maxWidth }, className: classNames(styles['frame']) },
          transition: {
            onExited: () => {
              setThere(false)
              onExited?.()
            },
          },
        }}
      >
        <div className={styles['head']}>
          <h2 id={titleId} lang={titleLang}>
            {title}
          </h2>
          {/* Not `disabled`, which would drop the focus of whoever just pressed it. */}
          <IconButton aria-label={closeLabel} aria-disabled={locked} onClick={close}>
            <CloseIcon />
          </IconButton>
        </div>
        <div className={styles['body']}>{children}</div>
        <div ref={registerLayer} />
      </Dialog>
    </Themed>
  )
}
