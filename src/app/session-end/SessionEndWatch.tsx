import { useEffect } from 'react'
import { useSession } from '@/session/use-session'
import { useLazyComponent } from '@/ui/browser/use-lazy-component'

const importNotices = () => import('./SessionNotices').then((module) => module.SessionNotices)

/** Watches over the end of a session, where there is one: a visitor's pages carry none of its code. */
export function SessionEndWatch() {
  const session = useSession()
  const { Component, load } = useLazyComponent(importNotices)
  const hasSession = session.signedIn || session.expired !== null
  useEffect(() => {
    if (hasSession) void load()
  }, [hasSession, load])
  return hasSession && Component ? <Component /> : null
}
