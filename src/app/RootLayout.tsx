import { Outlet, ScrollRestoration } from 'react-router-dom'
import { env } from '@/config/env'
import { Deferred } from '@/ui/Deferred'
import { RouteAnnouncer } from './RouteAnnouncer'
import { SessionEndWatch } from './session-end/SessionEndWatch'

const importPageViews = () => import('./analytics/PageViews').then((m) => m.PageViews)

/** What every page shares, whatever its frame. */
export function RootLayout() {
  return (
    <>
      <Outlet />
      <RouteAnnouncer />
      <SessionEndWatch />
      {env.gaMeasurementId !== '' && <Deferred load={importPageViews} />}
      <ScrollRestoration />
    </>
  )
}
