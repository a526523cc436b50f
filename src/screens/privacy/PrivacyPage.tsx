import { env } from '@/config/env'
import { PageTitle } from '@/ui/PageTitle'
import { lazySection, StaticSection } from '@/ui/StaticSection'
import { DeviceData } from './DeviceData'
import { EraseDevice } from './EraseDevice'
import { classNames } from '@/ui/theme/class-names'
import styles from './PrivacyPage.module.css'

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
