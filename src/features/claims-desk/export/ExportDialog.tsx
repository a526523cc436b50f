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
import type { ExportState } from './use-export'

interface ExportDialogProps {
  readonly open: boolean
  readonly state: ExportState
  /** Stops reading; the rows so far are kept. */
  readonly onStop: () => void
  readonly onClose: () => void
  /** Ends the export and drops its rows. */
  readonly onDiscard: () => void
  readonly onExited: () => void
  readonly onResume: () => void
  readonly onSavePartial: () => void
}

/** Progress and errors of an export. Closing the dialog stops it. */
export function ExportDialog({
  open,
  state,
  onStop,
  onClose,
  onDiscard,
  onExited,
  onResume,
  onSavePartial,
}: ExportDialogProps) {
  const { phase, reading } = state
  const canGoOn = phase === 'failed' || phase === 'stopped'
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The focused button of the previous phase is gone.
    if (open) next.current?.focus()
  }, [open, phase])

  return (
    <DialogFrame open={open} title="Exportar reclamos" onClose={onClose} onExited={onExited}>
      <div className={styles['dialog']}>
        {!canGoOn && reading.status === 'partial' && (
          <ReadingProgress reading={reading} label="Descarga de los reclamos" />
        )}
        {!canGoOn && reading.status !== 'partial' && <p>Creando el archivo…</p>}
        {phase === 'failed' && (
          <Notice tone="error">
            {stoppedText(reading)}
            {'\n'}
            {failureReason(state.error)}
          </Notice>
        )}
        {phase === 'stopped' && <Notice tone="info">{haltedText(reading)}</Notice>}
        <DialogActions>
          {canGoOn && (
            <Button ref={next} variant="contained" color="secondary" onClick={onResume}>
              {phase === 'failed' ? 'Reintentar' : 'Continuar'}
            </Button>
          )}
          {canGoOn && reading.rows.length > 0 && (
            <Button variant="outlined" onClick={onSavePartial}>
              Guardar lo leído
            </Button>
          )}
          {!canGoOn && (
            <Button
              key="stop"
              ref={next}
              variant="outlined"
              color="secondary"
              onClick={reading.rows.length > 0 ? onStop : onDiscard}
            >
              Detener
            </Button>
          )}
          {canGoOn && (
            <Button key="discard" color="secondary" onClick={onDiscard}>
              {reading.rows.length > 0 ? 'Descartar' : 'Cerrar sin archivo'}
            </Button>
          )}
        </DialogActions>
      </div>
    </DialogFrame>
  )
}
