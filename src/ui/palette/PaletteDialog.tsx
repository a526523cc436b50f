import { useId, type ReactNode } from 'react'
import frame from '@/ui/dialog/DialogFrame.module.css'
import { DialogShell } from '@/ui/dialog/DialogShell'
import { classNames } from '@/ui/theme/class-names'
import styles from './Palette.module.css'

interface PaletteDialogProps {
  readonly open: boolean
  /** Accessible name. */
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Maximum width in px: a row holds a whole claim. */
const WIDTH = 680

/** Dialog with a search field and its results. Esc closes it and restores the focus. */
export function PaletteDialog({ open, title, onClose, children }: PaletteDialogProps) {
  const titleId = useId()
  return (
    <DialogShell
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      className={classNames(styles['root'])}
      containerClass={frame['container']}
      paperClass={classNames(frame['frame'], styles['frame'])}
      maxWidth={WIDTH}
    >
      <h2 id={titleId} className="visually-hidden">
        {title}
      </h2>
      {children}
    </DialogShell>
  )
}
