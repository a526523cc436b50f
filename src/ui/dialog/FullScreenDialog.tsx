import { useId, useState, type ReactNode } from 'react'
import Dialog from '@mui/material/Dialog'
import { classNames } from '@/ui/theme/class-names'
import frameStyles from './DialogFrame.module.css'
import styles from './FullScreenDialog.module.css'
import { Themed } from '@/ui/theme/Themed'
import { IconButton } from '@/ui/actions/IconButton'
import { CloseIcon } from '@/ui/icons/page-icons'

interface FullScreenDialogProps {
  readonly open: boolean
  readonly title: string
  readonly onClose: () => void
  /** What is there only while the dialog is. Its first part fills the dark ground, its last is a sheet. */
  readonly children: ReactNode
}

/**
 * A dialog that is all of a phone's screen, on a dark ground for what is seen rather than filled in;
 * where there is more room it is a card. Esc closes it and the focus returns to what opened it.
 */
export function FullScreenDialog({ open, title, onClose, children }: FullScreenDialogProps) {
  const titleId = useId()
  const [isThere, setThere] = useState(open)
  if (open && !isThere) setThere(true)
  if (!isThere) return null
  return (
    <Themed>
      <Dialog
        open={open}
        onClose={onClose}
        fullWidth
        aria-labelledby={titleId}
        className={classNames(frameStyles['root'], styles['root'])}
        data-dialog={open ? 'open' : 'closing'}
        slotProps={{
          paper: { className: classNames(styles['paper']) },
          transition: { onExited: () => setThere(false) },
        }}
      >
        <div className={styles['head']}>
          <IconButton aria-label="Cerrar" className={styles['close']} onClick={onClose}>
            <CloseIcon />
          </IconButton>
          <h2 id={titleId}>{title}</h2>
        </div>
        {children}
      </Dialog>
    </Themed>
  )
}
