import { useBlocker } from 'react-router-dom'
import { useUnloadWarning } from '@/ui/browser/use-unload-warning'

/** Holds the person back while something is unsaved: inside the app and when closing the tab. */
export function useLeaveGuard(unsaved: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useUnloadWarning(unsaved)
  return blocker
}
