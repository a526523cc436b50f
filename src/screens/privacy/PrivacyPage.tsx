import { env } from '@/config/env'
import { PageTitle } from '@/ui/PageTitle'
import { lazySection, StaticSection } from '@/ui/StaticSection'
import { EraseDevice } from './EraseDevice'
import { classNames } from '@/ui/theme/class-names'
import styles from './PrivacyPage.module.css'
import type { ReactNode } from 'react'
import { Button } from '@/ui/actions/Button'

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

function DeviceData({ list, statistics, onReopenChoice }: DeviceDataProps) {
  return (
    <section aria-labelledby="privacidad-equipo">
      <h2 id="privacidad-equipo">Qué se guarda en este equipo</h2>
      <p>No usamos cookies de publicidad. Esto es todo lo que tu navegador guarda para nosotros:</p>
      {list}
      {statistics !== null && (
        <div className="row gap-16 middle">
          <p>{CHOICES[statistics]}</p>
          <Button variant="outlined" size="small" onClick={onReopenChoice}>
            Cambiar mi elección
          </Button>
        </div>
      )}
    </section>
  )
}

interface PrivacyPageProps {
  readonly statistics: 'granted' | 'denied' | 'unasked' | null
  readonly onReopenChoice: () => void
  readonly onForgetChoice: () => void
}

const importSections = () => import('./static/sections').then(({ sections }) => sections)

const PrivacyNotice = lazySection(importSections, 'PrivacyNotice')
const StoredList = lazySection(importSections, 'StoredList')

export function PrivacyPage({ statistics, onReopenChoice, onForgetChoice }: PrivacyPageProps) {
  return (
    <div className={classNames('page article', styles['page'])}>
      <PageTitle
        lead={`Qué datos tuyos usa ${env.brandName}, por qué, por cuánto tiempo y qué puedes pedir.`}
      >
        Privacidad
      </PageTitle>
      <StaticSection of={PrivacyNotice} />
      <DeviceData
        list={<StaticSection of={StoredList} />}
        statistics={statistics}
        onReopenChoice={onReopenChoice}
      />
      <EraseDevice onForgetChoice={onForgetChoice} />
    </div>
  )
}
