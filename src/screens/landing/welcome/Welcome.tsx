import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { readReturnPage } from '@/session/return-page'
import { WelcomeModal } from './WelcomeModal'

const SHOWN_KEY = 'welcomeShown'

/** Remembers the greeting for this browser session. @returns whether it is due */
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
 * Greets once per browser session (SPEC 2.5); a browser that cannot remember it is not greeted, and nobody
 * who came for another page.
 */
export function Welcome() {
  const [open, setOpen] = useState(false)
  const location = useLocation()
  const [isVisit] = useState(() => readReturnPage(location.state) === null)

  useEffect(() => {
    if (!isVisit) return
    // Not while rendering: what a device remembers is unknown to the prerendered page.
    const timer = setTimeout(() => {
      if (takeGreeting()) setOpen(true)
    })
    return () => clearTimeout(timer)
  }, [isVisit])

  return open && <WelcomeModal onClose={() => setOpen(false)} />
}
