import { useId } from 'react'
import { formatStatus, type Lane } from '@/domain/claim/status/lanes'
import { parseCategory, subcategoriesOf } from '@/domain/claim/status/status'
import type { ClaimCategory } from '@/domain/claim/status/statuses'
import { PreviousIcon } from '@/ui/icons/desk-icons'
import { CategoryDot } from './StaffStatusChip'
import styles from './StatusMenu.module.css'
import { useMenuKeys } from './use-menu-keys'

const isAlone = (category: ClaimCategory) => subcategoriesOf(category).length < 2

interface StatusItemProps {
  readonly category: ClaimCategory
  readonly subcategory?: string
  readonly isHere: boolean
  readonly isDisabled?: boolean
  readonly onChoose: () => void
}

function StatusItem(props: StatusItemProps) {
  const { category, subcategory = category, isHere, isDisabled, onChoose } = props
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-current={isHere}
      aria-disabled={isDisabled}
      className={styles['item']}
      onClick={isDisabled ? undefined : onChoose}
    >
      <CategoryDot category={category} />
      {formatStatus(subcategory)}
      {isHere && <span className={styles['here']}> aquí</span>}
    </button>
  )
}

interface CategoryMenuProps {
  readonly label: string
  readonly lanes: readonly Lane[]
  /** Null if the moved claims differ. */
  readonly current: string | null
  readonly onChoose: (category: ClaimCategory) => void
  readonly onClose: () => void
}

/** Categories by lane. The current one is enabled only if it has several sub-statuses. */
export function CategoryMenu({ label, lanes, current, onChoose, onClose }: CategoryMenuProps) {
  const { ref, onKeyDown } = useMenuKeys<HTMLDivElement>(onClose)
  const id = useId()
  const here = parseCategory(current)
  return (
    <div ref={ref} role="menu" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
      {lanes.map((lane) => (
        <div key={lane.id} role="group" aria-labelledby={`${id}${lane.id}`}>
          <p id={`${id}${lane.id}`} className={styles['lane']}>
            {lane.label}
          </p>
          {lane.categories.map((category) => (
            <StatusItem
              key={category}
              category={category}
              isHere={category === here}
              isDisabled={category === here && isAlone(category)}
              onChoose={() => onChoose(category)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface SubcategoryMenuProps {
  readonly category: ClaimCategory
  /** Null if the moved claims differ. */
  readonly current: string | null
  readonly onChoose: (subcategory: string) => void
  /** Returns to the categories; null if there is only one. */
  readonly onBack: (() => void) | null
  readonly onClose: () => void
}

export function SubcategoryMenu({
  category,
  current,
  onChoose,
  onBack,
  onClose,
}: SubcategoryMenuProps) {
  const { ref, onKeyDown } = useMenuKeys<HTMLDivElement>(onClose)
  return (
    <div
      ref={ref}
      role="menu"
      aria-label={`Subcategoría de ${formatStatus(category)}`}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {subcategoriesOf(category).map((subcategory) => (
        <StatusItem
          key={subcategory}
          {...{ category, subcategory }}
          isHere={subcategory === current}
          onChoose={() => onChoose(subcategory)}
        />
      ))}
      {onBack && (
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={styles['back']}
          onClick={onBack}
        >
          <PreviousIcon />
          Volver a las categorías
        </button>
      )}
    </div>
  )
}
