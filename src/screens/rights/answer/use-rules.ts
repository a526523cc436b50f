import { useEffect, useState } from 'react'
import type { TripAnswers } from '@/domain/rights/story'
import { importWithRetry } from '@/ui/browser/import-with-retry'

const importRules = () => import('@/domain/rights/rights-for')

type Rules = Awaited<ReturnType<typeof importRules>>

/**
 * The rules of all laws, which no first load has: they are fetched with the first answer, and again with the
 * next where they did not come.
 *
 * @returns null until they are there; 'lost' where they could not be fetched
 */
export function useRules({ from, to, outcome }: TripAnswers): Rules | 'lost' | null {
  const [rules, setRules] = useState<Rules | 'lost' | null>(null)
  const isThere = rules !== null && rules !== 'lost'
  useEffect(() => {
    if (isThere || from + to + outcome === '') return
    importWithRetry(importRules).then(setRules, () => setRules('lost'))
  }, [isThere, from, to, outcome])
  return rules
}
