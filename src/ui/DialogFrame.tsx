import { useId, type ReactNode } from 'react'
import Dialog from '@mui/material/Dialog'
import styles from './DialogFrame.module.css'
import { Themed } from './theme/Themed'
import { IconButton } from './IconButton'
import { CloseIcon } from './more-icons'

interface DialogFrameProps {
  readonly open: boolean
  readonly title: string
  readonly onClose: () => void
  /** Called when the dialog is gone from the screen: the moment to forget what it showed. */
  readonly onExited?: () => void
  readonly closeLabel?: string
  readonly maxWidth?: number
  readonly children: ReactNode
}

/** A titled dialog with a close button; Esc closes it and the focus returns to what opened it. */
export function DialogFrame({
  open,
  title,
  onClose,
  onExited,
  closeLabel = 'Cerrar',
  maxWidth = 480,
  children,
}: DialogFrameProps) {
  const titleId = useId()
  return (
    <Themed>
      <Dialog
        open={open}
        onClose={onClose}
        fullWidth
        aria-labelledby={titleId}
        slotProps={{
          paper: { sx: { maxWidth } },
          transition: onExited ? { onExited } : {},
        }}
      >
        <div className={styles['head']}>
          <h2 id={titleId}>{title}</h2>
          <IconButton aria-label={closeLabel} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        <div className={styles['body']}>{children}</div>
      </Dialog>
    </Themed>
  )
}
