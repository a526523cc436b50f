import type { ComponentProps } from 'react'
import { formatStatus } from '@/domain/claim/status/lanes'
import type { ClaimCategory } from '@/domain/claim/status/statuses'
import { PreviousIcon } from '@/ui/icons/desk-icons'
import { CategoryDot } from './StaffStatusChip'
import { classNames } from '@/ui/theme/class-names'
import styles from './StatusMenu.module.css'
import { useMenuKeys } from './use-menu-keys'

export interface StatusItem {
  readonly category: ClaimCategory
  /** Default: the category itself is offered. */
  readonly subcategory?: string
  readonly isHere: boolean
  readonly isDisabled?: boolean
}

interface StatusMenuProps {
  readonly label: string
  /** Lanes with their categories, or the sub-statuses of one category in a group without a label. */
  readonly groups: readonly { readonly label?: string; readonly items: readonly StatusItem[] }[]
  readonly onChoose: (item: StatusItem) => void
  /** Returns to the categories; null if there is only one. */
  readonly onBack: (() => void) | null
  readonly onClose: () => void
}

export function StatusMenu({ label, groups, onChoose, onBack, onClose }: StatusMenuProps) {
  const { ref, onKeyDown } = useMenuKeys<HTMLDivElement>(onClose)
  const draw = (item: StatusItem) => {
    const { category, subcategory = category, isHere, isDisabled } = item
    return (
      <MenuButton
        key={subcategory}
        aria-current={isHere}
        aria-disabled={isDisabled}
        onClick={isDisabled ? undefined : () => onChoose(item)}
      >
        <CategoryDot category={category} />
        {formatStatus(subcategory)}
        {isHere && <span className="push tiny regular"> aquí</span>}
      </MenuButton>
    )
  }
  return (
    <div ref={ref} role="menu" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
      {groups.map(({ label: title, items }) =>
        title === undefined ? (
          items.map(draw)
        ) : (
          <div key={title} role="group" aria-label={title}>
            <p className={classNames('muted tiny strong', styles['part'])}>{title}</p>
            {items.map(draw)}
          </div>
        ),
      )}
      {onBack && (
        <MenuButton className="rule-above" onClick={onBack}>
          <PreviousIcon />
          Volver a las categorías
        </MenuButton>
      )}
    </div>
  )
}

function MenuButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={classNames('touch', className, styles['item'])}
      {...rest}
    />
  )
}
