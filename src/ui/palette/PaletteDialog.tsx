import { useId, useState, type ReactNode } from 'react'
import Dialog from '@mui/material/Dialog'
import frame from '@/ui/dialog/DialogFrame.module.css'
import { classNames } from '@/ui/theme/class-names'
import { Themed } from '@/ui/theme/Themed'
import styles from './Palette.module.css'

interface PaletteDialogProps {
  readonly open: boolean
  /** Accessible name. */
  readonly title: string
  readonly onClose: () => void
  readonly onExited: () => void
  readonly children: ReactNode
}

/** Maximum width in px: a row holds a whole claim. */
const WIDTH = 680

/** Dialog with a search field and its results. Esc closes it and restores the focus. */
export function PaletteDialog({ open, title, onClose, onExited, children }: PaletteDialogProps) {
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
        className={classNames(frame['root'], styles['root'])}
        data-dialog={open ? 'open' : 'closing'}
        slotProps={{
          container: { className: classNames(frame['container']) },
          paper: {
            sx: { maxWidth: WIDTH },
            className: classNames(frame['frame'], styles['frame']),
          },
          transition: {
            onExited: () => {
              setThere(false)
              onExited()
            },
          },
        }}
      >
        <h2 id={titleId} className="visually-hidden">
          {title}
        </h2>
        {children}
      </Dialog>
    </Themed>
  )
}
