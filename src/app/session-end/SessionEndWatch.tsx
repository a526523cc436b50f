import { useEffect } from 'react'
import { useSession } from '@/session/use-session'
import { useLazyComponent } from '@/ui/browser/use-lazy-component'

const importNotices = () => import('./SessionNotices').then((module) => module.SessionNotices)

/** Loads the session notices only if there is a session, so that visitors do not download them. */
export function SessionEndWatch() {
  const session = useSession()
  const { Component, load } = useLazyComponent(importNotices)
  const hasSession = session.signedIn || session.expired !== null
  useEffect(() => {
    if (hasSession) void load()
  }, [hasSession, load])
  return hasSession && Component ? <Component /> : null
}
