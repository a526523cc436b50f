import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { hasStatus } from '@/api/http/api-error'
import { toFailure } from '@/api/http/to-failure'
import { queries } from '@/api/queries'
import { expireSessionAfter } from '@/api/http/refusals'
import { paths } from '@/config/paths'
import { formatMoment } from '@/domain/dates'
import { passengerFailureMessage } from '@/domain/failures/passenger-failures'
import { Button } from '@/ui/actions/Button'
import { RetryButton } from '@/ui/actions/RetryButton'
import { Notice } from '@/ui/feedback/Notice'
import { PageTitle } from '@/ui/PageTitle'
import { ClaimsView } from './ClaimsView'
import { MyClaimsPending } from './MyClaimsPending'
import { classNames } from '@/ui/theme/class-names'
import styles from './MyClaimsPage.module.css'
import { FORM_MINUTES } from '@/config/operator'

function NoClaims() {
  return (
    <div className="grid start measure">
      <svg viewBox="0 0 120 80" className={styles['drawing']} aria-hidden focusable="false">
        <path d="M8 14h104a4 4 0 0 1 4 4v12a10 10 0 0 0 0 20v12a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V50a10 10 0 0 0 0-20V18a4 4 0 0 1 4-4z" />
        <path d="M84 16v48" strokeDasharray="4 5" />
        <path d="m22 46 13-4 15-19 6 2-7 16 13-3 4-5 4 1-3 9-43 8z" />
      </svg>
      <p className="large figure">No has enviado ningún reclamo aún.</p>
      <p className="muted after-8 before-20">
        Cuéntanos qué pasó con tu vuelo. Toma unos {FORM_MINUTES} minutos y solo cobramos si ganas.
      </p>
      <Button to={paths.claim} variant="contained">
        Crear Reclamo
      </Button>
      <p className="muted small after">
        ¿Enviaste uno con otro correo? Aquí ves los que usan el correo de tu cuenta.
      </p>
    </div>
  )
}

export function MyClaimsPage() {
  const { data: claims, error, isFetching, refetch, dataUpdatedAt } = useQuery(queries.myClaims())
  const content = useRef<HTMLDivElement>(null)
  const isOver = hasStatus(error, 401)
  const failure = passengerFailureMessage('read-my-claims', toFailure(error))
  const hasClaims = claims !== undefined && claims.length > 0

  // The guard redirects home after sign-out (SPEC 8).
  useEffect(() => expireSessionAfter(error), [error])

  const retry = () => {
    // The focused button is removed with the error.
    content.current?.focus()
    void refetch()
  }

  return (
    <div className="page">
      <div className={classNames('spread flat before-20', styles['head'])}>
        <PageTitle>Mis Reclamos</PageTitle>
        {hasClaims && (
          <Button to={paths.claim} color="secondary" size="small">
            Crear otro reclamo
          </Button>
        )}
      </div>
      <div ref={content} tabIndex={-1} aria-busy={isFetching}>
        {claims === undefined && (error === null || isOver) && <MyClaimsPending />}
        {error !== null && !isOver && !isFetching && (
          <div className={claims && 'before'}>
            <Notice tone={claims ? 'warning' : 'error'} action={<RetryButton onClick={retry} />}>
              <p>
                {claims
                  ? `No pudimos actualizar tus reclamos: los ves como estaban el ${formatMoment(new Date(dataUpdatedAt))}.`
                  : failure.sentence}
              </p>
              <p>{failure.advice}</p>
            </Notice>
          </div>
        )}
        {claims?.length === 0 && <NoClaims />}
        {hasClaims && <ClaimsView claims={claims} />}
      </div>
    </div>
  )
}
