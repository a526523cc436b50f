export interface RouteHandle {
  readonly title: string
  readonly noindex?: boolean
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle
}

/** Metadata of the innermost route; unknown addresses get the not-found title and noindex. */
export function describeRoute(handles: readonly unknown[]): Required<RouteHandle> {
  const handle = handles.findLast(isRouteHandle)
  return {
    title: handle?.title ?? 'Página no encontrada',
    noindex: handle?.noindex ?? handle === undefined,
  }
}
