/** What a route says about itself in the route table. */
export interface RouteHandle {
  readonly title: string
  /** Account and staff pages stay out of search engines. */
  readonly noindex?: boolean
}

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
