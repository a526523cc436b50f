import { useState } from 'react'
import type { UnopenedPage } from '@/session/asked-page'
import { Button } from '@/ui/actions/Button'
import { Notice } from '@/ui/feedback/Notice'
import styles from './UnopenedNotice.module.css'

/** Says why a staff page led home, and offers to try it again. */
export function UnopenedNotice({ page, reason }: UnopenedPage) {
  const [isDismissed, setDismissed] = useState(false)
  if (isDismissed) return null
  return (
    <div className={styles['place']}>
      <Notice
        tone="error"
        onDismiss={() => setDismissed(true)}
        action={
          <Button to={page} size="small" variant="outlined" color="secondary">
            Intentar de nuevo
          </Button>
        }
      >
        <strong>No pudimos abrir el panel.</strong> {reason}
      </Notice>
    </div>
  )
}
