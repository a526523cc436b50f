import { describe, expect, it } from 'vitest'
import { nextPage, NOT_FETCHED, skipPage } from '@/domain/claim/list/fetch-progress'

/** After two of three pages. */
const THIRD = { ...NOT_FETCHED, total: 25, nextPage: 3, pageSize: 10 }
const SECOND = { ...THIRD, nextPage: 2 }
const START = NOT_FETCHED

describe('nextPage', () => {
  it.each([
    ['goes on below the total', START, 10, 25, { nextPage: 2, status: 'partial', pageSize: 10 }],
    ['ends at the total', THIRD, 5, 25, { nextPage: 4, status: 'complete', total: 25 }],
    [
      'counts by the first page',
      { ...SECOND, total: 15 },
      5,
      15,
      { status: 'complete', pageSize: 10 },
    ],
    ['goes on when the total grows', THIRD, 10, 31, { total: 31, nextPage: 4, status: 'partial' }],
    ['ends at an empty page below the total', THIRD, 0, 25, { status: 'complete' }],
    [
      'rereads the page before when the total shrinks',
      THIRD,
      4,
      24,
      { total: 24, nextPage: 2, rereads: 1 },
    ],
    ['and is not complete then', THIRD, 4, 24, { status: 'partial' }],
    [
      'rereads the first page, even to an empty one',
      SECOND,
      0,
      10,
      { nextPage: 1, status: 'partial' },
    ],
    [
      'rereads three times',
      { ...THIRD, rereads: 3 },
      4,
      24,
      { nextPage: 4, status: 'complete', rereads: 3 },
    ],
    ['has no page before the first', { ...START, total: 30 }, 10, 25, { nextPage: 2, rereads: 0 }],
    ['ends at a short page without a total', START, 4, null, { status: 'complete' }],
  ])('%s', (_what, before, count, total, expected) => {
    const page = { count, repeats: 0, total, isOpenEnded: false, isRepeat: false }
    expect(nextPage(before, page)).toMatchObject(expected)
  })

  it('goes on after a full page without a total, and is unsure when the server repeats one', () => {
    const full = { count: 10, repeats: 0, total: null, isOpenEnded: true, isRepeat: false }
    expect(nextPage(START, full)).toMatchObject({ total: null, nextPage: 2, status: 'partial' })
    const again = nextPage(THIRD, { ...full, isRepeat: true })
    expect(again).toMatchObject({ total: null, status: 'unsure' })
  })
})

describe('repeated claims', () => {
  const page = { count: 10, repeats: 2, total: 25, isOpenEnded: false, isRepeat: false }

  it('are counted while the total stays the same, and explained by the list once it changes', () => {
    expect(nextPage({ ...SECOND, repeats: 1 }, page)).toMatchObject({ repeats: 3 })
    expect(nextPage({ ...START, total: 9 }, page)).toMatchObject({ repeats: 2 })
    const changed = nextPage(SECOND, { ...page, total: 26 })
    expect(changed).toMatchObject({ repeats: null })
    expect(nextPage(changed, { ...page, total: 26 })).toMatchObject({ repeats: null })
  })
})

describe('skipPage', () => {
  it('goes on with the next page, and ends after the last one', () => {
    expect(skipPage(SECOND)).toMatchObject({ nextPage: 3, status: 'partial', failed: [2] })
    expect(skipPage(THIRD)).toMatchObject({ status: 'complete', failed: [3] })
  })

  it.each([
    ['when the first page fails', START],
    ['without a total', { ...THIRD, total: null }],
    ['when two pages in a row fail', { ...THIRD, failed: [2] }],
  ])('gives up %s', (_what, before) => {
    expect(skipPage(before)).toBeNull()
  })
})
