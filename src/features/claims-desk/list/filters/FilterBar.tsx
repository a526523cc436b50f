import { memo, useRef, useState, type SyntheticEvent, type Ref } from 'react'
import { StaffButton } from '@/ui/actions/StaffButton'
import { chooseCategory, NO_FILTERS, type ClaimFilters } from '@/domain/claim/list/claim-list'
import { labelOf, type Claim } from '@/domain/claim/fields'
import { EmailSearch } from '@/ui/fields/EmailSearch'
import { SelectInput } from '@/ui/fields/SelectInput'
import { classNames } from '@/ui/theme/class-names'
import styles from './FilterBar.module.css'
import { filterOptions } from './filter-options'
import { FilterFold } from '../../shared/FilterFold'

const FILTERS = Object.keys(NO_FILTERS) as readonly (keyof ClaimFilters)[]
const CHOICES = ['category', 'subcategory', 'airline'] as const

/** How many filters differ. */
function countOther(filters: ClaimFilters, others: ClaimFilters): number {
  return FILTERS.filter((filter) => filters[filter] !== others[filter]).length
}

interface FilterBarProps {
  /** Filters of the current list; a change replaces the draft. */
  readonly applied: ClaimFilters
  /** Loaded claims; their unknown statuses and airlines become options. */
  readonly rows: readonly Claim[]
  readonly onApply: (values: ClaimFilters) => void
  /** Called for Esc in the e-mail field. */
  readonly onLeave: () => void
  readonly searchRef: Ref<HTMLInputElement | HTMLTextAreaElement>
}

/** Filters of the list (SPEC 2.11), behind a button on phones. The draft is applied by Enter or button. */
export const FilterBar = memo(function FilterBar({
  applied,
  rows,
  onApply,
  onLeave,
  searchRef,
}: FilterBarProps) {
  const [form, setForm] = useState({ applied, draft: applied })
  const [isOpen, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  // Back, a saved view or a link changed the list: reset the draft.
  if (countOther(form.applied, applied) > 0) setForm({ applied, draft: applied })
  const { draft } = form
  const change = (values: Partial<ClaimFilters>) =>
    setForm({ ...form, draft: { ...draft, ...values } })
  const options = filterOptions(draft, rows)
  const count = countOther(applied, NO_FILTERS)
  const isEmpty = count + countOther(draft, NO_FILTERS) === 0

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    const values = { ...draft, email: draft.email.trim() }
    setForm({ ...form, draft: values })
    // On phones the filters close, so the focus moves to their button.
    setOpen(false)
    toggle.current?.focus()
    // After the event: React treats a navigation inside a submit event as a form action.
    queueMicrotask(() => onApply(values))
  }

  const handleClear = () => {
    setForm({ ...form, draft: NO_FILTERS })
    onApply(NO_FILTERS)
  }

  return (
    <FilterFold count={count} isOpen={isOpen} onToggle={setOpen} toggleRef={toggle}>
      <form
        role="search"
        aria-label="Filtros de reclamos"
        className={classNames('stack gap-10 bottom', styles['bar'])}
        onSubmit={handleSubmit}
      >
        <EmailSearch
          className={styles['email']}
          label={labelOf('email')}
          value={draft.email}
          onChange={(event) => change({ email: event.target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !event.nativeEvent.isComposing) onLeave()
          }}
          ref={searchRef}
        />
        {CHOICES.map((field) => (
          <div key={field} className={styles['choice']}>
            <SelectInput
              isInline
              label={labelOf(field)}
              placeholder="Todas"
              options={options[field]}
              disabled={options[field].length === 0}
              value={draft[field]}
              onChange={({ target: { value } }) =>
                change(field === 'category' ? chooseCategory(draft, value) : { [field]: value })
              }
            />
          </div>
        ))}
        <div className={classNames('row gap-4', styles['buttons'])}>
          <StaffButton type="submit" variant="contained">
            Aplicar Filtro
          </StaffButton>
          <StaffButton aria-disabled={isEmpty} onClick={handleClear}>
            Limpiar
          </StaffButton>
        </div>
      </form>
    </FilterFold>
  )
})
