import { memo, type ComponentProps } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { wordStatus } from '@/domain/claim/status/lanes'
import { formatNumber } from '@/domain/money/clp'
import { StatusChip } from '@/features/claim-editor/move/StatusChip'
import { laneSearch } from '../lane-search'
import { Lane } from './Lane'
import styles from './Lanes.module.css'

/** What is over, folded to a count of each category: nobody has to act on it. */
export const ClosedLane = memo(function ClosedLane({
  lane,
  filters,
  onDrop,
}: Omit<ComponentProps<typeof Lane>, 'children'>) {
  const { search } = useLocation()
  return (
    <Lane {...{ lane, filters, onDrop }}>
      <ul className={styles['cards']}>
        {lane.counts.map(({ category, count }) => (
          <li key={category} className={styles['closed']}>
            <p>
              <StatusChip claim={{ category }} />
            </p>
            <p className={styles['number']}>{formatNumber(count)}</p>
            <Link
              to={{ search: laneSearch(search, filters, { category }) }}
              aria-label={`Ver en la lista: ${wordStatus(category)}`}
            >
              Ver en la lista
            </Link>
          </li>
        ))}
      </ul>
    </Lane>
  )
})
