import type { Ref } from 'react'
import { Button } from '@/ui/actions/Button'
import styles from './ClaimForm.module.css'

interface FormFootProps {
  readonly saveRef: Ref<HTMLButtonElement>
  readonly running: boolean
  readonly edited: boolean
  readonly onSaveNext?: (() => void) | undefined
  readonly onCancel: () => void
}

export function FormFoot({ saveRef, running, edited, onSaveNext, onCancel }: FormFootProps) {
  return (
    <div className={styles['actions']}>
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
