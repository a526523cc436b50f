import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { handlerKey } from '@/domain/claim/overview/claim-metrics'
import { useMyHandler } from '../settings/use-my-handler'
import { useToday } from '@/features/claim-store/contact/use-today'
import { useAllClaims } from '@/features/claim-store/claim-data/use-claims'
import { AllClaimsView } from '@/features/claim-store/claim-data/progress/AllClaimsView'
import { Button } from '@/ui/actions/Button'
import { PersonIcon } from '@/ui/icons/page-icons'
import { SkeletonBlocks } from '@/ui/skeleton/SkeletonBlocks'
import { useViewFilter } from '../shared/use-view-filter'
import { linksFrom } from './number-links'
import { classNames } from '@/ui/theme/class-names'
import styles from './Overview.module.css'
import { buildOverview } from '@/domain/claim/overview/overview'
import { select } from '@/domain/claim/overview/selection'
import { CategoryCard } from './cards/CategoryCard'
import { ContactCard } from './cards/ContactCard'
import { Figures } from './cards/Figures'
import { AirlineCard, HandlerCard } from './cards/TableCards'
import { OldestCard } from './cards/OldestCard'
import { WeekCard } from './cards/WeekCard'

const OVERVIEW_FACETS = ['handler'] as const

/** "Resumen": statistics, each linked to the claims it counts. */
export function Overview() {
  const { claims } = useAllClaims()
  const { filter, setFilter } = useViewFilter(OVERVIEW_FACETS)
  const { search } = useLocation()
  const today = useToday()
  const { mine } = useMyHandler()
  const own = mine === null ? undefined : handlerKey(mine)
  const isMine = own !== undefined && filter.handler === own
  /** Counts only this handler's claims; undefined for all. */
  const handler = isMine ? own : undefined
  const overview = useMemo(() => {
    const counted =
      handler === undefined ? claims : select(claims, { state: 'all', handler }, today)
    return buildOverview(counted, today)
  }, [claims, handler, today])
  const card = { overview, linkTo: linksFrom(search, handler) }

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
      skeleton={<SkeletonBlocks heights={[116, 240, 240]} className="stack" />}
    >
      <Figures {...card} isMine={isMine} />
      <div className={classNames('cells gap-12', styles['cards'])}>
        <CategoryCard {...card} />
        <ContactCard {...card} />
        <WeekCard {...card} />
        {!isMine && <HandlerCard {...card} />}
        <AirlineCard {...card} />
      </div>
      <OldestCard overview={overview} />
    </AllClaimsView>
  )
}
