import { useEffect, useState } from 'react'
import type { TripAnswers } from '@/domain/rights/story'
import { importComponent } from '@/ui/browser/import-component'

async function importRules() {
  const [{ rightsFor, detailsFor }, { answerParts }] = await Promise.all([
    import('@/domain/rights/rights-for'),
    import('./answer-parts'),
  ])
  return { rightsFor, detailsFor, ...answerParts }
}

type Rules = Awaited<ReturnType<typeof importRules>>

/** Rules and views of an answer, loaded with the first one; null until then, 'lost' if that failed. */
export function useRules({ from, to, outcome }: TripAnswers): Rules | 'lost' | null {
  const [rules, setRules] = useState<Rules | 'lost' | null>(null)
  const isThere = rules !== null && rules !== 'lost'
  useEffect(() => {
    if (isThere || from + to + outcome === '') return
    importComponent(importRules).then(setRules, () => setRules('lost'))
  }, [isThere, from, to, outcome])
  return rules
}
