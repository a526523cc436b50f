import { airlineLabel } from '@/domain/claim/catalogue'
import type { AirlineCount } from '@/domain/claim/overview/overview'
import { NumberLink } from '@/features/staff-claims/overview/NumberLink'
import { DataTable, type Column } from '@/ui/table/DataTable'
import { Card, type OverviewCardProps } from './Card'
import styles from './Cards.module.css'
import { formatShare } from './share-words'

const rowKeys = (rows: readonly AirlineCount[]) => rows.map(({ airline }) => airline)

const nameOf = (name: string) => (name === '' ? 'Sin aerolínea' : airlineLabel(name))

/** How claims against each airline end. */
export function AirlineCard({ overview, linkTo }: OverviewCardProps) {
  const count = { className: styles['count'] }
  const columns: readonly Column<AirlineCount>[] = [
    { id: 'airline', label: 'Aerolínea', cell: ({ name }) => nameOf(name) },
    {
      ...{ ...count, id: 'claims', label: 'Reclamos' },
      cell: ({ airline, name, claims, filter }) => (
        <NumberLink
          count={claims}
          of={`reclamos, ${nameOf(name)}`}
          to={linkTo({ state: 'all', airline }, { airline: filter })}
        />
      ),
    },
    {
      ...{ ...count, id: 'closed', label: 'Cerrados' },
      cell: ({ airline, name, closed }) => (
        <NumberLink
          count={closed}
          of={`cerrados, ${nameOf(name)}`}
          to={linkTo({ state: 'closed', airline })}
        />
      ),
    },
    {
      ...{ ...count, id: 'won', label: 'Ganados' },
      cell: ({ airline, name, won }) => (
        <NumberLink
          count={won}
          of={`ganados, ${nameOf(name)}`}
          to={linkTo({ state: 'won', airline })}
        />
      ),
    },
    {
      ...{ ...count, id: 'rate', label: 'Tasa' },
      cell: ({ rate, won, closed }) =>
        rate === null ? <span className={styles['few']}>muy pocos</span> : formatShare(won, closed),
    },
  ]
  return (
    <Card title="Por aerolínea" hint="Ganados sobre los casos cerrados">
      <div className={styles['scroll']}>
        <DataTable
          caption="Reclamos por aerolínea"
          rows={overview.airlines}
          rowKeys={rowKeys}
          columns={columns}
          onPhone="table"
          className={styles['plain']}
        />
      </div>
    </Card>
  )
}
