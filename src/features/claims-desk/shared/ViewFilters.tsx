import { memo, useDeferredValue, useMemo, useState } from 'react'
import {
  countChoices,
  countFiltered,
  FACETS,
  type Facet,
  type FilteredClaim,
  type ViewFilter,
} from '@/domain/claim/list/view-filter'
import { handlerKey } from '@/domain/claim/overview/claim-metrics'
import { formatNumber } from '@/domain/country/money'
import { StaffButton } from '@/ui/actions/StaffButton'
import { SelectInput } from '@/ui/fields/SelectInput'
import { FilterFold } from './FilterFold'
import { classNames } from '@/ui/theme/class-names'
import styles from './ViewFilters.module.css'

/** Option for claims without a value: '' is the option for all. */
const NONE = '-'

interface ViewFiltersProps {
  readonly label: string
  readonly facets: readonly Facet[]
  readonly claims: readonly FilteredClaim[]
  readonly filter: ViewFilter
  /** Name of the user as handler, for "Mis casos". */
  readonly mine?: string | null
  readonly onChange: (filter: ViewFilter) => void
}

/** Filters of a view of all claims in one line; two columns on a phone. */
export const ViewFilters = memo(function ViewFilters(props: ViewFiltersProps) {
  const { label, facets, claims, filter, mine = null, onChange } = props
  // Deferred, so that input stays responsive with 100,000 claims.
  const counted = useDeferredValue(filter)
  const choices = useMemo(
    () => facets.map((facet) => ({ facet, choices: countChoices(claims, counted, facet) })),
    [claims, counted, facets],
  )
  const [isOpen, setOpen] = useState(false)
  const count = countFiltered(filter)
  const own = handlerKey(mine)
  const isOwn = own !== '' && filter.handler === own
  const handlers = choices.find(({ facet }) => facet === 'handler')?.choices
  return (
    <FilterFold count={count} isOpen={isOpen} onToggle={setOpen}>
      <div role="group" aria-label={label} className={classNames('row', styles['filters'])}>
        {choices.map(({ facet, choices: offered }) => (
          <SelectInput
            key={facet}
            isInline
            label={FACETS[facet].label}
            placeholder={FACETS[facet].all}
            options={offered.map(({ value, label: name, count: claimCount }) => ({
              value: value || NONE,
              label: `${name} (${formatNumber(claimCount)})`,
            }))}
            value={filter[facet] === '' ? NONE : (filter[facet] ?? '')}
            onChange={({ target: { value } }) =>
              onChange({ ...filter, [facet]: value === NONE ? '' : value || undefined })
            }
          />
        ))}
        {own !== '' && (
          <StaffButton
            variant={isOwn ? 'contained' : 'text'}
            aria-pressed={isOwn}
            onClick={() => onChange({ ...filter, handler: isOwn ? undefined : own })}
          >
            Mis casos ({formatNumber(handlers?.find(({ value }) => value === own)?.count ?? 0)})
          </StaffButton>
        )}
        <StaffButton aria-disabled={count === 0} onClick={() => onChange({})}>
          Limpiar
        </StaffButton>
      </div>
    </FilterFold>
  )
})
