import { useState } from 'react'
import Tooltip from '@mui/material/Tooltip'
import { stageOf } from '@/domain/claim/status/stages'
import { statusDescription } from '@/domain/claim/status/status'
import { StatusChip } from './StatusChip'
import styles from './StatusTip.module.css'

/** A status that explains itself on hover, focus and touch (SPEC 2.8 and 4). */
export function StatusTip({ category }: { readonly category: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Tooltip
      title={statusDescription(category)}
      describeChild
      arrow
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      enterTouchDelay={0}
      leaveTouchDelay={6000}
      slotProps={{
        tooltip: { className: styles['tip'] ?? '' },
        arrow: { className: styles['arrow'] ?? '' },
      }}
    >
      {/* Focusable, because the description has no other way to a keyboard or a finger. */}
      <StatusChip
        category={category}
        stage={stageOf(category)}
        tabIndex={0}
        className={styles['status']}
        // The library takes a quick tap for a touch that was broken off.
        onClick={() => setOpen(true)}
      />
    </Tooltip>
  )
}
