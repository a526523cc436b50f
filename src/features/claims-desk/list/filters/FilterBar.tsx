import { memo, useId, useRef, useState, type SyntheticEvent, type Ref } from 'react'
import { Button } from '@/ui/actions/Button'
import {
  chooseCategory,
  claimPageSizes,
  NO_FILTERS,
  type ClaimFilters,
} from '@/domain/claim/list/claim-list'
import { labelOf, type Claim } from '@/domain/claim/fields'
import { SelectInput } from '@/ui/fields/SelectInput'
import { TextInput } from '@/ui/fields/TextInput'
import styles from './FilterBar.module.css'
import { filterOptions } from './filter-options'
import { FilterToggle } from './FilterToggle'

export interface FilterValues extends ClaimFilters {
  readonly size: number
}

interface FilterBarProps {
  /** The filters of the list as it is; what was being typed gives way when they change. */
  readonly applied: FilterValues
  /** Loaded claims, whose unknown statuses and airlines can be filtered by as well. */
  readonly rows: readonly Claim[]
  readonly onApply: (values: FilterValues) => void
  /** Esc was pressed in the field for an e-mail. */
  readonly onLeave: () => void
  readonly searchRef: Ref<HTMLInputElement | HTMLTextAreaElement>
}

function isSame(a: FilterValues, b: FilterValues): boolean {
  const keys = ['email', 'category', 'subcategory', 'airline', 'size'] as const
  return keys.every((key) => a[key] === b[key])
}

/**
 * Filters of the claims list, in one line where there is room (SPEC 2.11), behind a button on a phone;
 * Enter applies them too. What is typed into them is nobody else's until it is applied.
 */
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
  const formId = useId()
  // Back, a saved view and a link change the list from outside: the fields follow it.
  if (!isSame(form.applied, applied)) {
    const { size } = applied
    // The number of rows is no filter: with another one, what is being typed stays.
    const isSizeOnly = isSame({ ...form.applied, size }, applied)
    setForm({ applied, draft: isSizeOnly ? { ...form.draft, size } : applied })
  }
  const { draft } = form
  const change = (values: Partial<FilterValues>) =>
    setForm({ ...form, draft: { ...draft, ...values } })
  const { categories, subcategories, airlines } = filterOptions(draft, rows)
  const isEmpty = isSame(draft, { ...draft, ...NO_FILTERS }) && isSame(applied, draft)

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    const values = { ...draft, email: draft.email.trim() }
    setForm({ ...form, draft: values })
    // On a phone the fields make room for what they found, and the focus goes where they went.
    setOpen(false)
    toggle.current?.focus()
    // After the event: React takes a navigation inside a submit for an action of the form, and would
    // pack up its fields for it.
    queueMicrotask(() => onApply(values))
  }

  // By itself it is one press; together with filters that are still being chosen it waits for them.
  const handleSize = (size: number) => {
    change({ size })
    if (isSame({ ...draft, size: applied.size }, applied)) onApply({ ...applied, size })
  }

  const handleClear = () => {
    if (isEmpty) return
    const values = { ...applied, ...NO_FILTERS }
    setForm({ ...form, draft: values })
    onApply(values)
  }

  return (
    <>
      <FilterToggle
        ref={toggle}
        applied={applied}
        isOpen={isOpen}
        controls={formId}
        onToggle={() => setOpen(!isOpen)}
      />
      <form
        id={formId}
        role="search"
        aria-label="Filtros de reclamos"
        className={styles['bar']}
        data-open={isOpen}
        onSubmit={handleSubmit}
      >
        <div className={styles['email']}>
          <TextInput
            label={labelOf('email')}
            placeholder="Buscar por correo..."
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={draft.email}
            onChange={(event) => change({ email: event.target.value })}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && !event.nativeEvent.isComposing) onLeave()
            }}
            ref={searchRef}
          />
        </div>
        <div className={styles['choice']}>
          <SelectInput
            label={labelOf('category')}
            placeholder="Todas"
            options={categories}
            value={draft.category}
            onChange={(event) =>
              setForm({ ...form, draft: chooseCategory(draft, event.target.value) })
            }
          />
        </div>
        <div className={styles['choice']}>
          <SelectInput
            label={labelOf('subcategory')}
            placeholder="Todas"
            options={subcategories}
            disabled={subcategories.length === 0}
            value={draft.subcategory}
            onChange={(event) => change({ subcategory: event.target.value })}
          />
        </div>
        <div className={styles['choice']}>
          <SelectInput
            label={labelOf('airline')}
            placeholder="Todas"
            options={airlines}
            value={draft.airline}
            onChange={(event) => change({ airline: event.target.value })}
          />
        </div>
        <div className={styles['size']}>
          <SelectInput
            label="Por página"
            options={claimPageSizes(applied.size).map((size) => ({
              value: String(size),
              label: String(size),
            }))}
            value={String(draft.size)}
            onChange={(event) => handleSize(Number(event.target.value))}
          />
        </div>
        <div className={styles['buttons']}>
          <Button type="submit" variant="contained" color="secondary" size="small">
            Aplicar Filtro
          </Button>
          <Button color="secondary" size="small" aria-disabled={isEmpty} onClick={handleClear}>
            Limpiar
          </Button>
        </div>
      </form>
    </>
  )
})
