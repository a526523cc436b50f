import { Button } from '@/ui/actions/Button'
import { classNames } from '@/ui/theme/class-names'
import styles from '../Fields.module.css'

interface ChosenExtraProps {
  readonly label: string
  readonly items: readonly string[]
  /** Explains a saved value that no option can show. */
  readonly hint: string | undefined
  readonly onChange: () => void
}

export function ChosenExtra({ label, items, hint, onChange }: ChosenExtraProps) {
  const isEmpty = items.length === 0
  const action = isEmpty ? 'Elegir' : 'Cambiar'
  return (
    <div className={classNames('wide', styles['extra'])}>
      <div className={styles['extraText']}>
        <p className={styles['extraLabel']}>{label}</p>
        {hint !== undefined && <p className={styles['extraEmpty']}>{hint}</p>}
        {isEmpty ? (
          hint === undefined && <p className={styles['extraEmpty']}>Nada elegido todavía.</p>
        ) : (
          <ul className={styles['chips']}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </div>
      <Button
        size="small"
        variant="outlined"
        aria-label={`${action} ${label.toLowerCase()}`}
        onClick={onChange}
      >
        {action}
      </Button>
    </div>
  )
}
