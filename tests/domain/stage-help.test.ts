import { describe, expect, it } from 'vitest'
import { stageHelpFor } from '@/domain/claim/status/stage-help'
import { endingOf, stageOf } from '@/domain/claim/status/stages'
import { CLAIM_CATEGORIES } from '@/domain/claim/status/status'

describe('what is worth knowing about a stage', () => {
  it.each(CLAIM_CATEGORIES)('is said of %s for as long as somebody has to act', (category) => {
    const stage = stageOf(category)
    const isOver = stage !== null && endingOf(stage) !== null
    expect(stageHelpFor(category) === null).toBe(isOver)
  })

  it.each(CLAIM_CATEGORIES)(
    'is plain about %s: no deadline of a law, no promise of money',
    (category) => {
      const texts = Object.values(stageHelpFor(category) ?? {})
      texts.forEach((text: string) => {
        expect(text).toMatch(/^[A-Z].{20,110}\.$/)
        expect(text).not.toMatch(/\$|ley|artículo|garantiz|asegur|\d+ días/i)
      })
    },
  )

  it.each(['', 'ALGO NUEVO'])('is nothing for the unknown status "%s"', (category) => {
    expect(stageHelpFor(category)).toBeNull()
  })
})
