import { useId, type ReactNode } from 'react'
import { formatStatus, type Lane } from '@/domain/claim/status/lanes'
import { parseCategory, statusKey, subcategoriesOf } from '@/domain/claim/status/status'
import type { ClaimCategory } from '@/domain/claim/status/statuses'
import { PreviousIcon } from '@/ui/icons/desk-icons'
import { CategoryDot } from './StaffStatusChip'
import { classNames } from '@/ui/theme/class-names'
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
      className={classNames('touch', styles['item'])}
      onClick={isDisabled ? undefined : onChoose}
    >
      <CategoryDot category={category} />
      {formatStatus(subcategory)}
      {isHere && <span className="push tiny regular"> aquí</span>}
    </button>
  )
}

interface MenuProps {
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
}

function Menu({ label, onClose, children }: MenuProps) {
  const { ref, onKeyDown } = useMenuKeys<HTMLDivElement>(onClose)
  return (
    <div ref={ref} role="menu" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
      {children}
    </div>
  )
}

interface ChoiceProps<Choice> {
  /** '' if the moved claims differ. */
  readonly current: string
  readonly onChoose: (choice: Choice) => void
  readonly onClose: () => void
}

interface CategoryMenuProps extends ChoiceProps<ClaimCategory> {
  readonly label: string
  readonly lanes: readonly Lane[]
}

/** Categories by lane. The current one is enabled only if it has several sub-statuses. */
export function CategoryMenu({ label, lanes, current, onChoose, onClose }: CategoryMenuProps) {
  const id = useId()
  const here = parseCategory(current)
  return (
    <Menu label={label} onClose={onClose}>
      {lanes.map((lane) => (
        <div key={lane.id} role="group" aria-labelledby={`${id}${lane.id}`}>
          <p id={`${id}${lane.id}`} className={classNames('muted tiny strong', styles['part'])}>
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
    </Menu>
  )
}

interface SubcategoryMenuProps extends ChoiceProps<string> {
  readonly category: ClaimCategory
  /** Returns to the categories; null if there is only one. */
  readonly onBack: (() => void) | null
}

export function SubcategoryMenu(props: SubcategoryMenuProps) {
  const { category, current, onChoose, onBack, onClose } = props
  return (
    <Menu label={`Subcategoría de ${formatStatus(category)}`} onClose={onClose}>
      {subcategoriesOf(category).map((subcategory) => (
        <StatusItem
          key={subcategory}
          {...{ category, subcategory }}
          isHere={statusKey(subcategory) === statusKey(current)}
          onChoose={() => onChoose(subcategory)}
        />
      ))}
      {onBack && (
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={classNames('touch rule-above', styles['item'])}
          onClick={onBack}
        >
          <PreviousIcon />
          Volver a las categorías
        </button>
      )}
    </Menu>
  )
}
