import { Outlet, ScrollRestoration, type Location } from 'react-router-dom'
import { env } from '@/config/env'
import { LazyAfterMount } from '@/app/LazyAfterMount'
import { RouteAnnouncer } from './head/RouteAnnouncer'
import { useEffect } from 'react'
import { useSession } from '@/session/use-session'
import { useLazyComponent } from '@/ui/browser/use-lazy-component'

const importNotices = () =>
  import('./session-end/SessionNotices').then((module) => module.SessionNotices)

/** Loads the session notices only if there is a session, so that visitors do not download them. */
function SessionEndWatch() {
  const session = useSession()
  const { Component, load } = useLazyComponent(importNotices)
  const hasSession = session.signedIn || session.expired !== null
  useEffect(() => {
    if (hasSession) void load()
  }, [hasSession, load])
  return hasSession && Component ? <Component /> : null
}

const importPageViews = () => import('./analytics/PageViews').then((m) => m.PageViews)

/** Pages that the browser itself loads all have the key 'default': the path tells them apart. */
const keyOfScroll = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

export function RootLayout() {
  return (
    <>
      <Outlet />
      <RouteAnnouncer />
      <SessionEndWatch />
      {env.gaMeasurementId !== '' && <LazyAfterMount load={importPageViews} />}
      <ScrollRestoration getKey={keyOfScroll} />
    </>
  )
}
