import { useState } from 'react'
import { Button } from '@/ui/actions/Button'
import { Notice } from '@/ui/feedback/Notice'
import { TextInput } from '@/ui/fields/TextInput'
import type { Check } from './checks'
import styles from './SelfCheckPage.module.css'
import { toSummary } from './summary'

interface CopySummaryProps {
  readonly checks: readonly Check[]
  readonly doneAt: Date
}

/** 'Copiar resumen', or the text itself where the browser does not let pages copy. */
export function CopySummary({ checks, doneAt }: CopySummaryProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)
  const summary = toSummary(checks, doneAt, navigator.userAgent)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(summary)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }
  return (
    <>
      <Button variant="contained" onClick={() => void copy()}>
        Copiar resumen
      </Button>
      {outcome === 'copied' && (
        <div className={styles['outcome']}>
          <Notice tone="success">Resumen copiado. Pégalo en el chat de ayuda.</Notice>
        </div>
      )}
      {outcome === 'refused' && (
        <div className={styles['outcome']}>
          <TextInput
            label="Resumen"
            hint="Este navegador no nos deja copiar: selecciona el texto y cópialo tú."
            lines={4}
            readOnly
            value={summary}
          />
        </div>
      )}
    </>
  )
}
