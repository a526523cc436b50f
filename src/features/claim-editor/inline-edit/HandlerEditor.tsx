import { useKnownHandlers } from '@/features/claim-store/claim-data/known-values'
import { useMenuKeys } from '../status-menu/use-menu-keys'
import styles from './InlineEdit.module.css'

interface HandlerEditorProps {
  /** Null if the claims differ or have no handler. */
  readonly current: string | null
  readonly onSave: (handler: string) => void
}

export function HandlerEditor({ current, onSave }: HandlerEditorProps) {
  const names = useKnownHandlers()
  const { ref, onKeyDown } = useMenuKeys<HTMLUListElement>()
  return (
    // The list handles the keys of its buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul ref={ref} className={styles['choices']} onKeyDown={onKeyDown}>
      {names.map((name) => (
        <li key={name}>
          <button
            type="button"
            className={styles['choice']}
            {...(name === current && { 'aria-current': true })}
            onClick={() => onSave(name)}
          >
            {name}
            {name === current && <span className={styles['here']}>ahora</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}
