import { useEffect, useState } from 'react'
import type { TripAnswers } from '@/domain/rights/story'
import { importWithRetry } from '@/ui/browser/import-with-retry'

const importRules = () => import('@/domain/rights/rights-for')

type Rules = Awaited<ReturnType<typeof importRules>>

/**
 * Loads the rules of all laws with the first answer; a later answer retries a failure.
 * @returns null until loaded; 'lost' if the import failed
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
