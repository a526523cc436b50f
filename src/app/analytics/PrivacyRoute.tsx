import { env } from '@/config/env'
import { PrivacyPage } from '@/screens/privacy/PrivacyPage'
import { setConsent, useConsent } from './consent'
import { forgetAnalytics } from './google-analytics'
import { setReopened } from './privacy-choice'

const forgetChoice = () => {
  forgetAnalytics()
  setConsent('unasked')
}

export function PrivacyRoute() {
  const consent = useConsent()
  return (
    <PrivacyPage
      statistics={env.gaMeasurementId === '' ? null : (consent ?? 'unasked')}
      onReopenChoice={() => setReopened(true)}
      onForgetChoice={forgetChoice}
    />
  )
}
