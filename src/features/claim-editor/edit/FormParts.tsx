import type { Ref } from 'react'
import { Button } from '@/ui/actions/Button'
import { useFocusOn } from '@/ui/browser/use-focus-on'
import styles from './ClaimForm.module.css'

interface StaffErrorSummaryProps {
  /** SPEC 5: "Errors: field: message | ...". */
  readonly text: string
  /** Number of the attempt; each one moves the focus here. */
  readonly attempt: number
}

export function StaffErrorSummary({ text, attempt }: StaffErrorSummaryProps) {
  const box = useFocusOn<HTMLDivElement>(attempt)
  return (
    <div ref={box} role="alert" tabIndex={-1} lang="en" className={styles['summary']}>
      {text}
    </div>
  )
}

interface FormFootProps {
  readonly saveRef: Ref<HTMLButtonElement>
  readonly running: boolean
  readonly edited: boolean
  readonly onSaveNext?: (() => void) | undefined
  readonly onCancel: () => void
}

export function FormFoot({ saveRef, running, edited, onSaveNext, onCancel }: FormFootProps) {
  return (
    <div className="row middle gap-12">
      <Button ref={saveRef} type="submit" variant="contained" aria-disabled={running}>
        {running ? 'Guardando...' : 'Guardar'}
      </Button>
      {onSaveNext && (
        <Button
          variant="outlined"
          color="secondary"
          aria-disabled={running}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          title="Ctrl+Enter"
          onClick={onSaveNext}
        >
          Guardar y siguiente
        </Button>
      )}
      <Button variant="outlined" onClick={onCancel} aria-disabled={running}>
        Cancelar
      </Button>
      {edited && !running && <p className={styles['unsaved']}>Cambios sin guardar</p>}
    </div>
  )
}
