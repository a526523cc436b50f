import { useState } from 'react'
import { Button } from '@/ui/actions/Button'
import { TextInput } from '@/ui/fields/TextInput'
import styles from './ClaimForm.module.css'

/** "Copiar lo escrito", or the text itself where the browser does not let pages copy. */
export function CopyTyped({ readTyped }: { readonly readTyped: () => string }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)
  const [text, setText] = useState('')
  const copy = async () => {
    const typed = readTyped()
    setText(typed)
    try {
      await navigator.clipboard.writeText(typed)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => void copy()}>
        Copiar lo escrito
      </Button>
      <p role="status" className={styles['copied']}>
        {outcome === 'copied' && 'Copiado.'}
      </p>
      {outcome === 'refused' && (
        <div className={styles['copyBox']}>
          <TextInput
            label="Lo que escribiste"
            hint="Este navegador no nos deja copiar: selecciona el texto y cópialo tú."
            lines={4}
            readOnly
            value={text}
          />
        </div>
      )}
    </>
  )
}
