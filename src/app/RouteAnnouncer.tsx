import { useEffect, useRef, useState } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { toPageHead } from './seo/page-head'
import { describeRoute } from './seo/route-head'
import { writeHead } from './seo/write-head'

/** What a route says about itself in the route table. */
export interface RouteHandle {
  readonly title: string
  /** Account and staff pages stay out of search engines. */
  readonly noindex?: boolean
}

/** Does on a route change what a browser does on a page load: title, focus to the h1, a spoken name. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const { title, noindex } = describeRoute(useMatches().map((match) => match.handle))
  const firstPath = useRef<string | null>(pathname)
  const [spoken, setSpoken] = useState('')

  useEffect(() => {
    writeHead(toPageHead({ pathname, title, noindex }))
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
