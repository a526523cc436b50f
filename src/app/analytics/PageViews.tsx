import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { isStaffPath } from '@/config/paths'
import { patternOf } from '@/app/head/page-head'
import { allowAnalytics, forgetAnalytics, sendPageView } from './google-analytics'
import { useConsent } from './consent'

/** Reports every change of page after consent, the current page included (SPEC 2.2). */
export function PageViews() {
  const { pathname } = useLocation()
  const consent = useConsent()
  const reported = useRef<string | null>(null)
  // Staff pages are never reported.
  const isCounted = consent === 'granted' && !isStaffPath(pathname)

  useEffect(() => {
    if (consent === 'denied') forgetAnalytics()
    else allowAnalytics(isCounted)
  }, [consent, isCounted])

  useEffect(() => {
    // StrictMode runs effects twice, and a new query on the same page is no new page view.
    if (isCounted && reported.current !== pathname) void sendPageView(patternOf(pathname))
    reported.current = isCounted ? pathname : null
  }, [isCounted, pathname])

  return null
}
