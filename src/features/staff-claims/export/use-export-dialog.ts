import { useState } from 'react'
import { outcomeWords } from './outcome-words'
import { useExport } from './use-export'

/** An export with its dialog, which is there only while the claims are read or something is to be decided. */
export function useExportDialog() {
  const [isOpen, setOpen] = useState(false)
  const [isShown, setShown] = useState(false)
  const [isCancelled, setCancelled] = useState(false)
  const { state, start, startWith, resume, saveWhatIsThere, stop, cancel, reset } = useExport()
  const { phase, reading } = state
  const isReading = phase === 'running' && !reading.isComplete
  const isWanted = isOpen && (isReading || phase === 'failed' || phase === 'stopped')
  if (isWanted && !isShown) setShown(true)

  const close = () => {
    cancel()
    setOpen(false)
    setCancelled(true)
  }
  return {
    /** How it ended, for a live region of the page: one that an open dialog hides is not read aloud. */
    words: isShown ? [] : isCancelled ? ['Exportación cancelada.'] : outcomeWords(state),
    /** The words were read. */
    forget: () => {
      setCancelled(false)
      reset()
    },
    start,
    startWith,
    /** Opens the dialog over a run that this starts. */
    open: (run: () => Promise<void>) => {
      setCancelled(false)
      setOpen(true)
      void run()
    },
    dialog: {
      open: isWanted,
      state,
      onStop: stop,
      // Minutes of reading are not thrown away with one key: what came can still be kept.
      onClose: isReading && reading.rows.length > 0 ? stop : close,
      onDiscard: close,
      onExited: () => {
        setShown(false)
        if (isCancelled) reset()
      },
      onResume: () => void resume(),
      onSavePartial: () => void saveWhatIsThere(),
    },
  }
}
