import { useState } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import type { AskedState } from '@/session/return-page'
import { Button } from '@/ui/actions/Button'
import { Notice } from '@/ui/feedback/Notice'
import styles from './UnopenedNotice.module.css'

export function UnopenedNotice() {
  const { key, state } = useLocation() as Location<unknown>
  const [dismissed, setDismissed] = useState('')
  const { unopened } = (state ?? {}) as AskedState
  if (!unopened || dismissed === key) return null
  const { page, reason } = unopened
  return (
    <div className={styles['place']}>
      <Notice
        tone="error"
        onDismiss={() => setDismissed(key)}
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
