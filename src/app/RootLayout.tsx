import { Outlet, ScrollRestoration, type Location } from 'react-router-dom'
import { env } from '@/config/env'
import { RouteAnnouncer } from './head/RouteAnnouncer'
import { useSession } from '@/session/use-session'
import { LazyComponent } from '@/ui/browser/LazyComponent'

const importNotices = () =>
  import('./session-end/SessionNotices').then((module) => module.SessionNotices)

const importPageViews = () => import('./analytics/PageViews').then((m) => m.PageViews)

/** Pages that the browser itself loads all have the key 'default': the path tells them apart. */
const keyOfScroll = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

export function RootLayout() {
  const session = useSession()
  const hasSession = session.signedIn || session.expired !== null
  return (
    <>
      <Outlet />
      <RouteAnnouncer />
      {/* Visitors do not download it. */}
      {hasSession && <LazyComponent from={importNotices} props={{}} />}
      {env.gaMeasurementId !== '' && <LazyComponent from={importPageViews} props={{}} />}
      <ScrollRestoration getKey={keyOfScroll} />
    </>
  )
}
