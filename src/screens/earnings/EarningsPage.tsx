import { useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { queries } from '@/api/queries'
import { PageTitle } from '@/ui/PageTitle'
import { Ticket } from '@/ui/Ticket'
import { EarningsFailure } from './EarningsFailure'
import styles from './EarningsPage.module.css'
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
    <div className={`page ${styles['page'] ?? ''}`}>
      <PageTitle lead="Lo que ganas por los pasajeros que reclaman con tu código QR.">
        Mis Ganancias
      </PageTitle>
      <div ref={content} tabIndex={-1} className={styles['content']}>
        {info && <EarningsTicket info={info} />}
        {!info && error && <EarningsFailure error={error} onRetry={retry} />}
        {!info && !error && <EarningsSkeleton />}
      </div>
    </div>
  )
}

function EarningsSkeleton() {
  return (
    <Ticket
      header="Tu código QR"
      aside="CLP"
      stub={<span className={styles['bone']} style={{ width: 180, height: 66 }} />}
    >
      <div className={styles['figures']}>
        <span className={`${styles['bone'] ?? ''} ${styles['ring'] ?? ''}`} />
        <p role="status" lang="en" className={styles['loading']}>
          Loading QR info...
        </p>
      </div>
      <span className={styles['bone']} style={{ marginTop: 20, height: 50 }} />
    </Ticket>
  )
}
