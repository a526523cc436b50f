import { useState } from 'react'
import { useExport, type ExportState } from './use-export'
import { MAYBE_MORE, savedText } from '@/features/claim-store/claim-data/reading-words'
import { EXPORT_FORMATS } from './export-formats'

function outcomeWords(state: ExportState): readonly string[] {
  if (state.phase === 'empty') return ['No hay reclamos que exportar con estos filtros.']
  if (state.phase !== 'done') return []
  const { reading, isPartial, fileName, format } = state
  const hasAll = reading.rows.length >= (reading.total ?? 0)
  return [
    savedText(reading),
    ...(isPartial && reading.total === null ? ['Puede haber más reclamos.'] : []),
    ...(reading.status === 'unsure' ? [MAYBE_MORE] : []),
    ...(hasAll || isPartial
      ? []
      : ['La lista cambió mientras se descargaba: si los necesitas todos, expórtala otra vez.']),
    `Archivo: ${fileName}.`,
    `Tiene datos personales: guárdalo solo donde corresponde. ${EXPORT_FORMATS[format].hint}`,
  ]
}

/** An export whose dialog is open only while it runs or needs a decision. */
export function useExportDialog() {
  const [isOpen, setOpen] = useState(false)
  const [isShown, setShown] = useState(false)
  const [isCancelled, setCancelled] = useState(false)
  const { state, start, startWith, resume, saveWhatIsThere, stop, cancel, reset } = useExport()
  const { phase, reading } = state
  const isRunning = phase === 'running'
  const isWanted = isOpen && (isRunning || phase === 'failed' || phase === 'stopped')
  if (isWanted && !isShown) setShown(true)

  const close = () => {
    cancel()
    setOpen(false)
    setCancelled(true)
  }
  return {
    /** For a live region of the page, which screen readers ignore while a dialog is open. */
    words: isShown ? [] : isCancelled ? ['Exportación cancelada.'] : outcomeWords(state),
    forget: () => {
      setCancelled(false)
      reset()
    },
    start,
    startWith,
    open: (run: () => Promise<void>) => {
      setCancelled(false)
      setOpen(true)
      void run()
    },
    dialog: {
      open: isWanted,
      state,
      onStop: stop,
      // Keep minutes of reading: closing only stops the export.
      onClose: isRunning && reading.rows.length > 0 ? stop : close,
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
