import { Outlet, ScrollRestoration, type Location } from 'react-router-dom'
import { env } from '@/config/env'
import { LazyAfterMount } from '@/app/LazyAfterMount'
import { RouteAnnouncer } from './head/RouteAnnouncer'
import { SessionEndWatch } from './session-end/SessionEndWatch'

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
