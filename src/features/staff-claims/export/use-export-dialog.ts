import { useState } from 'react'
import { useExport } from './use-export'

/** An export with its dialog: how it is opened, and what the dialog needs. */
export function useExportDialog() {
  const [isOpen, setOpen] = useState(false)
  const [message, setMessage] = useState('')
  const { state, start, startWith, resume, saveWhatIsThere, stop, cancel, reset } = useExport()
  const { phase, reading } = state

  const close = () => {
    cancel()
    setOpen(false)
    if (phase !== 'done' && phase !== 'empty') setMessage('Exportación cancelada.')
  }
  return {
    /** For a live region of the page: that an export was given up. */
    message,
    start,
    startWith,
    /** Opens the dialog over a run that this starts. */
    open: (run: () => Promise<void>) => {
      setMessage('')
      setOpen(true)
      void run()
    },
    dialog: {
      open: isOpen,
      state,
      onStop: stop,
      // Minutes of reading are not thrown away with one key: what came can still be kept.
      onClose: phase === 'running' && reading.rows.length > 0 ? stop : close,
      onDiscard: close,
      onExited: reset,
      onResume: () => void resume(),
      onSavePartial: () => void saveWhatIsThere(),
    },
  }
}
