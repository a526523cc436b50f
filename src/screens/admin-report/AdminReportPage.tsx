import { env } from '@/config/env'
import { safeUrl } from '@/domain/safe-url'
import { Notice } from '@/ui/feedback/Notice'
import { PageTitle } from '@/ui/PageTitle'
import styles from './AdminReportPage.module.css'
import { ReportFrame } from './ReportFrame'

export function AdminReportPage() {
  const url = safeUrl('external', env.biReportUrl)
  return (
    <>
      <PageTitle>Gestión {env.brandName}</PageTitle>
      {url !== null && <ReportFrame url={url} />}
      {url === null && (
        <div className={styles['missing']}>
          <Notice tone="info">
            <p>El reporte no está configurado en esta instalación.</p>
            <p>
              {env.biReportUrl === ''
                ? 'Quien la administra debe poner la dirección del reporte en VITE_BI_REPORT_URL.'
                : 'La dirección que tiene no es segura: VITE_BI_REPORT_URL debe empezar con https.'}
            </p>
          </Notice>
        </div>
      )}
    </>
  )
}
