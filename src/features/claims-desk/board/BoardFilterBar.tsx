import { memo, useMemo } from 'react'
import { boardChoices, NO_BOARD_FILTERS, NO_HANDLER, type BoardFilters } from '@/domain/claim/board'
import { airlineLabel } from '@/domain/claim/catalogue'
import { labelOf, type Claim } from '@/domain/claim/fields'
import { Button } from '@/ui/actions/Button'
import { SelectInput } from '@/ui/fields/SelectInput'
import { FilterGroup } from '../shared/FilterGroup'

interface BoardFilterBarProps {
  readonly claims: readonly Claim[]
  readonly filters: BoardFilters
  readonly onChange: (filters: BoardFilters) => void
}

export const BoardFilterBar = memo(function BoardFilterBar({
  claims,
  filters,
  onChange,
}: BoardFilterBarProps) {
  const { airlines, handlers, hasUnassigned } = useMemo(() => boardChoices(claims), [claims])
  const unassigned = hasUnassigned ? [{ value: NO_HANDLER, label: 'Sin responsable' }] : []
  const isEmpty = filters.airline === '' && filters.handler === '' && !filters.isLate
  return (
    <FilterGroup label="Filtros del tablero">
      <SelectInput
        isInline
        label={labelOf('handler')}
        placeholder="Todos"
        options={[...handlers.map((value) => ({ value, label: value })), ...unassigned]}
        value={filters.handler}
        onChange={({ target }) => onChange({ ...filters, handler: target.value })}
      />
      <SelectInput
        isInline
        label={labelOf('airline')}
        placeholder="Todas"
        options={airlines.map((value) => ({ value, label: airlineLabel(value) }))}
        value={filters.airline}
        onChange={({ target }) => onChange({ ...filters, airline: target.value })}
      />
      <SelectInput
        isInline
        label="Contacto"
        placeholder="Todos"
        options={LATE}
        value={filters.isLate ? 'late' : ''}
        onChange={({ target }) => onChange({ ...filters, isLate: target.value !== '' })}
      />
      <Button
        size="small"
        color="secondary"
        aria-disabled={isEmpty}
        onClick={() => onChange(NO_BOARD_FILTERS)}
      >
        Limpiar
      </Button>
    </FilterGroup>
  )
})

const LATE = [{ value: 'late', label: 'Más de 4 días' }]
