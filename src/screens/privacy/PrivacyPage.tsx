import { env } from '@/config/env'
import { PRIVACY_SINCE } from '@/config/operator'
import { PageTitle } from '@/ui/PageTitle'
import { DeviceData } from './DeviceData'
import { EraseDevice } from './EraseDevice'
import { OutsideServices } from './OutsideServices'
import { classNames } from '@/ui/theme/class-names'
import styles from './PrivacyPage.module.css'
import { Responsible } from './Responsible'
import { YourRights } from './YourRights'

interface PrivacyPageProps {
  /** What was decided about visit statistics; null where the build counts none. */
  readonly statistics: 'granted' | 'denied' | 'unasked' | null
  readonly onReopenChoice: () => void
  readonly onForgetChoice: () => void
}

/** What happens to personal data, in words that need no lawyer, and the way to erase it here. */
export function PrivacyPage({ statistics, onReopenChoice, onForgetChoice }: PrivacyPageProps) {
  return (
    <div className={classNames('page article', styles['page'])}>
      <PageTitle
        lead={`Qué guarda ${env.brandName}, dónde, por cuánto tiempo y cómo puedes pedir que lo borremos. Vigente desde el ${PRIVACY_SINCE}.`}
      >
        Privacidad
      </PageTitle>
      <Responsible />
      <DeviceData statistics={statistics} onReopenChoice={onReopenChoice} />
      <EraseDevice onForgetChoice={onForgetChoice} />
      <OutsideServices />
      <YourRights />
    </div>
  )
}
