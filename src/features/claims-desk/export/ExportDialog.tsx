import { useEffect, useRef } from 'react'
import { Button } from '@/ui/actions/Button'
import {
  failureReason,
  haltedText,
  stoppedText,
} from '@/features/claim-store/claim-data/reading-words'
import { ReadingProgress } from '@/features/claim-store/claim-data/progress/ReadingProgress'
import { DialogActions } from '@/ui/dialog/DialogActions'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { Notice } from '@/ui/feedback/Notice'
import styles from './Export.module.css'
import type { useExport } from './use-export'

/** Progress and errors of an export. Closing the dialog stops it. */
export function ExportDialog(props: ReturnType<typeof useExport>['dialog']) {
  const { open, state, onStop, onDiscard, onExited, onResume, onSavePartial } = props
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The focused button of the previous phase is gone.
    if (open) next.current?.focus()
  }, [open, state?.phase])
  if (!state) return null
  const { phase, reading } = state
  const isRunning = phase === 'running'
  const hasRows = reading.rows.length > 0
  // Keep minutes of reading: closing only stops the export.
  const stop = isRunning && hasRows ? onStop : onDiscard

  return (
    <DialogFrame open={open} title="Exportar reclamos" onClose={stop} onExited={onExited}>
      <div className={styles['dialog']}>
        {isRunning &&
          (reading.status === 'partial' ? (
            <ReadingProgress reading={reading} label="Descarga de los reclamos" />
          ) : (
            <p>Creando el archivo…</p>
          ))}
        {phase === 'failed' && (
          <Notice tone="error">
            {stoppedText(reading)}
            {'\n'}
            {failureReason(state.error)}
          </Notice>
        )}
        {phase === 'stopped' && <Notice tone="info">{haltedText(reading)}</Notice>}
        {isRunning ? (
          <DialogActions>
            <Button ref={next} variant="outlined" color="secondary" onClick={stop}>
              Detener
            </Button>
          </DialogActions>
        ) : (
          <DialogActions>
            <Button ref={next} variant="contained" color="secondary" onClick={onResume}>
              {phase === 'failed' ? 'Reintentar' : 'Continuar'}
            </Button>
            {hasRows && (
              <Button variant="outlined" onClick={onSavePartial}>
                Guardar lo leído
              </Button>
            )}
            <Button color="secondary" onClick={onDiscard}>
              {hasRows ? 'Descartar' : 'Cerrar sin archivo'}
            </Button>
          </DialogActions>
        )}
      </div>
    </DialogFrame>
  )
}
