import { NEW_TAB } from '@/ui/browser/new-tab'
import { Notice } from '@/ui/feedback/Notice'

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
    <div role="status" data-beside-sheet>
      <Notice tone={owner ? 'success' : 'warning'} isLive={false}>
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
      </Notice>
    </div>
  )
}
