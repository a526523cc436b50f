import { useEffect, useRef, useState } from 'react'
import type { MyClaim } from '@/api/claim'
import { takeUpdatedClaimIds } from './claims-seen'

const NO_NEWS: ReadonlySet<string> = new Set()

/** Claims changed since the last visit, fixed at the first load. */
export function useNews(claims: readonly MyClaim[]): ReadonlySet<string> {
  const [news, setNews] = useState(NO_NEWS)
  const taken = useRef(false)
  useEffect(() => {
    // Reading marks them as seen: a second read would find nothing.
    if (taken.current) return
    taken.current = true
    void takeUpdatedClaimIds(claims).then(setNews)
  }, [claims])
  return news
}
