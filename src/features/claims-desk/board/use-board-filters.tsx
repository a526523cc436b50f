import { useId, useMemo, useState } from 'react'
import {
  boardChoices,
  countBoardFilters,
  NO_BOARD_FILTERS,
  NO_HANDLER,
  type BoardFilters,
} from '@/domain/claim/board'
import { airlineLabel } from '@/domain/claim/catalogue'
import { labelOf, type Claim } from '@/domain/claim/fields'
import { Button } from '@/ui/actions/Button'
import { CheckboxInput } from '@/ui/fields/CheckboxInput'
import { SelectInput } from '@/ui/fields/SelectInput'
import { FilterIcon } from '@/ui/icons/desk-icons'
import styles from './Board.module.css'

export function useBoardFilters(claims: readonly Claim[]) {
  const [filters, setFilters] = useState(NO_BOARD_FILTERS)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const toggle = (
    <Button
      variant="outlined"
      size="small"
      startIcon={<FilterIcon />}
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      onClick={() => setOpen(!isOpen)}
    >
      Filtros ({countBoardFilters(filters)})
    </Button>
  )
  const bar = isOpen && (
    <BoardFilterBar id={id} claims={claims} filters={filters} onChange={setFilters} />
  )
  return { filters, toggle, bar }
}

interface BoardFilterBarProps {
  readonly id: string
  readonly claims: readonly Claim[]
  readonly filters: BoardFilters
  readonly onChange: (filters: BoardFilters) => void
}

function BoardFilterBar({ id, claims, filters, onChange }: BoardFilterBarProps) {
  const { airlines, handlers, hasNobody } = useMemo(() => boardChoices(claims), [claims])
  const nobody = hasNobody ? [{ value: NO_HANDLER, label: 'Sin responsable' }] : []
  return (
    <div id={id} role="group" aria-label="Filtros del tablero" className={styles['filters']}>
      <SelectInput
        label={labelOf('airline')}
        placeholder="Todas"
        options={airlines.map((value) => ({ value, label: airlineLabel(value) }))}
        value={filters.airline}
        onChange={({ target }) => onChange({ ...filters, airline: target.value })}
      />
      <SelectInput
        label={labelOf('handler')}
        placeholder="Todos"
        options={[...handlers.map((value) => ({ value, label: value })), ...nobody]}
        value={filters.handler}
        onChange={({ target }) => onChange({ ...filters, handler: target.value })}
      />
      <CheckboxInput
        label="Más de 4 días sin contacto"
        checked={filters.isLate}
        onChange={({ target }) => onChange({ ...filters, isLate: target.checked })}
      />
      <Button
        size="small"
        color="secondary"
        aria-disabled={countBoardFilters(filters) === 0}
        onClick={() => onChange(NO_BOARD_FILTERS)}
      >
        Limpiar
      </Button>
    </div>
  )
}
