import { useId, type ReactNode, type Ref } from 'react'
import { StaffButton } from '@/ui/actions/StaffButton'
import { Tag } from '@/ui/feedback/Tag'
import { ExpandMoreIcon } from '@/ui/icons/page-icons'
import styles from './FilterFold.module.css'

interface FilterFoldProps {
  /** Number of filters that apply. */
  readonly count: number
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
  readonly toggleRef?: Ref<HTMLButtonElement>
  readonly children: ReactNode
}

/** Filters of a view; on a phone the claims come first, and the filters wait behind a button. */
export function FilterFold({ count, isOpen, onToggle, toggleRef, children }: FilterFoldProps) {
  const id = useId()
  return (
    <>
      <StaffButton
        ref={toggleRef}
        variant="outlined"
        aria-expanded={isOpen}
        aria-controls={id}
        endIcon={<ExpandMoreIcon className="turns" />}
        className={styles['toggle']}
        onClick={() => onToggle(!isOpen)}
      >
        Filtros
        {count > 0 && <Tag tone="purple">{` ${count} ${count === 1 ? 'activo' : 'activos'}`}</Tag>}
      </StaffButton>
      <div id={id} className={styles['fold']} data-screen-only data-open={isOpen}>
        {children}
      </div>
    </>
  )
}
