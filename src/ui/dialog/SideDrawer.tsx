import type { ReactNode } from 'react'
import Drawer from '@mui/material/Drawer'
import { Themed } from '@/ui/theme/Themed'

interface SideDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly label: string
  readonly from: 'left' | 'right'
  readonly className?: string | undefined
  readonly children: ReactNode
}

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
