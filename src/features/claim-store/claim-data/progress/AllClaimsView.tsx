import { useId, useRef, type ReactNode } from 'react'
import type { ClaimRecordFilters } from '@/api/claim-records'
import { hasStatus } from '@/api/http/api-error'
import { sentMoment } from '@/domain/claim/receipt/sent-text'
import { StaffButton } from '@/ui/actions/StaffButton'
import { Notice } from '@/ui/feedback/Notice'
import { RefreshIcon } from '@/ui/icons/desk-icons'
import { countClaims, MAYBE_MORE } from '../reading-words'
import { ReadingState } from './ReadingProgress'
import { classNames } from '@/ui/theme/class-names'
import styles from './AllClaimsView.module.css'
import { useAllClaims } from '../use-claims'
import { useLeaveWhenRefused } from '../use-leave-when-refused'

/** 'leídos hoy a las 19:53'; `readAt` in ms since 1970. */
function readTime(readAt: number): string {
  return `leídos ${sentMoment(new Date(readAt), new Date())}`
}

interface AllClaimsViewProps {
  /** Heading of the view; its tab shows it already. */
  readonly title: string
  /** Omit for all claims. */
  readonly filters?: ClaimRecordFilters
  /** A 403 leads to the home page (SPEC 6, Legal CRM). */
  readonly leavesWhenRefused?: boolean
  readonly tools?: ReactNode
  readonly note?: ReactNode
  readonly skeleton: ReactNode
  readonly children: ReactNode
}

/** A view of all claims, with progress and retry. After a 401 the layout's guard navigates. */
export function AllClaimsView({
  title,
  filters,
  leavesWhenRefused = true,
  tools,
  note,
  skeleton,
  children,
}: AllClaimsViewProps) {
  const all = useAllClaims({ filters })
  const { data, claims, error, isFetching, refetch } = all
  const titleId = useId()
  const content = useRef<HTMLDivElement>(null)
  useLeaveWhenRefused(error, leavesWhenRefused || hasStatus(error, 401), false)

  const retry = () => {
    // Move the focus: the focused button disappears with the error.
    content.current?.focus()
    void refetch()
  }
  return (
    <section aria-labelledby={titleId} className="stack dense">
      <h2 id={titleId} tabIndex={-1} className="visually-hidden">
        {title}
      </h2>
      {data && (
        <div className="spread">
          {tools}
          <StaffButton
            variant="outlined"
            startIcon={<RefreshIcon />}
            aria-disabled={isFetching}
            onClick={() => void refetch()}
          >
            Actualizar
          </StaffButton>
          <div className={classNames('row gap-16 flat muted', styles['summary'])}>
            {note}
            <p>
              <strong className="ink numbers">{countClaims(claims.length)}</strong>
              <span>{`, ${readTime(data.readAt)}`}</span>
            </p>
          </div>
        </div>
      )}
      <div ref={content} tabIndex={-1} className="stack" aria-busy={isFetching}>
        <ReadingState all={all} onRetry={retry}>
          {data &&
            (data.error === null
              ? '\nLo que ves abajo es de la lectura anterior.'
              : '\nLo que ves abajo cuenta solo los reclamos que llegaron.')}
        </ReadingState>
        {isFetching && !data && skeleton}
        {data && !data.isSure && <Notice tone="warning">{MAYBE_MORE}</Notice>}
        {data && children}
      </div>
    </section>
  )
}
