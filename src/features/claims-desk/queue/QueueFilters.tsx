import {
  isFiltering,
  NO_QUEUE_FILTER,
  QUEUE_FACET_NAMES,
  QUEUE_FACETS,
  type FacetCount,
  type QueueFacet,
  type QueueFilter,
} from '@/domain/claim/list/queue-filter'
import { airlineLabel } from '@/domain/claim/catalogue'
import { categoryName } from '@/domain/claim/status/lanes'
import { formatNumber } from '@/domain/country/money'
import { Button } from '@/ui/actions/Button'
import { SelectInput } from '@/ui/fields/SelectInput'
import { FilterGroup } from '../shared/FilterGroup'

/** Option for claims without a value: '' is the option for all. */
const NONE = '-'

function wordValue(facet: QueueFacet, value: string): string {
  if (value === '') return QUEUE_FACETS[facet].none
  if (facet === 'state') return categoryName(value)
  return facet === 'airline' ? airlineLabel(value) : value
}

interface QueueFiltersProps {
  readonly counts: Readonly<Record<QueueFacet, readonly FacetCount[]>>
  readonly filter: QueueFilter
  readonly mine: string | undefined
  readonly onChange: (filter: QueueFilter) => void
}

export function QueueFilters({ counts, filter, mine, onChange }: QueueFiltersProps) {
  const own = mine?.trim()
  const isOwn = own !== undefined && filter.handler === own
  return (
    <FilterGroup label="Filtrar lo que toca hoy">
      {QUEUE_FACET_NAMES.map((facet) => (
        <SelectInput
          key={facet}
          isInline
          label={QUEUE_FACETS[facet].label}
          placeholder="Todos"
          options={counts[facet].map(({ value, count }) => ({
            value: value || NONE,
            label: `${wordValue(facet, value)} (${formatNumber(count)})`,
          }))}
          value={filter[facet] === '' ? NONE : (filter[facet] ?? '')}
          onChange={({ target: { value } }) =>
            onChange({ ...filter, [facet]: value === '' ? null : value === NONE ? '' : value })
          }
        />
      ))}
      {own && (
        <Button
          size="small"
          color="secondary"
          variant={isOwn ? 'contained' : 'text'}
          aria-pressed={isOwn}
          onClick={() => onChange({ ...filter, handler: isOwn ? null : own })}
        >
          Mis casos ({formatNumber(counts.handler.find(({ value }) => value === own)?.count ?? 0)})
        </Button>
      )}
      <Button
        size="small"
        color="secondary"
        aria-disabled={!isFiltering(filter)}
        onClick={() => onChange(NO_QUEUE_FILTER)}
      >
        Limpiar
      </Button>
    </FilterGroup>
  )
}
