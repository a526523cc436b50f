import type { ReactNode } from 'react'
import { Button } from '@/ui/actions/Button'
import styles from './PrivacyPage.module.css'

interface DeviceDataProps {
  readonly list: ReactNode
  readonly statistics: 'granted' | 'denied' | 'unasked' | null
  readonly onReopenChoice: () => void
}

const CHOICES = {
  granted: 'Aceptaste que contemos tus visitas.',
  denied: 'Rechazaste que contemos tus visitas: no medimos nada.',
  unasked: 'Aún no respondes si podemos contar tus visitas: no medimos nada.',
} as const

export function DeviceData({ list, statistics, onReopenChoice }: DeviceDataProps) {
  return (
    <section aria-labelledby="privacidad-equipo">
      <h2 id="privacidad-equipo">Qué se guarda en este equipo</h2>
      <p>No usamos cookies de publicidad. Esto es todo lo que tu navegador guarda para nosotros:</p>
      {list}
      {statistics !== null && (
        <div className={styles['choice']}>
          <p>{CHOICES[statistics]}</p>
          <Button variant="outlined" size="small" onClick={onReopenChoice}>
            Cambiar mi elección
          </Button>
        </div>
      )}
    </section>
  )
}
