import { useId, type ReactNode } from 'react'
import Dialog from '@mui/material/Dialog'
import { Button } from '@/ui/actions/Button'
import { useScreenAwake } from '@/ui/browser/use-screen-awake'
import { Themed } from '@/ui/theme/Themed'
import styles from './ShowingDialog.module.css'

interface ShowingDialogProps {
  readonly open: boolean
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** White, over the whole screen, for showing to another person; the screen stays on. */
export function ShowingDialog({ open, title, onClose, children }: ShowingDialogProps) {
  const titleId = useId()
  useScreenAwake(open)
  return (
    <Themed>
      <Dialog
        open={open}
        onClose={onClose}
        fullScreen
        aria-labelledby={titleId}
        data-dialog={open ? 'open' : 'closing'}
        slotProps={{ paper: { className: styles['paper'] ?? '' } }}
      >
        <h2 id={titleId} className="visually-hidden">
          {title}
        </h2>
        <div className={styles['content']}>{children}</div>
        <Button color="secondary" onClick={onClose}>
          Cerrar
        </Button>
      </Dialog>
    </Themed>
  )
}
