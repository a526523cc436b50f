import { memo, type ComponentProps } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { formatStatus } from '@/domain/claim/status/lanes'
import { formatNumber } from '@/domain/country/money'
import { StaffStatusChip } from '@/features/claim-editor/status-menu/StaffStatusChip'
import { laneSearch } from '../lane-search'
import { LaneFrame } from './LaneFrame'
import styles from './Lanes.module.css'

/** Closed claims, as one count per category. */
export const ClosedLane = memo(function ClosedLane({
  lane,
  filters,
  onDrop,
}: Omit<ComponentProps<typeof LaneFrame>, 'children'>) {
  const { search } = useLocation()
  return (
    <LaneFrame {...{ lane, filters, onDrop }}>
      <ul className={styles['cards']}>
        {lane.counts.map(({ category, count }) => (
          <li key={category} className={styles['closed']}>
            <p>
              <StaffStatusChip claim={{ category }} />
            </p>
            <p className={styles['number']}>{formatNumber(count)}</p>
            <Link
              to={{ search: laneSearch(search, filters, { category }) }}
              aria-label={`Ver en la lista: ${formatStatus(category)}`}
            >
              Ver en la lista
            </Link>
          </li>
        ))}
      </ul>
    </LaneFrame>
  )
})
