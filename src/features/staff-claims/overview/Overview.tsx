import { useId } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { formatMoment } from '@/domain/dates'
import { handlerKey } from '@/domain/claim/overview/claim-facts'
import type { DeskViewProps } from '@/features/staff-claims/shared/desk-view'
import { useToday } from '@/features/staff-claims/shared/use-today'
import { WholeReading } from '@/features/staff-claims/reading/progress/WholeReading'
import { countClaims } from '@/features/staff-claims/reading/reading-words'
import { Button } from '@/ui/actions/Button'
import { PersonIcon } from '@/ui/icons/page-icons'
import { Bar } from '@/ui/skeleton/Bar'
import { isOnlyMine, onlyMineSearch } from './number-links'
import styles from './Overview.module.css'
import { OverviewCards } from './OverviewCards'

const CARDS = ['figures', 'categories', 'contacts'] as const

/** Where the cards will stand while the claims are read. */
function OverviewSkeleton() {
  return (
    <div aria-hidden className={styles['skeleton']}>
      {CARDS.map((card, index) => (
        <Bar key={card} height={index === 0 ? 116 : 240} />
      ))}
    </div>
  )
}

/** "Resumen": what the desk has before it, in numbers that each open the claims they count. */
export function Overview({ onOpen, mine, queueAddress }: DeskViewProps) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const today = useToday()
  const titleId = useId()
  const own = mine === undefined || mine.trim() === '' ? undefined : handlerKey(mine)
  const isMine = own !== undefined && isOnlyMine(search)

  const toggle = (
    <Button
      size="small"
      startIcon={<PersonIcon />}
      aria-pressed={isMine}
      onClick={() => void navigate({ search: onlyMineSearch(search, !isMine) })}
    >
      Solo mis casos
    </Button>
  )
  return (
    <WholeReading
      titleId={titleId}
      head={(data) => (
        <>
          <h2 id={titleId} tabIndex={-1} className="visually-hidden">
            Resumen
          </h2>
          {data && (
            <p className={styles['lead']}>
              <strong>{countClaims(data.claims.length)}</strong>
              {`, leídos el ${formatMoment(new Date(data.readAt)).replace(', ', ' a las ')}.`}
              {' Cada número abre la lista ya filtrada.'}
            </p>
          )}
        </>
      )}
      tools={own !== undefined && toggle}
      skeleton={<OverviewSkeleton />}
    >
      {({ claims }) => (
        <OverviewCards
          claims={claims}
          today={today}
          handler={isMine ? own : undefined}
          queueAddress={queueAddress}
          onOpen={onOpen}
        />
      )}
    </WholeReading>
  )
}
