import type { ReactNode } from 'react'
import Drawer from '@mui/material/Drawer'
import { Themed } from '@/ui/theme/Themed'

interface SideDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly label: string
  /** The edge of the screen that it comes from. */
  readonly from: 'left' | 'right'
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** What comes in from the side over the page; Esc and the veil close it, and the focus returns. */
export function SideDrawer({ open, onClose, label, from, className, children }: SideDrawerProps) {
  const paper = {
    'aria-label': label,
    role: 'dialog',
    'aria-modal': true,
    className: className ?? '',
  }
  return (
    <Themed>
      <Drawer anchor={from} open={open} onClose={onClose} slotProps={{ paper }}>
        {children}
      </Drawer>
    </Themed>
  )
}
