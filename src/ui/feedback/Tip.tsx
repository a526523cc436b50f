import { useState, type ReactElement } from 'react'
import Tooltip from '@mui/material/Tooltip'
import { classNames } from '@/ui/theme/class-names'
import styles from './Tip.module.css'

interface TipProps {
  /** What it says about its child. */
  readonly text: string
  /** Focusable, because the words have no other way to a keyboard. */
  readonly children: ReactElement
}

/** Words about its child, shown and read on hover, focus and touch. */
export function Tip({ text, children }: TipProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Tooltip
      title={text}
      describeChild
      arrow
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      // The library takes a quick tap for a touch that was broken off.
      onClick={() => setOpen(true)}
      enterTouchDelay={0}
      leaveTouchDelay={6000}
      slotProps={{
        tooltip: { className: classNames(styles['tip']) },
        arrow: { className: classNames(styles['arrow']) },
      }}
    >
      {children}
    </Tooltip>
  )
}
