import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { handlerKey } from '@/domain/claim/overview/claim-metrics'
import { useMyHandler } from '../settings/use-my-handler'
import { useToday } from '@/features/claim-store/contact/use-today'
import { useAllClaims } from '@/features/claim-store/claim-data/all-claims'
import { AllClaimsView } from '@/features/claim-store/claim-data/progress/AllClaimsView'
import { Button } from '@/ui/actions/Button'
import { PersonIcon } from '@/ui/icons/page-icons'
import { Bar } from '@/ui/skeleton/Bar'
import { useViewFilter } from '../shared/use-view-filter'
import { linksFrom } from './number-links'
import styles from './Overview.module.css'
import type { Claim } from '@/domain/claim/fields'
import { buildOverview } from '@/domain/claim/overview/overview'
import { select } from '@/domain/claim/overview/selection'
import { AirlineCard } from './cards/AirlineCard'
import { CategoryCard } from './cards/CategoryCard'
import { ContactCard } from './cards/ContactCard'
import { Figures } from './cards/Figures'
import { HandlerCard } from './cards/HandlerCard'
import { OldestCard } from './cards/OldestCard'
import { WeekCard } from './cards/WeekCard'

const CARDS = ['figures', 'categories', 'contacts'] as const

function OverviewSkeleton() {
  return (
    <div aria-hidden className="stack">
      {CARDS.map((card, index) => (
        <Bar key={card} height={index === 0 ? 116 : 240} />
      ))}
    </div>
  )
}

const OVERVIEW_FACETS = ['handler'] as const

/** "Resumen": statistics, each linked to the claims it counts. */
export function Overview() {
  const { filter, setFilter } = useViewFilter(OVERVIEW_FACETS)
  const { mine } = useMyHandler()
  const own = mine === null ? undefined : handlerKey(mine)
  const isMine = own !== undefined && filter.handler === own

  const toggle = (
    <Button
      size="small"
      startIcon={<PersonIcon />}
      aria-pressed={isMine}
      onClick={() => setFilter({ handler: isMine ? undefined : own })}
    >
      Solo mis casos
    </Button>
  )
  return (
    <AllClaimsView
      title="Resumen"
      tools={own !== undefined && toggle}
      note={<p>Cada número abre la lista ya filtrada.</p>}
      skeleton={<OverviewSkeleton />}
    >
      <OverviewCards handler={isMine ? own : undefined} />
    </AllClaimsView>
  )
}

const NOTHING: readonly Claim[] = []

/** @param handler counts only this handler's claims; undefined for all */
function OverviewCards({ handler }: { readonly handler: string | undefined }) {
  const { data } = useAllClaims()
  const claims = data?.claims ?? NOTHING
  const today = useToday()
  const { search } = useLocation()
  const overview = useMemo(() => {
    const counted =
      handler === undefined ? claims : select(claims, { state: 'all', handler }, today)
    return buildOverview(counted, today)
  }, [claims, handler, today])
  const linkTo = useMemo(() => linksFrom(search, handler), [search, handler])
  const card = { overview, linkTo }
  return (
    <>
      <Figures {...card} isMine={handler !== undefined} />
      <div className={styles['cards']}>
        <CategoryCard {...card} />
        <ContactCard {...card} />
        <WeekCard {...card} />
        {handler === undefined && <HandlerCard {...card} />}
        <AirlineCard {...card} />
      </div>
      <OldestCard overview={overview} />
    </>
  )
}
