import { useEffect, useRef, useState } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { toPageTitle } from './page-title'
import { describeRoute } from './route-handle'

const importHead = () => import('./write-head')

/** On a route change, does what a browser does on a page load: title, focus to the h1, announcement. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const { title, noindex } = describeRoute(useMatches().map((match) => match.handle))
  const firstPath = useRef<string | null>(pathname)
  const [spoken, setSpoken] = useState('')

  useEffect(() => {
    const pageTitle = toPageTitle(title)
    // The prerendered page has its own head.
    if (document.title === pageTitle) return
    document.title = pageTitle
    // Only search engines read the rest, so it may load later.
    importHead().then(
      ({ writeHead }) => {
        if (document.title === pageTitle) writeHead({ pathname, title, noindex })
      },
      () => undefined,
    )
  }, [pathname, title, noindex])

  useEffect(() => {
    if (firstPath.current === pathname) return
    firstPath.current = null
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
    target?.focus({ preventScroll: true })
    setSpoken(title)
  }, [pathname, title])

  return (
    <p role="status" className="visually-hidden">
      {spoken}
    </p>
  )
}
