import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'

/** While it is mounted, neither "back" nor a closed tab takes the person away unasked. */
export function StayHere() {
  const blocker = useBlocker(true)
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset()
  }, [blocker])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
  return null
}
