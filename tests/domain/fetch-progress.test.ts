import { describe, expect, it } from 'vitest'
import {
  nextPage,
  NOT_FETCHED,
  skipPage,
  type FetchProgress,
} from '@/domain/claim/list/fetch-progress'

/** After two of three pages. */
const THIRD: FetchProgress = { ...NOT_FETCHED, total: 25, nextPage: 3, pageSize: 10 }

type Page = Parameters<typeof nextPage>[1]

const page = (count: number, total: number | null, more: Partial<Page> = {}): Page => ({
  count,
  total,
  isOpenEnded: false,
  isRepeat: false,
  ...more,
})

describe('nextPage', () => {
  it.each<[string, FetchProgress, Page, Partial<FetchProgress>]>([
    [
      'goes on while the total is not reached',
      NOT_FETCHED,
      page(10, 25),
      { total: 25, nextPage: 2, status: 'partial', pageSize: 10 },
    ],
    ['ends at the total', THIRD, page(5, 25), { nextPage: 4, status: 'complete' }],
    [
      'counts by the size of the first page',
      { ...THIRD, nextPage: 2, total: 15 },
      page(5, 15),
      { status: 'complete', pageSize: 10 },
    ],
    [
      'goes on when the total grows',
      THIRD,
      page(10, 31),
      { total: 31, nextPage: 4, status: 'partial' },
    ],
    ['ends at an empty page below the total', THIRD, page(0, 25), { status: 'complete' }],
    [
      'reads the previous page again when the total shrinks',
      THIRD,
      page(4, 24),
      { total: 24, nextPage: 2, status: 'partial', rereads: 1 },
    ],
    [
      'reads the first page again when it shrinks before the second, even to an empty page',
      { ...THIRD, nextPage: 2 },
      page(0, 10),
      { nextPage: 1, status: 'partial' },
    ],
    [
      'stops going back after three times',
      { ...THIRD, rereads: 3 },
      page(4, 24),
      { nextPage: 4, status: 'complete', rereads: 3 },
    ],
    [
      'has no page before the first',
      { ...NOT_FETCHED, total: 30 },
      page(10, 25),
      { nextPage: 2, rereads: 0 },
    ],
    [
      'goes on after a full page without a total',
      NOT_FETCHED,
      page(10, null, { isOpenEnded: true }),
      { total: null, nextPage: 2, status: 'partial' },
    ],
    ['ends at a short page without a total', NOT_FETCHED, page(4, null), { status: 'complete' }],
    [
      'is unsure when the server repeats a page',
      THIRD,
      page(10, null, { isOpenEnded: true, isRepeat: true }),
      { total: null, status: 'unsure' },
    ],
  ])('%s', (_what, before, got, expected) => {
    expect(nextPage(before, got)).toMatchObject(expected)
  })
})

describe('skipPage', () => {
  it.each<[string, FetchProgress, Partial<FetchProgress> | null]>([
    [
      'goes on with the next page',
      { ...THIRD, nextPage: 2 },
      { nextPage: 3, status: 'partial', failed: [2] },
    ],
    ['ends after the last page', THIRD, { status: 'complete', failed: [3] }],
    ['gives up when the first page fails', NOT_FETCHED, null],
    ['gives up without a total', { ...THIRD, total: null }, null],
    ['gives up when two pages in a row fail', { ...THIRD, failed: [2] }, null],
  ])('%s', (_what, before, expected) => {
    const after = skipPage(before)
    if (expected === null) expect(after).toBeNull()
    else expect(after).toMatchObject(expected)
  })
})
