import { CopyIcon, TickIcon } from '@/ui/icons/desk-icons'
import styles from './CopyButton.module.css'
import { IconButton } from './IconButton'
import { useCopy } from './use-copy'

interface CopyButtonProps {
  /** Noun after "Copiar": 'correo'. */
  readonly what: string
  readonly text: string
  /** False inside another live region. */
  readonly isLive?: boolean
}

export function CopyButton({ what, text, isLive = true }: CopyButtonProps) {
  const { tried, copy } = useCopy()
  // Compares the text: a result of the previous claim does not apply to the next.
  const outcome = tried?.text === text ? tried : null
  return (
    <span className={styles['copy']}>
      <IconButton
        aria-label={`Copiar ${what}`}
        onClick={() => void copy(text)}
        className={styles['button']}
      >
        {outcome?.isCopied ? <TickIcon /> : <CopyIcon />}
      </IconButton>
      <span aria-live={isLive ? 'polite' : undefined} className="green fine semibold">
        {outcome &&
          (outcome.isCopied
            ? 'Copiado'
            : 'Tu navegador no nos deja copiar: selecciona el texto y cópialo tú.')}
      </span>
    </span>
  )
}
