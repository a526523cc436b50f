import { NavigationType, useBlocker } from 'react-router-dom'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { useUnloadWarning } from '@/ui/browser/use-unload-warning'
import { ChoiceButtons } from './fields/ChoiceButtons'

interface LeaveGuardProps {
  /** Whether closing the dialog was asked for. */
  readonly isClosing: boolean
  readonly onStay: () => void
  readonly onDiscard: () => void
}

/**
 * Asks before unsaved changes are lost: when the dialog is closed, when the route changes, when the
 * tab is closed. Mount it only while something is unsaved: a router knows one blocker at a time.
 */
export function LeaveGuard({ isClosing, onStay, onDiscard }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      // Going back is the person's own step; the filters of the list may change the query by themselves.
      historyAction === NavigationType.Pop || currentLocation.pathname !== nextLocation.pathname,
  )
  useUnloadWarning(true)

  const stay = () => {
    blocker.reset?.()
    onStay()
  }
  const discard = () => {
    const { proceed } = blocker
    onDiscard()
    proceed?.()
  }
  return (
    <DialogFrame
      open={isClosing || blocker.state === 'blocked'}
      title="¿Cerrar sin guardar?"
      onClose={stay}
      maxWidth={440}
    >
      <p>Hay cambios en este reclamo que todavía no guardas. Si cierras ahora, se pierden.</p>
      <ChoiceButtons
        acceptLabel="Seguir editando"
        cancelLabel="Cerrar sin guardar"
        onAccept={stay}
        onCancel={discard}
      />
    </DialogFrame>
  )
}
