import { env } from '@/config/env'
import { safeUrl } from '@/domain/safe-url'
import { Notice } from '@/ui/feedback/Notice'
import { PageTitle } from '@/ui/PageTitle'
import { classNames } from '@/ui/theme/class-names'
import styles from './AdminReportPage.module.css'
import { useEffect, useState } from 'react'
import { NEW_TAB } from '@/ui/browser/new-tab'
import { ProgressBar } from '@/ui/feedback/ProgressBar'

/** Time without a load event after which the page offers a link, in ms. */
const LATE_MS = 15_000

function ReportFrame({ url }: { readonly url: string }) {
  const [phase, setPhase] = useState<'loading' | 'late' | 'loaded'>('loading')
  const isLoaded = phase === 'loaded'

  useEffect(() => {
    if (isLoaded) return undefined
    const timer = setTimeout(() => setPhase('late'), LATE_MS)
    return () => clearTimeout(timer)
  }, [isLoaded])

  const link = (
    <a href={url} {...NEW_TAB}>
      Abrir el reporte en otra pestaña
    </a>
  )
  return (
    <div className="stack">
      {phase === 'late' && (
        <Notice tone="warning" action={link}>
          El reporte está tardando más de lo normal. Puedes seguir esperando o abrirlo aparte.
        </Notice>
      )}
      <div className={classNames('surface', styles['box'])} aria-busy={!isLoaded}>
        {!isLoaded && (
          <div role="status" className={styles['loading']}>
            <ProgressBar label="Reporte" text="Cargando" percent={null} />
            <p>Cargando el reporte…</p>
          </div>
        )}
        <iframe
          src={url}
          title={`Reporte de gestión de ${env.brandName}`}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          referrerPolicy="no-referrer"
          className={styles['frame']}
          onLoad={() => setPhase('loaded')}
        />
      </div>
      {isLoaded && (
        // A page that refuses to be framed fires load too and shows nothing.
        <p className="muted">¿No ves el reporte? {link}</p>
      )}
    </div>
  )
}

export function AdminReportPage() {
  const url = safeUrl('link', env.biReportUrl)
  return (
    <>
      <PageTitle>Gestión {env.brandName}</PageTitle>
      {url !== null && <ReportFrame url={url} />}
      {url === null && (
        <div className="single">
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
