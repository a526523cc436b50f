import { airlineLabel } from '@/domain/claim/catalogue'
import type { OverviewData } from '@/domain/claim/overview/overview'
import type { ClaimSelection } from '@/domain/claim/overview/selection'
import { NumberLink } from '../../shared/NumberLink'
import type { Column } from '@/ui/table/DataTable'
import { TableCard, type OverviewCardProps } from './Card'
import styles from './Cards.module.css'
import { formatShare } from './share-words'

type AirlineCount = OverviewData['airlines'][number]

const nameOf = (name: string) => (name === '' ? 'Sin aerolínea' : airlineLabel(name))

export function AirlineCard({ overview, linkTo }: OverviewCardProps) {
  const className = styles['count']
  const counted = (
    id: 'claims' | 'closed' | 'won',
    label: string,
    state: ClaimSelection['state'],
  ): Column<AirlineCount> => ({
    id,
    label,
    className,
    cell: ({ airline, name, filter, [id]: count }) => (
      <NumberLink
        count={count}
        of={`${label.toLowerCase()}, ${nameOf(name)}`}
        to={linkTo({ state, airline }, state === 'all' ? { airline: filter } : {})}
      />
    ),
  })
  const columns: readonly Column<AirlineCount>[] = [
    { id: 'airline', label: 'Aerolínea', cell: ({ name }) => nameOf(name) },
    counted('claims', 'Reclamos', 'all'),
    counted('closed', 'Cerrados', 'closed'),
    counted('won', 'Ganados', 'won'),
    {
      id: 'rate',
      label: 'Tasa',
      className,
      cell: ({ rate, won, closed }) =>
        rate === null ? <span className={styles['few']}>muy pocos</span> : formatShare(won, closed),
    },
  ]
  return (
    <TableCard
      title="Por aerolínea"
      hint="Ganados sobre los casos cerrados"
      caption="Reclamos por aerolínea"
      rows={overview.airlines}
      columns={columns}
    />
  )
}
