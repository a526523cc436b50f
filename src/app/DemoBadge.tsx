import { useState } from 'react'
import { Button } from '@/ui/Button'
import styles from './DemoBadge.module.css'

interface DemoBadgeProps {
  /** Brings the demo's data back to its first state. */
  readonly onReset: () => void
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
        <p role="status">{isReset && 'Datos como el primer día. Recarga para verlos.'}</p>
      </div>
    </details>
  )
}
