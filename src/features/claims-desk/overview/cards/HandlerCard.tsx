import type { OverviewData } from '@/domain/claim/overview/overview'
import { NumberLink } from '../../shared/NumberLink'
import type { Column } from '@/ui/table/DataTable'
import { toneClass } from '@/features/claim-store/contact/contact-tones'
import { classNames } from '@/ui/theme/class-names'
import { Bars } from './Bars'
import { TableCard, type OverviewCardProps } from './Card'
import styles from './Cards.module.css'
import { Person } from './Person'

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
        <span className={styles['line']}>
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
