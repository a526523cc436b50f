import { useState } from 'react'
import { isIsolatedTab, isolateTab } from '@/device/isolated-tab'
import { clearSessionCookies } from '@/session/cookies'
import { Button } from '@/ui/actions/Button'
import { classNames } from '@/ui/theme/class-names'
import styles from './DemoBadge.module.css'

/** Gives this tab a session of its own, or returns to the browser's, to show two users side by side. */
function switchPerson() {
  if (isIsolatedTab()) clearSessionCookies()
  isolateTab(!isIsolatedTab())
  location.reload()
}

/** Always visible in demo builds, so that the user does not take invented data for real. */
export function DemoBadge({ onReset }: { readonly onReset: () => void }) {
  const [isReset, setReset] = useState(false)
  return (
    <details className={styles['badge']} data-screen-only>
      <summary className="fine extrabold pill">Demo</summary>
      <div className={classNames('stack gap-8 dense surface', styles['panel'])}>
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
