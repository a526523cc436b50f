import { airlineLabel } from '@/domain/claim/catalogue'
import type { OverviewData } from '@/domain/claim/overview/overview'
import type { ClaimSelection } from '@/domain/claim/overview/selection'
import { toneClass } from '@/features/claim-store/contact/contact-tones'
import type { Column } from '@/ui/table/DataTable'
import { classNames } from '@/ui/theme/class-names'
import { NumberLink } from '../../shared/NumberLink'
import { Bars } from './Bars'
import { TableCard, type OverviewCardProps } from './Card'
import styles from './Cards.module.css'
import { Person } from './Person'
import { formatShare } from './share-words'

type HandlerCount = OverviewData['handlers'][number]

export function HandlerCard({ overview, linkTo }: OverviewCardProps) {
  const { handlers } = overview
  const most = Math.max(0, ...handlers.map(({ open }) => open))
  const wordsOf = (name: string) => (name === '' ? 'sin asignar' : `de ${name}`)
  const counted = (id: 'late' | 'open', label: string): Column<HandlerCount> => ({
    id,
    label,
    className: styles['count'],
    cell: ({ handler, name, [id]: count }) => (
      <NumberLink
        count={count}
        of={`${label.toLowerCase()} ${wordsOf(name)}`}
        to={linkTo({ state: 'open', handler, contact: id === 'late' ? id : undefined })}
        tone={id === 'late' ? id : undefined}
      />
    ),
  })
  const columns: readonly Column<HandlerCount>[] = [
    {
      id: 'handler',
      label: 'Responsable',
      cell: ({ name, open, late }) => (
        <span className={classNames('stack middle', styles['line'])}>
          <Person name={name} />
          <Bars
            segments={[
              { key: 'open', count: open - late, className: styles['week'] },
              { key: 'late', count: late, className: classNames(styles['age'], toneClass('late')) },
            ]}
            most={most}
            height={10}
          />
        </span>
      ),
    },
    counted('late', 'Atrasados'),
    counted('open', 'Abiertos'),
  ]
  return (
    <TableCard
      title="Por responsable"
      hint="Abiertos; en rojo, los atrasados"
      caption="Reclamos abiertos por responsable"
      rows={handlers}
      columns={columns}
    />
  )
}

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
        rate === null ? <span className="muted">muy pocos</span> : formatShare(won, closed),
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
