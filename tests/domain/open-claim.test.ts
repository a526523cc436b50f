import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import type { Claim } from '@/domain/claim/fields'
import { NO_FILTERS, type ClaimListState } from '@/domain/claim/list/claim-list'
import {
  followRow,
  neighbourOf,
  nextOpenClaim,
  NOTHING_OPEN,
  placeOf,
  type PendingPageTurn,
  type OpenClaimEvent,
  type OpenClaimState,
  type ShownList,
} from '@/domain/claim/list/open-claim'
import { property, withSamples } from '@tests/support/property'

const SIZE = 3

const claims = (...ids: readonly (number | null)[]) => ids.map((id) => toClaimRecord({ id }))

function listState(page: number): ClaimListState {
  return { ...NO_FILTERS, page, size: SIZE, sort: { field: 'id', direction: 'desc' } }
}

/** A list with these rows on the current page. */
function listOf(rows: ShownList['rows'], given: Partial<ShownList> & { page?: number } = {}) {
  const { page = 1, pages = 3, total = 8, isOpenEnded = false } = given
  return { rows, state: given.state ?? listState(page), pages, total, isOpenEnded }
}

const [first, second, third] = claims(9, 8, 7) as [Claim, Claim, Claim]
const ROWS = [first, second, third]
const LIST = listOf(ROWS)
const at = (claim: Claim, position: number, page = 1) => ({ claim, position, page })

const after = (...events: readonly OpenClaimEvent[]) => events.reduce(nextOpenClaim, NOTHING_OPEN)

const OPEN: OpenClaimEvent = { type: 'open', opened: at(third, 2) }
const pendingPageTurn: PendingPageTurn = { kind: 'reading', list: LIST.state, to: 2, end: 'first' }
const CROSS: OpenClaimEvent = { type: 'cross', pendingPageTurn }
const turning = { ...pendingPageTurn, kind: 'turning' } as const
const NEXT = listOf(claims(6, 5, 4), { page: 2 })
const SHOWN: OpenClaimEvent = { type: 'listed', list: NEXT }
const READ = { type: 'page-read', pendingPageTurn, isEmpty: false, isPastEnd: false } as const
const FAILED = { type: 'page-failed', pendingPageTurn, isRefused: false } as const
const REFUSED = { ...FAILED, isRefused: true }

describe('an open claim', () => {
  it.each([
    ['where it was', at(first, 0), ROWS, at(first, 0)],
    ['with another page around it', at(first, 0, 4), [first], at(first, 0)],
    ['to another row', at(second, 1), [second, first], at(second, 0)],
    ['that left the list', at(second, 1), [first, third], at(second, 1)],
    ['without a match in the list', at(second, -1), [second], at(second, -1)],
  ])('is followed %s', (_where, opened, rows, expected) => {
    expect(followRow(opened, listOf(rows))).toEqual(expected)
  })

  it('is shown with its latest row', () => {
    const rows = claims(9, 8)
    const opened = at(second, 1)
    expect(followRow(opened, listOf(rows)).claim).toBe(rows[1])
    expect(followRow(opened, LIST)).toBe(opened)
  })

  it('without an id is matched by identity', () => {
    const [one = first, other = first] = claims(null, null)
    const opened = at(one, 0)
    expect(followRow(opened, listOf([other]))).toBe(opened)
  })

  it.each([
    [at(second, 1), 1, { index: 1, count: 8, isOpenEnded: false }],
    [at(second, 1, 3), 3, { index: 7, count: 8, isOpenEnded: false }],
    [at(second, 1, 4), 4, { index: 10, count: 11, isOpenEnded: false }],
    [at(second, -1), 1, null],
    [at(second, 0, 0), 1, null],
  ])('has a position: %o of page %i', (opened, page, place) => {
    expect(placeOf(opened, listOf(ROWS, { page }))).toEqual(place)
  })

  it('has a position even if the total is unknown', () => {
    const list = listOf(ROWS, { page: 2, total: null, isOpenEnded: true })
    expect(placeOf(at(second, 1, 2), list)).toEqual({ index: 4, count: 6, isOpenEnded: true })
  })
})

describe('the neighbour of an open claim', () => {
  const to = (claim: Claim, position: number) => ({ type: 'open', opened: at(claim, position) })
  const turn = (page: number, end: 'first' | 'last') => ({
    type: 'cross',
    pendingPageTurn: { to: page, end },
  })
  const page2 = listOf(ROWS, { page: 2 })
  const shrunk = listOf([first, third])

  it.each([
    ['the next row', at(second, 1), LIST, 1, to(third, 2)],
    ['the row before', at(second, 1), LIST, -1, to(first, 0)],
    ['on the next page after the last row', at(third, 2), LIST, 1, turn(2, 'first')],
    ['on the page before, before the first', at(first, 0, 2), page2, -1, turn(1, 'last')],
    ['in the place of a claim that left', at(second, 1), shrunk, 1, to(third, 1)],
    ['the row before a claim that left', at(second, 1), shrunk, -1, to(first, 0)],
  ] as const)('is %s', (_what, opened, list, delta, neighbour) => {
    expect(neighbourOf(opened, list, delta)).toMatchObject(neighbour)
  })

  it('may be on one more page if the total is unknown', () => {
    const list = listOf(ROWS, { pages: 1, isOpenEnded: true })
    expect(neighbourOf(at(third, 2), list, 1)).toMatchObject(turn(2, 'first'))
  })

  it.each([
    ['before the first of all', at(first, 0), LIST, -1],
    ['after the last of all', at(third, 2, 3), listOf(ROWS, { page: 3 }), 1],
    ['beside a claim that was not opened from the list', at(first, -1), LIST, 1],
  ] as const)('is nothing %s', (_where, opened, list, delta) => {
    expect(neighbourOf(opened, list, delta)).toBeNull()
  })
})

describe('moving to a neighbour on another page', () => {
  const open = { shown: at(third, 2), isOpen: true }

  it('loads the page, opens its first claim, and moves the list', () => {
    expect(after(OPEN, CROSS)).toEqual({ ...open, pendingPageTurn })
    expect(after(OPEN, CROSS, READ)).toEqual({ ...open, pendingPageTurn: turning })
    const shown = at(NEXT.rows[0] ?? first, 0, 2)
    expect(after(OPEN, CROSS, READ, SHOWN)).toEqual({ ...open, shown, pendingPageTurn: null })
  })

  it('opens the last claim of the previous page', () => {
    const back = { ...pendingPageTurn, list: NEXT.state, to: 1, end: 'last' } as const
    const state = after(
      { type: 'open', opened: at(first, 0, 2) },
      { type: 'cross', pendingPageTurn: back },
      { ...READ, pendingPageTurn: back },
      { type: 'listed', list: LIST },
    )
    expect(state.shown).toEqual(at(third, 2))
  })

  it('opens nothing if the user goes to another list before the page is shown', () => {
    const list = listOf(claims(3), { page: 3 })
    const state = after(OPEN, CROSS, READ, { type: 'listed', list })
    expect(state).toEqual({ ...open, pendingPageTurn: null })
  })

  it('fails, or ends when the next page is missing', () => {
    expect(after(OPEN, CROSS, FAILED)).toEqual({ ...open, pendingPageTurn: { kind: 'failed' } })
    const ended = after(OPEN, CROSS, { ...READ, isPastEnd: true })
    expect(ended).toEqual({ ...open, pendingPageTurn: { kind: 'end' } })
  })

  it.each<[string, OpenClaimEvent]>([
    ['without the right to read the next page', REFUSED],
    ['on a page that is empty by now', { ...READ, isEmpty: true }],
  ])('closes the claim, but turns the list, %s', (_how, event) => {
    const closed = { ...open, isOpen: false }
    expect(after(OPEN, CROSS, event)).toEqual({ ...closed, pendingPageTurn: turning })
    expect(after(OPEN, CROSS, event, SHOWN)).toEqual({ ...closed, pendingPageTurn: null })
  })

  it.each<[string, OpenClaimEvent]>([
    ['the details are closed', { type: 'close' }],
    ['another claim is opened', { type: 'open', opened: at(first, 0) }],
    ['another page is asked for', { type: 'cross', pendingPageTurn: { ...pendingPageTurn } }],
    ['another list is asked for', { type: 'listed', list: { ...LIST, state: listState(1) } }],
  ])('is cancelled once %s', (_what, event) => {
    const state = after(OPEN, CROSS, event)
    expect(state.pendingPageTurn).not.toBe(pendingPageTurn)
    for (const late of [READ, FAILED, REFUSED]) expect(nextOpenClaim(state, late)).toBe(state)
  })

  it('continues when the same list is loaded again', () => {
    const list = { ...LIST, rows: claims(9, 8, 7) }
    expect(after(OPEN, CROSS, { type: 'listed', list })).toMatchObject({ pendingPageTurn })
  })
})

describe('the state of an open claim', () => {
  it('keeps its identity while nothing changes', () => {
    const state = after(OPEN)
    expect(nextOpenClaim(state, { type: 'listed', list: LIST })).toBe(state)
    expect(nextOpenClaim(NOTHING_OPEN, { type: 'listed', list: LIST })).toBe(NOTHING_OPEN)
  })

  it('is closed once the claim cannot be found, not when another is lost', () => {
    expect(after(OPEN, { type: 'lost', id: 7 })).toMatchObject({ isOpen: false })
    expect(after(OPEN, { type: 'lost', id: 8 })).toMatchObject({ isOpen: true })
  })

  it('fades out before it is removed', () => {
    expect(after(OPEN, { type: 'close' })).toMatchObject({ shown: at(third, 2) })
    expect(after(OPEN, { type: 'close' }, { type: 'forget' })).toEqual(NOTHING_OPEN)
  })
})

/** A user who moves through a list whose answers are late, out of order, or lost. */
class Reader {
  state: OpenClaimState = NOTHING_OPEN
  private readonly calls: PendingPageTurn[] = []
  private list: ShownList
  private readonly ids: readonly number[]

  constructor(ids: readonly number[]) {
    this.ids = ids
    this.list = this.read(1)
    const [claim] = this.list.rows
    if (claim) this.send({ type: 'open', opened: at(claim, 0) })
  }

  private read(number: number): ShownList {
    const rows = claims(...this.ids.slice((number - 1) * SIZE, number * SIZE))
    const pages = Math.ceil(this.ids.length / SIZE)
    return listOf(rows, { page: number, pages, total: this.ids.length })
  }

  private send(event: OpenClaimEvent) {
    const before = this.state.pendingPageTurn
    this.state = nextOpenClaim(this.state, event)
    const pending = this.state.pendingPageTurn
    if (pending === before) return
    if (pending?.kind === 'reading') this.calls.push(pending)
    else if (pending?.kind === 'turning') this.go(pending.to)
  }

  /** Another page is shown, by moving on or by Back. */
  go(number: number) {
    this.list = this.read(Math.min(number, this.list.pages))
    this.send({ type: 'listed', list: this.list })
  }

  step(delta: 1 | -1) {
    const shown = this.state.shown && followRow(this.state.shown, this.list)
    const neighbour = shown && neighbourOf(shown, this.list, delta)
    if (neighbour && this.state.isOpen) this.send(neighbour)
    return neighbour !== null
  }

  close() {
    this.send({ type: 'close' })
  }

  /** One of the requested pages arrives. */
  answer(which: number, isLost = false) {
    const [call] = this.calls.splice(which % Math.max(this.calls.length, 1), 1)
    if (!call) return
    const isEmpty = this.read(call.to).rows.length === 0
    const event = { type: 'page-read', isEmpty, isPastEnd: false } as const
    if (isLost) this.send({ type: 'page-failed', pendingPageTurn: call, isRefused: false })
    else this.send({ ...event, pendingPageTurn: call })
  }

  get isWaiting() {
    return this.state.pendingPageTurn?.kind === 'reading'
  }

  get id() {
    return this.state.shown?.claim.id
  }

  get place() {
    return this.state.shown && placeOf(this.state.shown, this.list)?.index
  }
}

const lists = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 12 })

describe('moving through a list', () => {
  property('visits every claim once, in order, and again on the way back', [lists], (ids) => {
    const reader = new Reader(ids)
    const walk = (delta: 1 | -1) => {
      const seen = [reader.id]
      while (reader.step(delta)) {
        reader.answer(0)
        seen.push(reader.id)
      }
      return seen
    }
    expect(walk(1)).toEqual(ids)
    expect(walk(-1)).toEqual(ids.toReversed())
  })

  const answer = fc
    .tuple(fc.nat({ max: 3 }), fc.boolean())
    .map((how) => (reader: Reader) => reader.answer(...how))
  const happening: fc.Arbitrary<(reader: Reader) => void> = fc.oneof(
    { weight: 4, arbitrary: fc.constant((reader: Reader) => void reader.step(1)) },
    { weight: 2, arbitrary: fc.constant((reader: Reader) => void reader.step(-1)) },
    { weight: 4, arbitrary: answer },
    fc.integer({ min: 1, max: 4 }).map((page) => (reader: Reader) => reader.go(page)),
    fc.constant((reader: Reader) => reader.close()),
  )

  const happenings = fc.array(happening, { maxLength: 30, size: 'max' })

  withSamples(500)('has the right position at each step', [lists, happenings], (ids, all) => {
    const reader = new Reader(ids)
    for (const happen of all) {
      const { isOpen } = reader.state
      happen(reader)
      // A closed claim stays closed.
      if (!isOpen) expect(reader.state.isOpen).toBe(false)
      if (!reader.state.isOpen) expect(reader.isWaiting).toBe(false)
      expect(ids[reader.place ?? -1]).toBe(reader.id)
    }
  })
})
