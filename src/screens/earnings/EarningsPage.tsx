import { useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { queries } from '@/api/queries'
import { PageTitle } from '@/ui/PageTitle'
import { EarningsFailure } from './EarningsFailure'
import { classNames } from '@/ui/theme/class-names'
import styles from './EarningsPage.module.css'
import { EarningsPending } from './EarningsSkeleton'
import { EarningsTicket } from './EarningsTicket'

/** "Mis Ganancias" (SPEC 2.10): what a referrer's QR code has brought. */
export function EarningsPage() {
  const { data: info, error, refetch } = useQuery(queries.referralInfo())
  const content = useRef<HTMLDivElement>(null)

  const retry = () => {
    // The button that had the focus goes away with the error.
    content.current?.focus()
    void refetch()
  }

  return (
    <div className={classNames('page', styles['page'])}>
      <PageTitle lead="Lo que ganas por los pasajeros que reclaman con tu código QR.">
        Mis Ganancias
      </PageTitle>
      <div ref={content} tabIndex={-1} className={styles['content']}>
        {info && <EarningsTicket info={info} />}
        {!info && error && <EarningsFailure error={error} onRetry={retry} />}
        {!info && !error && <EarningsPending />}
      </div>
    </div>
  )
}
