import type { ReactNode } from 'react'
import { NavigationType, useBlocker } from 'react-router-dom'
import { useUnloadWarning } from '@/ui/browser/use-unload-warning'
import { LeaveDialog } from './LeaveDialog'

interface LeaveGuardProps {
  readonly title: string
  /** What is lost, or not known, by leaving. */
  readonly children: ReactNode
  readonly stayLabel: string
  readonly leaveLabel: string
  /** Whether leaving was asked for by a button, such as that of a dialog. */
  readonly isAsked?: boolean
  readonly onStay?: () => void
  readonly onLeave?: () => void
}

/**
 * Asks before something under way is left: when the route changes, and the browser itself when the tab
 * is closed. Mount it only while something is: a router knows one blocker at a time.
 */
export function LeaveGuard({ isAsked = false, onStay, onLeave, ...words }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      // Going back is the person's own step; a page may change its query by itself.
      historyAction === NavigationType.Pop || currentLocation.pathname !== nextLocation.pathname,
  )
  useUnloadWarning(true)
  const stay = () => {
    blocker.reset?.()
    onStay?.()
  }
  const leave = () => {
    const { proceed } = blocker
    onLeave?.()
    proceed?.()
  }
  const isOpen = isAsked || blocker.state === 'blocked'
  return <LeaveDialog {...words} open={isOpen} onStay={stay} onLeave={leave} />
}
