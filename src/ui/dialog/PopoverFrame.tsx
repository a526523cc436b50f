import { useState, type ReactNode } from 'react'
import Popover from '@mui/material/Popover'
import { classNames } from '@/ui/theme/class-names'
import styles from './PopoverFrame.module.css'
import { Themed } from '@/ui/theme/Themed'

interface PopoverFrameProps {
  readonly open: boolean
  readonly anchor: Element | null
  readonly labelledBy: string
  readonly onClose: () => void
  /** Called after it closed and the focus was restored. */
  readonly onExited?: () => void
  readonly children: ReactNode
}

/** A small dialog beside its anchor; Esc or a click outside closes it. */
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
  // MUI's closed popover would keep content and anchor.
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
