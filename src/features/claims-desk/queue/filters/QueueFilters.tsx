import { useId, useState } from 'react'
import {
  isFiltering,
  QUEUE_FACET_NAMES,
  QUEUE_FACETS,
  toggleFacet,
  type FacetCount,
  type QueueFacet,
  type QueueFilter,
} from '@/domain/claim/list/queue-filter'
import { airlineLabel } from '@/domain/claim/catalogue'
import { categoryName } from '@/domain/claim/status/lanes'
import { sorted } from '@/domain/sorting'
import { formatNumber } from '@/domain/country/money'
import { Button } from '@/ui/actions/Button'
import styles from './QueueFilters.module.css'

/** Chips per facet before "Ver todos". */
const CHIPS_AT_ONCE = 12

const NO_FILTER: QueueFilter = { state: [], airline: [], handler: [] }

interface ChipProps {
  readonly text: string
  readonly count: number
  readonly isPressed: boolean
  readonly onPress: () => void
}

function Chip({ text, count, isPressed, onPress }: ChipProps) {
  return (
    <button type="button" className={styles['chip']} aria-pressed={isPressed} onClick={onPress}>
      {text} <span className={styles['count']}>{formatNumber(count)}</span>
    </button>
  )
}

function wordValue(facet: QueueFacet, value: string): string {
  if (facet === 'state') return categoryName(value)
  return facet === 'airline' ? airlineLabel(value) : value
}

interface FacetChipsProps {
  readonly facet: QueueFacet
  readonly counts: readonly FacetCount[]
  readonly pressed: readonly string[]
  readonly onToggle: (facet: QueueFacet, value: string) => void
}

function FacetChips({ facet, counts, pressed, onToggle }: FacetChipsProps) {
  const [showsAll, setShowsAll] = useState(false)
  const labelId = useId()
  const { label, none } = QUEUE_FACETS[facet]
  const most = sorted(counts, (first, second) => second.count - first.count)
  const first = new Set(most.slice(0, CHIPS_AT_ONCE))
  const shown = counts.filter((one) => showsAll || first.has(one) || pressed.includes(one.value))
  return (
    <div role="group" aria-labelledby={labelId} className={styles['facet']}>
      <span id={labelId} className={styles['label']}>
        {label}
      </span>
      <div className={styles['chips']}>
        {shown.map(({ value, count }) => (
          <Chip
            key={value}
            text={value === '' ? none : wordValue(facet, value)}
            count={count}
            isPressed={pressed.includes(value)}
            onPress={() => onToggle(facet, value)}
          />
        ))}
        {counts.length > CHIPS_AT_ONCE && (
          <button
            type="button"
            className={styles['more']}
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? 'Ver menos' : `Ver todos (${formatNumber(counts.length)})`}
            <span className="visually-hidden"> de {label}</span>
          </button>
        )}
      </div>
    </div>
  )
}

interface QueueFiltersProps {
  readonly counts: Readonly<Record<QueueFacet, readonly FacetCount[]>>
  readonly filter: QueueFilter
  readonly mine: string | undefined
  readonly onChange: (filter: QueueFilter) => void
}

export function QueueFilters({ counts, filter, mine, onChange }: QueueFiltersProps) {
  const toggle = (facet: QueueFacet, value: string) => onChange(toggleFacet(filter, facet, value))
  const own = mine?.trim()
  return (
    <div role="group" aria-label="Filtrar lo que toca hoy" className={styles['filters']}>
      {QUEUE_FACET_NAMES.filter((facet) => counts[facet].length > 0).map((facet) => (
        <FacetChips
          key={facet}
          facet={facet}
          counts={counts[facet]}
          pressed={filter[facet]}
          onToggle={toggle}
        />
      ))}
      <div className={styles['own']}>
        {own && (
          <Chip
            text="Mis casos"
            count={counts.handler.find(({ value }) => value === own)?.count ?? 0}
            isPressed={filter.handler.includes(own)}
            onPress={() => toggle('handler', own)}
          />
        )}
        {isFiltering(filter) && (
          <Button size="small" color="secondary" onClick={() => onChange(NO_FILTER)}>
            Quitar filtros
          </Button>
        )}
      </div>
    </div>
  )
}
