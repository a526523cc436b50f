import { NEW_TAB } from '@/ui/browser/new-tab'
import { CheckIcon, WarningIcon } from '@/ui/icons/page-icons'
import styles from './CodeState.module.css'

interface CodeStateProps {
  readonly address: string
  /** The account that has the code: its user's name, or 'you'; null if none is known. */
  readonly owner: 'you' | { readonly name: string } | null
  /** False if the accounts could not be read. */
  readonly isChecked: boolean
}

/** Whether an account has the code, shown before it is printed. */
export function CodeState({ address, owner, isChecked }: CodeStateProps) {
  return (
    <div role="status" className={owner ? styles['known'] : styles['unknown']} data-beside-sheet>
      {owner ? <CheckIcon small /> : <WarningIcon small />}
      <p>
        <strong>
          {owner === null
            ? 'Código sin verificar'
            : owner === 'you'
              ? 'Este código es tuyo'
              : `Código de ${owner.name}`}
        </strong>{' '}
        {owner === null &&
          (isChecked
            ? 'Ninguna cuenta lo tiene: revísalo letra por letra antes de imprimir. '
            : 'No pudimos ver de qué cuenta es: revísalo letra por letra antes de imprimir. ')}
        <a href={address} {...NEW_TAB}>
          Abrir su enlace
        </a>
      </p>
    </div>
  )
}
