import { useState } from 'react'
import { isIsolatedTab, isolateTab } from '@/device/isolated-tab'
import { clearSessionCookies } from '@/session/cookies'
import { Button } from '@/ui/actions/Button'
import styles from './DemoBadge.module.css'

interface DemoBadgeProps {
  /** Brings the demo's data back to its first state. */
  readonly onReset: () => void
}

/** Two people side by side: this tab gets a session of its own, or goes back to the browser's. */
function switchPerson() {
  if (isIsolatedTab()) clearSessionCookies()
  isolateTab(!isIsolatedTab())
  location.reload()
}

/** Always in view in demo builds, so that nobody takes invented data for real. */
export function DemoBadge({ onReset }: DemoBadgeProps) {
  const [isReset, setReset] = useState(false)
  return (
    <details className={styles['badge']}>
      <summary>Demo</summary>
      <div className={styles['panel']}>
        <p>Todo es inventado y vive solo en este navegador. Nada llega a una aerolínea.</p>
        <Button
          size="small"
          variant="outlined"
          onClick={() => {
            onReset()
            setReset(true)
          }}
        >
          Reiniciar datos
        </Button>
        <Button size="small" variant="outlined" onClick={switchPerson}>
          {isIsolatedTab() ? 'Volver a la sesión del navegador' : 'Otra persona en esta pestaña'}
        </Button>
        <p role="status">{isReset && 'Datos como el primer día. Recarga para verlos.'}</p>
      </div>
    </details>
  )
}
