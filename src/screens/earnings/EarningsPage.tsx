import { useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { toFailure } from '@/api/http/to-failure'
import { queries } from '@/api/queries'
import type { FailureCode } from '@/domain/failures/failure-message'
import { PageTitle } from '@/ui/PageTitle'
import { OwnCode } from './code/OwnCode'
import { EarningsFailure } from './EarningsFailure'
import { classNames } from '@/ui/theme/class-names'
import styles from './EarningsPage.module.css'
import { CodePending, EarningsPending } from './EarningsSkeleton'
import { EarningsTicket } from './EarningsTicket'

/** Whose page this is not: without figures there is no code to share. */
const NO_REFERRER: readonly FailureCode[] = ['unauthorized', 'forbidden']

/** "Mis Ganancias" (SPEC 2.10): what a referrer's QR code has brought, and the code itself to pass on. */
export function EarningsPage() {
  const { data: info, error, refetch } = useQuery(queries.referralInfo())
  const content = useRef<HTMLDivElement>(null)
  const isPending = !info && !error
  // Figures that did not come hold nobody back from showing their code.
  const isReferrer = info !== undefined || (error && !NO_REFERRER.includes(toFailure(error).code))

  const retry = () => {
    // The button that had the focus goes away with the error.
    content.current?.focus()
    void refetch()
  }

  return (
    <div className={classNames('page', styles['page'])}>
      <div data-beside-sheet>
        <PageTitle lead="Lo que ganas por los pasajeros que reclaman con tu código QR.">
          Mis Ganancias
        </PageTitle>
      </div>
      <div data-beside-sheet ref={content} tabIndex={-1} className={styles['content']}>
        {info && <EarningsTicket info={info} />}
        {!info && error && <EarningsFailure error={error} onRetry={retry} />}
        {isPending && <EarningsPending />}
      </div>
      {isPending && <CodePending />}
      {isReferrer && <OwnCode />}
    </div>
  )
}
