import { useEffect, useState } from 'react'
import { useOnDemand } from '@/ui/load-on-demand'

const SHOWN_KEY = 'welcomeShown'

const importModal = () => import('./WelcomeModal').then((module) => module.WelcomeModal)

/** Greets once per browser session (SPEC 2.5); a browser that cannot remember it is not greeted. */
export function Welcome() {
  const { Component, load } = useOnDemand(importModal)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    let left = false
    const greet = async () => {
      try {
        if (sessionStorage.getItem(SHOWN_KEY) !== null || !(await load()) || left) return
        sessionStorage.setItem(SHOWN_KEY, 'true')
        setOpen(true)
      } catch {
        setOpen(false)
      }
    }
    void greet()
    return () => {
      left = true
    }
  }, [load])

  return Component && <Component open={open} onClose={() => setOpen(false)} />
}
