import { startTransition, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Problem, TripAnswers } from '@/domain/rights/story'
import { readStory, toStoryQuery } from './story-query'

const NOTHING_SAID = new URLSearchParams()

/**
 * What somebody said of their flight. The address holds it; until it does, what was just said is shown.
 *
 * @param preset what the page itself is about
 * @param isTakenOver false while the page is as it was written, for an address without answers
 * @returns the story, and what changes it
 */
export function useStory(
  preset: Problem | '',
  isTakenOver: boolean,
): [TripAnswers, (change: Partial<TripAnswers>) => void] {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [story, showStory] = useOptimistic(readStory(isTakenOver ? query : NOTHING_SAID, preset))

  const tell = (change: Partial<TripAnswers>) => {
    const told = { ...story, ...change }
    startTransition(async () => {
      showStory(told)
      const search = toStoryQuery(told, preset)
      await navigate({ search }, { replace: true, preventScrollReset: true })
    })
  }
  return [story, tell]
}
