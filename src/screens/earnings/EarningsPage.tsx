import { useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { toFailure } from '@/api/http/to-failure'
import { queries } from '@/api/queries'
import type { FailureCode } from '@/domain/failures/failure-message'
import { PageTitle } from '@/ui/PageTitle'
import { OwnCode } from './code/OwnCode'
import { classNames } from '@/ui/theme/class-names'
import styles from './EarningsPage.module.css'
import { CodePending, EarningsPending } from './EarningsPending'
import { EarningsTicket } from './EarningsTicket'
import { paths } from '@/config/paths'
import { passengerFailureMessage } from '@/domain/failures/passenger-failures'
import { AuthButton } from '@/features/auth/AuthButton'
import { Button } from '@/ui/actions/Button'
import { RetryButton } from '@/ui/actions/RetryButton'
import { Notice } from '@/ui/feedback/Notice'

interface EarningsFailureProps {
  readonly error: Error
  readonly onRetry: () => void
}

function EarningsFailure({ error, onRetry }: EarningsFailureProps) {
  const failure = toFailure(error)
  const { sentence, advice, lang } = passengerFailureMessage('read-earnings', failure)
  return (
    <Notice
      tone="error"
      action={
        <>
          {failure.code === 'unauthorized' && <AuthButton size="small">Ingresar</AuthButton>}
          {failure.code === 'forbidden' && (
            <Button to={paths.profile} size="small">
              Ir a mi perfil
            </Button>
          )}
          <RetryButton onClick={onRetry} />
        </>
      }
    >
      <p lang={lang}>{sentence}</p>
      <p>{advice}</p>
    </Notice>
  )
}

/** Failures of users who are no referrers: no code to share. */
const NO_REFERRER: readonly FailureCode[] = ['unauthorized', 'forbidden']

/** "Mis Ganancias" (SPEC 2.10): a referrer's figures and QR code. */
export function EarningsPage() {
  const { data: info, error, refetch, dataUpdatedAt } = useQuery(queries.referralInfo())
  const content = useRef<HTMLDivElement>(null)
  const isPending = !info && !error
  // A referrer can share the code even if the figures cannot be read.
  const isReferrer = info !== undefined || (error && !NO_REFERRER.includes(toFailure(error).code))

  const retry = () => {
    // The focused button is removed with the error.
    content.current?.focus()
    void refetch()
  }

  return (
    <div className="page">
      <div data-beside-sheet>
        <PageTitle lead="Lo que ganas por los pasajeros que reclaman con tu código QR.">
          Mis Ganancias
        </PageTitle>
      </div>
      <div className={classNames('split top', styles['columns'])}>
        <div data-beside-sheet ref={content} tabIndex={-1} aria-busy={isPending}>
          {info && <EarningsTicket info={info} readAt={dataUpdatedAt} />}
          {!info && error && <EarningsFailure error={error} onRetry={retry} />}
          {isPending && <EarningsPending />}
        </div>
        {isPending && <CodePending />}
        {isReferrer && <OwnCode />}
      </div>
    </div>
  )
}
