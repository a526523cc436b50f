import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { useUnloadWarning } from '@/ui/browser/use-unload-warning'

/** While it is mounted, neither "back" nor a closed tab takes the person away unasked. */
export function StayOnPage() {
  const blocker = useBlocker(true)
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset()
  }, [blocker])
  useUnloadWarning(true)
  return null
}
