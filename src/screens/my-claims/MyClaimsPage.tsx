import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { hasStatus } from '@/api/http/api-error'
import { toFailure } from '@/api/http/to-failure'
import { queries } from '@/api/queries'
import { expireSessionAfter } from '@/api/http/refusals'
import { paths } from '@/config/paths'
import { passengerFailureMessage } from '@/domain/failures/passenger-failures'
import { Button } from '@/ui/actions/Button'
import { Notice } from '@/ui/feedback/Notice'
import { PageTitle } from '@/ui/PageTitle'
import { ClaimsView } from './ClaimsView'
import { NoClaims } from './NoClaims'
import { MyClaimsPending } from './MyClaimsSkeleton'
import { classNames } from '@/ui/theme/class-names'
import styles from './MyClaimsPage.module.css'

export function MyClaimsPage() {
  const { data: claims, error, isFetching, refetch } = useQuery(queries.myClaims())
  const content = useRef<HTMLDivElement>(null)
  const isOver = hasStatus(error, 401)
  const hasClaims = claims !== undefined && claims.length > 0

  useEffect(() => {
    // The guard redirects home after sign-out (SPEC 8).
    if (isOver) expireSessionAfter(error)
  }, [error, isOver])

  const retry = () => {
    // The focused button is removed with the error.
    content.current?.focus()
    void refetch()
  }

  return (
    <div className={classNames('page', styles['page'])}>
      <div className={styles['head']}>
        <PageTitle>Mis Reclamos</PageTitle>
        {hasClaims && (
          <Button to={paths.claim} color="secondary" size="small">
            Crear otro reclamo
          </Button>
        )}
      </div>
      <div ref={content} tabIndex={-1} className={styles['content']} aria-busy={isFetching}>
        {claims === undefined && (error === null || isOver) && <MyClaimsPending />}
        {claims === undefined && error !== null && !isOver && (
          <Notice
            tone="error"
            action={
              <Button size="small" onClick={retry}>
                Reintentar
              </Button>
            }
          >
            {passengerFailureMessage('read-my-claims', toFailure(error)).sentence}
          </Notice>
        )}
        {claims?.length === 0 && <NoClaims />}
        {hasClaims && <ClaimsView claims={claims} />}
      </div>
    </div>
  )
}
