import { useRef, type ReactNode } from 'react'
import type { ClaimRecordFilters } from '@/api/claim-records'
import { hasStatus } from '@/api/http/api-error'
import { Button } from '@/ui/actions/Button'
import { RetryButton } from '@/ui/actions/RetryButton'
import { Notice } from '@/ui/feedback/Notice'
import { RefreshIcon } from '@/ui/icons/desk-icons'
import { failureReason, MAYBE_MORE, stoppedText } from '../reading-words'
import { ReadingProgress } from './ReadingProgress'
import styles from './AllClaimsView.module.css'
import { useAllClaims } from '../use-all-claims'
import { useLeaveWhenRefused } from '../use-leave-when-refused'

type AllClaims = NonNullable<ReturnType<typeof useAllClaims>['data']>

interface WholeReadingProps {
  /** Id of the heading within `head`. */
  readonly titleId: string
  /** Omit for all claims. */
  readonly filters?: ClaimRecordFilters
  /** A 403 leads to the home page (SPEC 6, Legal CRM). */
  readonly leavesWhenRefused?: boolean
  readonly head: (data: AllClaims | undefined) => ReactNode
  readonly tools?: ReactNode
  readonly skeleton: ReactNode
  readonly children: (data: AllClaims) => ReactNode
}

/** A view of all claims, with progress and retry. After a 401 the layout's guard navigates. */
export function AllClaimsView({
  titleId,
  filters,
  leavesWhenRefused = true,
  head,
  tools,
  skeleton,
  children,
}: WholeReadingProps) {
  const { data, error, isFetching, refetch, soFar } = useAllClaims({ filters })
  const content = useRef<HTMLDivElement>(null)
  useLeaveWhenRefused(error, leavesWhenRefused || hasStatus(error, 401), false)

  const retry = () => {
    // Move the focus: the focused button disappears with the error.
    content.current?.focus()
    void refetch()
  }
  return (
    <section aria-labelledby={titleId} className={styles['reading']}>
      <div className={styles['head']}>
        <div>{head(data)}</div>
        {data && (
          <div className={styles['tools']}>
            {tools}
            <Button
              size="small"
              variant="outlined"
              color="secondary"
              startIcon={<RefreshIcon />}
              aria-disabled={isFetching}
              onClick={() => {
                if (!isFetching) void refetch()
              }}
            >
              Actualizar
            </Button>
          </div>
        )}
      </div>
      <div ref={content} tabIndex={-1} className={styles['content']} aria-busy={isFetching}>
        {isFetching && <ReadingProgress reading={soFar} label="Lectura de los reclamos" />}
        {isFetching && !data && skeleton}
        {error !== null && !isFetching && (
          <Notice tone="error" action={<RetryButton onClick={retry} />}>
            {`${stoppedText(soFar)}. ${failureReason(error)}`}
            {data &&
              (data.error === null
                ? '\nLo que ves abajo es de la lectura anterior.'
                : '\nLo que ves abajo cuenta solo los reclamos que llegaron.')}
          </Notice>
        )}
        {data && !data.isSure && <Notice tone="warning">{MAYBE_MORE}</Notice>}
        {data && children(data)}
      </div>
    </section>
  )
}
