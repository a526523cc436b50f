import { useRef, type ReactNode } from 'react'
import { NavigationType, useBlocker } from 'react-router-dom'
import { useUnloadWarning } from '@/ui/browser/use-unload-warning'
import { LeaveDialog } from './LeaveDialog'

interface LeaveGuardProps {
  readonly title: string
  readonly children: ReactNode
  readonly stayLabel: string
  readonly leaveLabel: string
  /** True if a button, such as a dialog's, asked to leave. */
  readonly isAsked?: boolean
  readonly onStay?: () => void
  readonly onLeave?: () => void
}

/** Asks before a route change or unload. Mount it only while needed: a router has one blocker. */
export function LeaveGuard({ isAsked = false, onStay, onLeave, ...words }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      // Blocks Back within a page, but not the page's own query changes.
      historyAction === NavigationType.Pop || currentLocation.pathname !== nextLocation.pathname,
  )
  useUnloadWarning(true)
  const answered = useRef(blocker)
  /** False for a second press on a question that was answered: the router would throw. */
  const takeAnswer = () => {
    if (blocker.state === 'blocked' && answered.current === blocker) return false
    answered.current = blocker
    return true
  }
  const stay = () => {
    if (!takeAnswer()) return
    blocker.reset?.()
    onStay?.()
  }
  const leave = () => {
    if (!takeAnswer()) return
    const { proceed } = blocker
    onLeave?.()
    proceed?.()
  }
  const isOpen = isAsked || blocker.state === 'blocked'
  return <LeaveDialog {...words} open={isOpen} onStay={stay} onLeave={leave} />
}
