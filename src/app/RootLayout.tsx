import { Outlet, ScrollRestoration } from 'react-router-dom'
import { RouteAnnouncer } from './RouteAnnouncer'

/** What every page shares, whatever its frame. */
export function RootLayout() {
  return (
    <>
      <Outlet />
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  )
}
