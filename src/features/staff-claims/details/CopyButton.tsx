import { useState } from 'react'
import { CopyIcon, TickIcon } from '@/ui/icons/desk-icons'
import { IconButton } from '@/ui/actions/IconButton'
import styles from './CopyButton.module.css'

interface CopyButtonProps {
  /** What is copied, as it goes on after "Copiar": 'correo'. */
  readonly what: string
  readonly text: string
}

const SAID = {
  copied: 'Copiado',
  refused: 'Tu navegador no nos deja copiar: selecciona el texto y cópialo tú.',
} as const

/** Copies a value that staff carry over to other programs, and says whether it did. */
export function CopyButton({ what, text }: CopyButtonProps) {
  // By the text itself: what was said of one claim is not true of the next.
  const [done, setDone] = useState<{ text: string; how: keyof typeof SAID } | null>(null)
  const how = done?.text === text ? done.how : null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setDone({ text, how: 'copied' })
    } catch {
      setDone({ text, how: 'refused' })
    }
  }
  return (
    <span className={styles['copy']}>
      <IconButton
        aria-label={`Copiar ${what}`}
        onClick={() => void copy()}
        className={styles['button'] ?? ''}
      >
        {how === 'copied' ? <TickIcon /> : <CopyIcon />}
      </IconButton>
      <span aria-live="polite" className={styles['said']}>
        {how && SAID[how]}
      </span>
    </span>
  )
}
