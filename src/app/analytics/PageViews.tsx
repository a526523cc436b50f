import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { patternOf } from '@/app/seo/page-head'
import { allowAnalytics, forgetAnalytics, sendPageView } from './google-analytics'
import { useConsent } from './use-consent'

/** Staff pages are never reported, however the address is spelt. */
function isStaffPage(pathname: string): boolean {
  const area = `/${pathname.split('/').find(Boolean) ?? ''}`.toLowerCase()
  return area === paths.admin || area === paths.legal
}

/** Reports every change of page after consent, the current page included (SPEC 2.2). */
export function PageViews() {
  const { pathname } = useLocation()
  const consent = useConsent()
  const reported = useRef<string | null>(null)
  const isCounted = consent === 'granted' && !isStaffPage(pathname)

  useEffect(() => {
    if (consent === 'denied') forgetAnalytics()
    else allowAnalytics(isCounted)
  }, [consent, isCounted])

  useEffect(() => {
    // StrictMode runs effects twice, and a new query on the same page is no new page.
    if (isCounted && reported.current !== pathname) void sendPageView(patternOf(pathname))
    reported.current = isCounted ? pathname : null
  }, [isCounted, pathname])

  return null
}
