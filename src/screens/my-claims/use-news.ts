import { useEffect, useRef, useState } from 'react'
import type { MyClaim } from '@/api/claim'
import { takeUpdatedClaimIds } from './claims-seen'

const NO_NEWS: ReadonlySet<string> = new Set()

/** What changed since the last visit, as of when the page opened: a later reading adds nothing. */
export function useNews(claims: readonly MyClaim[]): ReadonlySet<string> {
  const [news, setNews] = useState(NO_NEWS)
  const taken = useRef(false)
  useEffect(() => {
    // Looking marks as seen, so a second look in the same visit would find nothing.
    if (taken.current) return
    taken.current = true
    void takeUpdatedClaimIds(claims).then(setNews)
  }, [claims])
  return news
}
