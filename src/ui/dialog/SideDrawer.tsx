import type { ReactNode } from 'react'
import Drawer from '@mui/material/Drawer'
import { IconButton } from '@/ui/actions/IconButton'
import { CloseIcon } from '@/ui/icons/page-icons'
import { Logo } from '@/ui/Logo'
import { Themed } from '@/ui/theme/Themed'
import { useIsSecondPress } from './use-is-second-press'

interface SideDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly from: 'left' | 'right'
  readonly className: string | undefined
  readonly headClassName: string | undefined
  readonly children: ReactNode
}

/** "Menú": the logo, a button that closes it, and what it leads to. */
export function SideDrawer(props: SideDrawerProps) {
  const { open, onClose, from, className, headClassName, children } = props
  const isSecondPress = useIsSecondPress(open)
  const paper = {
    'aria-label': 'Menú',
    role: 'dialog',
    'aria-modal': true,
    className: className ?? '',
  }
  return (
    <Themed>
      <Drawer
        anchor={from}
        open={open}
        onClose={(event) => {
          if (!isSecondPress(event)) onClose()
        }}
        slotProps={{ paper }}
      >
        <div className={headClassName}>
          <Logo />
          <IconButton aria-label="Cerrar menú" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        {children}
      </Drawer>
    </Themed>
  )
}
