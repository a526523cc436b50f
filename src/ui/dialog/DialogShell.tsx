import { useState } from 'react'
import Dialog, { type DialogProps } from '@mui/material/Dialog'
import { classNames } from '@/ui/theme/class-names'
import styles from './DialogFrame.module.css'
import { Themed } from '@/ui/theme/Themed'
import { useIsSecondPress } from './use-is-second-press'

interface DialogShellProps extends Omit<DialogProps, 'slotProps' | 'maxWidth'> {
  /** Called after the closing animation, to reset the content. */
  readonly onExited?: (() => void) | undefined
  readonly containerClass?: string | undefined
  readonly paperClass: string
  readonly maxWidth?: number
}

/** Unmounted when closed: MUI rerenders many closed dialogs otherwise. */
export function DialogShell({
  open,
  onClose,
  onExited,
  className,
  containerClass,
  paperClass,
  maxWidth,
  ...rest
}: DialogShellProps) {
  const [isThere, setThere] = useState(open)
  const isSecondPress = useIsSecondPress(open)
  if (open && !isThere) setThere(true)
  if (!isThere) return null
  const handleExited = () => {
    // What had the focus before is gone.
    const isInside = document.activeElement?.closest('[data-dialog="closing"]')
    if (isInside) document.querySelector('main')?.focus({ preventScroll: true })
    setThere(false)
    onExited?.()
  }
  return (
    <Themed>
      <Dialog
        {...rest}
        open={open}
        onClose={(event, reason) => {
          if (!isSecondPress(event)) onClose?.(event, reason)
        }}
        fullWidth
        className={classNames(styles['root'], className)}
        data-dialog={open ? 'open' : 'closing'}
        slotProps={{
          container: { className: classNames(containerClass) },
          paper: { className: paperClass, ...(maxWidth && { sx: { maxWidth } }) },
          transition: { onExited: handleExited },
        }}
      />
    </Themed>
  )
}
