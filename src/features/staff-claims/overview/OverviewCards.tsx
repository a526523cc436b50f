import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
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
import { linksFrom } from './number-links'
import styles from './Overview.module.css'

interface OverviewCardsProps {
  readonly claims: readonly Claim[]
  readonly today: Date
  /** The responsible whose claims alone are counted. */
  readonly handler: string | undefined
  /** What an address calls "Qué toca hoy". */
  readonly queueAddress: string | undefined
  readonly onOpen: (claim: Claim) => void
}

/** The numbers of the desk, in cards. */
export function OverviewCards(props: OverviewCardsProps) {
  const { claims, today, handler, queueAddress, onOpen } = props
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
      <OldestCard {...{ overview, today, queueAddress, onOpen }} />
    </>
  )
}
