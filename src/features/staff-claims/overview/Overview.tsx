import { useEffect, useId, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { formatMoment } from '@/domain/dates'
import { handlerKey } from '@/domain/claim/overview/claim-facts'
import { readSelection } from '@/domain/claim/overview/selection'
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
import { SelectedClaims } from './SelectedClaims'

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
export function Overview({ onOpen, onAsk, mine }: DeskViewProps) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const today = useToday()
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const selection = useMemo(() => readSelection(new URLSearchParams(search)), [search])
  const own = mine === undefined || mine.trim() === '' ? undefined : handlerKey(mine)
  const isMine = own !== undefined && isOnlyMine(search)

  const place = JSON.stringify(selection)
  const before = useRef(place)
  useEffect(() => {
    if (before.current === place) return
    before.current = place
    // What had the focus has gone with the face that it was on.
    title.current?.focus()
  }, [place])

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
          <h2
            id={titleId}
            ref={selection ? undefined : title}
            tabIndex={-1}
            className="visually-hidden"
          >
            Resumen
          </h2>
          {data && (
            <p className={styles['lead']}>
              <strong>{countClaims(data.claims.length)}</strong>
              {`, leídos el ${formatMoment(new Date(data.readAt)).replace(', ', ' a las ')}.`}
              {selection === null && ' Cada número abre la lista ya filtrada.'}
            </p>
          )}
        </>
      )}
      tools={own !== undefined && selection === null && toggle}
      skeleton={<OverviewSkeleton />}
    >
      {({ claims }) =>
        selection ? (
          <SelectedClaims
            key={place}
            claims={claims}
            selection={selection}
            today={today}
            titleRef={title}
            onOpen={onOpen}
            onAsk={onAsk}
          />
        ) : (
          <OverviewCards
            claims={claims}
            today={today}
            handler={isMine ? own : undefined}
            onOpen={onOpen}
          />
        )
      }
    </WholeReading>
  )
}
