import type { RouteHandle } from '@/app/RouteAnnouncer'
import { toPageHead, type PageHead } from './page-head'

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle
}

/** What a page's innermost route says of itself; an address without one leads nowhere. */
export function describeRoute(handles: readonly unknown[]): Required<RouteHandle> {
  const handle = handles.findLast(isRouteHandle)
  return {
    title: handle?.title ?? 'Página no encontrada',
    noindex: handle?.noindex ?? handle === undefined,
  }
}

/** The head of an address whose routes carry these handles, outermost first. */
export function headOf(pathname: string, handles: readonly unknown[]): PageHead {
  return toPageHead({ pathname, ...describeRoute(handles) })
}
