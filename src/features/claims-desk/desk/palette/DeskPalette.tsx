import { useEffect, useEffectEvent } from 'react'
import { Snackbar } from '@/ui/feedback/Snackbar'
import { LazyComponent } from '@/ui/browser/LazyComponent'
import { useExport } from '../../export/use-export'
import { isCovered } from '../../shared/use-desk-keys'
import { dialogCode } from '../dialog-code'
import type { Desk } from '../state/use-desk'

/** Ctrl+K or Cmd+K on the whole page, also while the user types, but not inside a dialog. */
function usePaletteKey(onOpen: () => void): void {
  const open = useEffectEvent(onOpen)
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isMeant = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!isMeant || event.altKey || event.shiftKey || event.defaultPrevented) return
      if (isCovered()) return
      // Prevents the browser's own search.
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}

/** Duration of the result, in ms: its text has several lines. */
const OUTCOME_MS = 15_000

/** The palette and the export that it starts, which outlasts it. */
export function DeskPalette({ desk }: { readonly desk: Desk }) {
  const { dialogs } = desk
  usePaletteKey(() => dialogs.openAside('palette'))
  const exporting = useExport()
  return (
    <>
      <LazyComponent
        from={dialogCode.palette}
        isWanted={dialogs.aside === 'palette'}
        onFailure={dialogs.fail}
        props={{ desk, onExport: exporting.start }}
      />
      {exporting.dialog}
      <Snackbar
        tone="success"
        text={exporting.words.join(' ')}
        duration={OUTCOME_MS}
        onClose={exporting.forget}
      />
    </>
  )
}
