import { Button } from '@/ui/actions/Button'
import {
  failureReason,
  haltedText,
  stoppedText,
} from '@/features/claim-store/claim-data/reading-words'
import { ReadingProgress } from '@/features/claim-store/claim-data/progress/ReadingProgress'
import { DialogActions } from '@/ui/dialog/DialogActions'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { useFocusOn } from '@/ui/browser/use-focus-on'
import { Notice } from '@/ui/feedback/Notice'
import type { ExportState } from './export-state'

interface ExportDialogProps {
  readonly open: boolean
  /** The last open one while the dialog closes. */
  readonly state: ExportState | null
  readonly onStop: () => void
  readonly onDiscard: () => void
  readonly onExited: () => void
  readonly onResume: () => void
  readonly onSavePartial: () => void
}

/** Progress and errors of an export. Closing the dialog stops it. */
export function ExportDialog({ open, state, onExited, ...presses }: ExportDialogProps) {
  if (!state) return null
  const hasRows = state.reading.rows.length > 0
  // Keep minutes of reading: closing only stops the export.
  const stop = state.phase === 'running' && hasRows ? presses.onStop : presses.onDiscard
  return (
    <DialogFrame open={open} title="Exportar reclamos" onClose={stop} onExited={onExited}>
      <ExportProgress state={state} {...presses} onStop={stop} />
    </DialogFrame>
  )
}

type ExportProgressProps = Omit<ExportDialogProps, 'open' | 'state' | 'onExited'> & {
  readonly state: ExportState
}

function ExportProgress(props: ExportProgressProps) {
  const { state, onStop, onDiscard, onResume, onSavePartial } = props
  const { phase, reading } = state
  // The focused button of the previous phase is gone.
  const next = useFocusOn<HTMLButtonElement>(phase)
  const isRunning = phase === 'running'
  const hasRows = reading.rows.length > 0
  return (
    <>
      <div className="stack">
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
      </div>
      {isRunning ? (
        <DialogActions>
          <Button ref={next} variant="outlined" color="secondary" onClick={onStop}>
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
    </>
  )
}
