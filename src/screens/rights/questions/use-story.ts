import { startTransition, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Problem, TripAnswers } from '@/domain/rights/story'
import { readStory, toStoryQuery } from './story-query'

const NOTHING_SAID = new URLSearchParams()

/**
 * The user's answers, stored in the address; optimistic until the navigation ends.
 * @param preset problem of the page
 * @param isTakenOver false before hydration: the prerendered page has no answers
 * @returns the answers, and a function that changes them
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
