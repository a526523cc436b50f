import { useId, type ReactNode } from 'react'
import { classNames } from '@/ui/theme/class-names'
import styles from './FullScreenDialog.module.css'
import { IconButton } from '@/ui/actions/IconButton'
import { useScreenAwake } from '@/ui/browser/use-screen-awake'
import { CloseIcon } from '@/ui/icons/page-icons'
import { DialogShell } from './DialogShell'

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
  return (
    <DialogShell
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      className={classNames(styles['root'])}
      data-covering={isCovering || undefined}
      paperClass={classNames(styles['paper'])}
    >
      <div className={styles['head']}>
        <IconButton aria-label="Cerrar" className={styles['close']} onClick={onClose}>
          <CloseIcon />
        </IconButton>
        <h2 id={titleId}>{title}</h2>
      </div>
      {children}
    </DialogShell>
  )
}
