import type { ReactNode } from 'react'
import { Button } from '@/ui/actions/Button'
import { DialogActions } from './DialogActions'
import { DialogFrame } from './DialogFrame'

interface LeaveDialogProps {
  readonly open: boolean
  readonly title: string
  readonly children: ReactNode
  readonly stayLabel: string
  readonly leaveLabel: string
  readonly onStay: () => void
  readonly onLeave: () => void
}

export function LeaveDialog({
  open,
  title,
  children,
  stayLabel,
  leaveLabel,
  onStay,
  onLeave,
}: LeaveDialogProps) {
  return (
    <DialogFrame open={open} title={title} onClose={onStay} maxWidth={440}>
      <p>{children}</p>
      <DialogActions>
        <Button variant="contained" onClick={onStay}>
          {stayLabel}
        </Button>
        <Button variant="outlined" onClick={onLeave}>
          {leaveLabel}
        </Button>
      </DialogActions>
    </DialogFrame>
  )
}
