import { Outlet, ScrollRestoration } from 'react-router-dom'
import { env } from '@/config/env'
import { PageViews } from './analytics/PageViews'
import { RouteAnnouncer } from './RouteAnnouncer'
import { SessionEndWatch } from './session-end/SessionEndWatch'

/** What every page shares, whatever its frame. */
export function RootLayout() {
  return (
    <>
      <Outlet />
      <RouteAnnouncer />
      <SessionEndWatch />
      {env.gaMeasurementId !== '' && <PageViews />}
      <ScrollRestoration />
    </>
  )
}
