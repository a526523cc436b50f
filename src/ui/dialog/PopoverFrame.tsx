import { useState, type ReactNode } from 'react'
import Popover from '@mui/material/Popover'
import { classNames } from '@/ui/theme/class-names'
import styles from './PopoverFrame.module.css'
import { Themed } from '@/ui/theme/Themed'

interface PopoverFrameProps {
  readonly open: boolean
  /** What it opens beside. */
  readonly anchor: Element | null
  /** The id of its title. */
  readonly labelledBy: string
  readonly onClose: () => void
  /** Called when it is gone from the screen and the focus is back where it was. */
  readonly onExited?: () => void
  readonly children: ReactNode
}

/** A small dialog beside what opened it; Esc and a press outside close it and give the focus back. */
export function PopoverFrame({
  open,
  anchor,
  labelledBy,
  onClose,
  onExited,
  children,
}: PopoverFrameProps) {
  const [isThere, setThere] = useState(open)
  if (open && !isThere) setThere(true)
  // Closed, MUI's own would still hold what it showed, and what it opened beside.
  if (!isThere) return null
  return (
    <Themed>
      <Popover
        open={open}
        data-dialog={open ? 'open' : 'closing'}
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        className={classNames(styles['root'])}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': labelledBy,
            className: classNames(styles['frame']),
          },
          transition: {
            onExited: () => {
              setThere(false)
              onExited?.()
            },
          },
        }}
      >
        {children}
      </Popover>
    </Themed>
  )
}
