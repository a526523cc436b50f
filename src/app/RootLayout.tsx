import { Outlet, ScrollRestoration, useLocation, type Location } from 'react-router-dom'
import { env } from '@/config/env'
import { unopenedPageIn } from '@/session/asked-page'
import { LazyPart } from '@/ui/browser/LazyPart'
import { Deferred } from '@/app/Deferred'
import { RouteAnnouncer } from './head/RouteAnnouncer'
import { SessionEndWatch } from './session-end/SessionEndWatch'

const importUnopened = () => import('./errors/UnopenedNotice').then((m) => m.UnopenedNotice)
const importPageViews = () => import('./analytics/PageViews').then((m) => m.PageViews)

/** Every page that the browser itself loads has the same key: without its path it would begin where another was left. */
const keyOfScroll = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

/** What every page shares, whatever its frame. */
export function RootLayout() {
  const { key, state } = useLocation() as Location<unknown>
  const unopened = unopenedPageIn(state)
  return (
    <>
      <Outlet />
      <RouteAnnouncer />
      <SessionEndWatch />
      {unopened && <LazyPart key={key} from={importUnopened} props={unopened} />}
      {env.gaMeasurementId !== '' && <Deferred load={importPageViews} />}
      <ScrollRestoration getKey={keyOfScroll} />
    </>
  )
}
