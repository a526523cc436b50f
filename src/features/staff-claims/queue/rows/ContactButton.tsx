import { useEffect, useEffectEvent, useRef } from 'react'
import { TickIcon, UndoIcon } from '@/ui/icons/desk-icons'
import { Button } from '@/ui/actions/Button'
import type { ContactMark } from '@/features/staff-claims/queue/state/contact-marks'

const UNDO_MS = 10_000

interface ContactButtonProps {
  /** How the claim is called, 'reclamo 1005'. */
  readonly name: string
  readonly mark: ContactMark | undefined
  readonly onContact: () => void
  readonly onUndo: () => void
  readonly onUndoOver: () => void
}

function wordsOf(mark: ContactMark | undefined) {
  if (mark?.phase === 'saving') return { text: 'Guardando…', label: 'Guardando… el contacto' }
  if (mark?.phase === 'undoing') return { text: 'Deshaciendo…', label: 'Deshaciendo… el contacto' }
  if (mark?.phase === 'done') return { text: 'Deshacer', label: 'Deshacer contacto de hoy' }
  return { text: 'Contacté hoy', label: 'Contacté hoy' }
}

/**
 * "Contacté hoy" and, once that is saved, its own "Deshacer" for 10 seconds. It stays one button, so
 * that the focus stays with it; while it has the focus, the time to undo does not run out.
 */
export function ContactButton({ name, mark, onContact, onUndo, onUndoOver }: ContactButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const isTimeOver = useRef(false)
  const endUndo = useEffectEvent(() => {
    if (button.current === document.activeElement) isTimeOver.current = true
    else onUndoOver()
  })
  const canUndo = mark?.phase === 'done' && mark.canUndo
  useEffect(() => {
    isTimeOver.current = false
    if (!canUndo) return
    const timer = setTimeout(() => endUndo(), UNDO_MS)
    return () => clearTimeout(timer)
  }, [canUndo])

  if (mark?.phase === 'done' && !canUndo) return null
  const isBusy = mark?.phase === 'saving' || mark?.phase === 'undoing'
  const { text, label } = wordsOf(mark)
  return (
    <Button
      ref={button}
      variant={canUndo ? 'text' : 'outlined'}
      color="secondary"
      size="small"
      startIcon={canUndo || mark?.phase === 'undoing' ? <UndoIcon /> : <TickIcon />}
      aria-label={`${label}, ${name}`}
      aria-disabled={isBusy}
      // A disabled button would drop the focus.
      onClick={(event) => {
        // The second half of a double click is no wish to undo.
        if (isBusy || event.detail > 1) return
        if (canUndo) onUndo()
        else onContact()
      }}
      onKeyDown={(event) => {
        if (event.repeat && event.key === 'Enter') event.preventDefault()
      }}
      onBlur={() => {
        if (isTimeOver.current && canUndo) onUndoOver()
      }}
    >
      {text}
    </Button>
  )
}
