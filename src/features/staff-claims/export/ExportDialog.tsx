import { useEffect, useRef } from 'react'
import { Button } from '@/ui/actions/Button'
import {
  failureReason,
  haltedText,
  MAYBE_MORE,
  savedText,
  stoppedText,
} from '@/features/staff-claims/reading/reading-words'
import { ReadingProgress } from '@/features/staff-claims/reading/progress/ReadingProgress'
import { DialogActions } from '@/ui/dialog/DialogActions'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { Notice } from '@/ui/feedback/Notice'
import styles from './Export.module.css'
import { EXPORT_FORMATS } from './export-formats'
import type { ExportState } from './use-export'

interface ExportDialogProps {
  readonly open: boolean
  readonly state: ExportState
  /** Stops reading; what came so far is kept until it is saved or thrown away. */
  readonly onStop: () => void
  readonly onClose: () => void
  /** Ends the export and throws away what was read. */
  readonly onDiscard: () => void
  readonly onExited: () => void
  readonly onResume: () => void
  readonly onSavePartial: () => void
}

/** How the file ended up, told in words; nothing while it is still being read. */
function Outcome({ state }: { readonly state: ExportState }) {
  if (state.phase === 'empty') return <p>No hay reclamos que exportar con estos filtros.</p>
  if (state.phase !== 'done') return null
  const hasAll = !state.isPartial && state.reading.rows.length >= (state.reading.total ?? 0)
  return (
    <>
      <p className={styles['outcome']}>{savedText(state.reading)}</p>
      {state.isPartial && state.reading.total === null && <p>Puede haber más reclamos.</p>}
      {!state.reading.isSure && <p>{MAYBE_MORE}</p>}
      {!hasAll && !state.isPartial && (
        <p>La lista cambió mientras se descargaba: si los necesitas todos, expórtala otra vez.</p>
      )}
      <p>
        Archivo: <strong className={styles['file']}>{state.fileName}</strong>
      </p>
      <p className={styles['hint']}>
        Tiene datos personales: guárdalo solo donde corresponde. {EXPORT_FORMATS[state.format].hint}
      </p>
    </>
  )
}

/** The export while it runs, stopped, after a failure and at its end. Closing it stops a run under way. */
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
    // Each phase has buttons of its own: the one that had the focus is gone.
    if (phase !== 'idle') next.current?.focus()
  }, [phase])

  return (
    <DialogFrame open={open} title="Exportar reclamos" onClose={onClose} onExited={onExited}>
      <div className={styles['dialog']}>
        {(phase === 'idle' || phase === 'running') && (
          <ReadingProgress reading={reading} label="Descarga de los reclamos" />
        )}
        {phase === 'failed' && (
          <Notice tone="error">
            {stoppedText(reading)}
            {'\n'}
            {failureReason(state.error)}
          </Notice>
        )}
        {phase === 'stopped' && <Notice tone="info">{haltedText(reading)}</Notice>}
        <div role="status" className={styles['words']}>
          <Outcome state={state} />
        </div>
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
          {(phase === 'idle' || phase === 'running') && (
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
          {(phase === 'done' || phase === 'empty') && (
            <Button key="done" ref={next} variant="contained" color="secondary" onClick={onDiscard}>
              Listo
            </Button>
          )}
        </DialogActions>
      </div>
    </DialogFrame>
  )
}
