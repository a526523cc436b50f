import { useState, type ReactElement } from 'react'
import Tooltip from '@mui/material/Tooltip'
import { classNames } from '@/ui/theme/class-names'
import { Themed } from '@/ui/theme/Themed'
import styles from './Tip.module.css'

interface TipProps {
  readonly text: string
  /** Must be focusable, for keyboard users. */
  readonly children: ReactElement
}

export function Tip({ text, children }: TipProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Themed>
      <Tooltip
        title={text}
        describeChild
        arrow
        open={isOpen}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        // MUI treats a quick tap as an aborted touch.
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
    </Themed>
  )
}
