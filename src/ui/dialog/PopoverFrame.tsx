import { useState, type ReactNode } from 'react'
import Popover from '@mui/material/Popover'
import { classNames } from '@/ui/theme/class-names'
import styles from './PopoverFrame.module.css'
import { Themed } from '@/ui/theme/Themed'

interface PopoverFrameProps {
  /** Null closes it. */
  readonly anchor: Element | null
  readonly labelledBy: string
  readonly onClose: () => void
  /** Called after it closed and the focus was restored. */
  readonly onExited?: () => void
  readonly children: ReactNode
}

/** A small dialog beside its anchor; Esc or a click outside closes it. */
export function PopoverFrame(props: PopoverFrameProps) {
  const { anchor, labelledBy, onClose, onExited, children } = props
  const open = anchor !== null
  /** Until it has closed; MUI's closed popover would keep content and anchor. */
  const [shown, setShown] = useState(anchor)
  if (open && anchor !== shown) setShown(anchor)
  if (shown === null) return null
  return (
    <Themed>
      <Popover
        open={open}
        data-screen-only
        data-dialog={open ? 'open' : 'closing'}
        anchorEl={shown}
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
              setShown(null)
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
