import { Outlet, ScrollRestoration, type Location } from 'react-router-dom'
import { env } from '@/config/env'
import { LazyAfterMount } from '@/app/LazyAfterMount'
import { RouteAnnouncer } from './head/RouteAnnouncer'
import { SessionEndWatch } from './session-end/SessionEndWatch'

const importPageViews = () => import('./analytics/PageViews').then((m) => m.PageViews)

/** Every page that the browser itself loads has the same key: without its path it would begin where another was left. */
const keyOfScroll = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

/** What every page shares, whatever its frame. */
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
