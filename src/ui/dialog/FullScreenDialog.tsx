import { useId, useState, type ReactNode } from 'react'
import Dialog from '@mui/material/Dialog'
import { classNames } from '@/ui/theme/class-names'
import frameStyles from './DialogFrame.module.css'
import styles from './FullScreenDialog.module.css'
import { Themed } from '@/ui/theme/Themed'
import { IconButton } from '@/ui/actions/IconButton'
import { useScreenAwake } from '@/ui/browser/use-screen-awake'
import { CloseIcon } from '@/ui/icons/page-icons'

interface FullScreenDialogProps {
  readonly open: boolean
  readonly title: string
  readonly onClose: () => void
  /** White, at every width, and the screen stays on: to be shown to another person. */
  readonly isCovering?: boolean
  /** Mounted only while open. The first child fills the dark background, the last is a sheet. */
  readonly children: ReactNode
}

/**
 * Full-screen dialog on a phone, a card on wider screens, with a dark background for pictures. Esc closes it and
 * restores the focus.
 */
export function FullScreenDialog({
  open,
  title,
  isCovering = false,
  onClose,
  children,
}: FullScreenDialogProps) {
  const titleId = useId()
  useScreenAwake(open && isCovering)
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
        data-covering={isCovering || undefined}
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
