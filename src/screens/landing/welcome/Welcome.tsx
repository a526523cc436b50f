import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { readReturnPage } from '@/session/return-page'
import { WelcomeModal } from './WelcomeModal'

const SHOWN_KEY = 'welcomeShown'

/** Marks the greeting as shown in this browser session; true if it is due. */
function takeGreeting(): boolean {
  try {
    if (sessionStorage.getItem(SHOWN_KEY) !== null) return false
    sessionStorage.setItem(SHOWN_KEY, 'true')
    return true
  } catch {
    return false
  }
}

/**
 * Greets once per browser session (SPEC 2.5), not without storage and not if the user was redirected from
 * another page.
 */
export function Welcome() {
  const [open, setOpen] = useState(false)
  const location = useLocation()
  const [isVisit] = useState(() => readReturnPage(location.state) === null)

  useEffect(() => {
    if (!isVisit) return
    // In an effect: the prerendered page cannot read storage.
    const timer = setTimeout(() => {
      if (takeGreeting()) setOpen(true)
    })
    return () => clearTimeout(timer)
  }, [isVisit])

  return open && <WelcomeModal onClose={() => setOpen(false)} />
}
