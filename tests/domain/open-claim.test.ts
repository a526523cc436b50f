import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
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
import { property } from '@tests/support/property'

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

const [first, second, third] = claims(9, 8, 7) as [
  ReturnType<typeof toClaimRecord>,
  ReturnType<typeof toClaimRecord>,
  ReturnType<typeof toClaimRecord>,
]
const LIST = listOf([first, second, third])
const at = (claim: typeof first, position: number, page = 1) => ({ claim, position, page })

const after = (...events: readonly OpenClaimEvent[]) => events.reduce(nextOpenClaim, NOTHING_OPEN)

const OPEN: OpenClaimEvent = { type: 'open', opened: at(third, 2) }
const pendingPageTurn: PendingPageTurn = { kind: 'reading', list: LIST.state, to: 2, end: 'first' }
const CROSS: OpenClaimEvent = { type: 'cross', pendingPageTurn }
const turning = { ...pendingPageTurn, kind: 'turning' } as const
const NEXT = listOf(claims(6, 5, 4), { page: 2 })
const SHOWN: OpenClaimEvent = { type: 'listed', list: NEXT }
const READ: OpenClaimEvent = {
  type: 'page-read',
  pendingPageTurn,
  isEmpty: false,
  isPastEnd: false,
}
const fail = (isRefused: boolean): OpenClaimEvent => ({
  type: 'page-failed',
  pendingPageTurn,
  isRefused,
})

describe('an open claim', () => {
  it.each([
    ['where it was', at(first, 0), [first, second, third], at(first, 0)],
    ['with another page around it', at(first, 0, 4), [first], at(first, 0)],
    ['to another row', at(second, 1), [second, first], at(second, 0)],
    ['that left the list', at(second, 1), [first, third], at(second, 1)],
    ['without a match in the list', at(second, -1), [second], at(second, -1)],
  ])('is followed %s', (_where, opened, rows, expected) => {
    expect(followRow(opened, listOf(rows))).toEqual(expected)
  })

  it('is shown with its latest row', () => {
    const rows = claims(9, 8)
    expect(followRow(at(second, 1), listOf(rows)).claim).toBe(rows[1])
    const opened = at(second, 1)
    expect(followRow(opened, LIST)).toBe(opened)
  })

  it('without an id is matched by identity', () => {
    const [one, other] = claims(null, null)
    const opened = at(one ?? first, 0)
    expect(followRow(opened, listOf(other ? [other] : []))).toBe(opened)
  })

  it.each([
    [at(second, 1), 1, { index: 1, count: 8 }],
    [at(second, 1, 3), 3, { index: 7, count: 8 }],
    [at(second, 1, 4), 4, { index: 10, count: 11 }],
    [at(second, -1), 1, null],
    [at(second, 0, 0), 1, null],
  ])('has a position: %o of page %i', (opened, onPage, place) => {
    const found = placeOf(opened, listOf([first, second, third], { page: onPage }))
    if (place === null) expect(found).toBeNull()
    else expect(found).toMatchObject(place)
  })

  it('has a position even if the total is unknown', () => {
    const list = listOf([first, second, third], { page: 2, total: null, isOpenEnded: true })
    expect(placeOf(at(second, 1, 2), list)).toEqual({ index: 4, count: 6, isOpenEnded: true })
  })
})

describe('the neighbour of an open claim', () => {
  const next = (opened: Parameters<typeof neighbourOf>[0], list = LIST, delta: 1 | -1 = 1) =>
    neighbourOf(opened, list, delta)

  it('is the adjacent row', () => {
    expect(next(at(second, 1))).toEqual({ type: 'open', opened: at(third, 2) })
    expect(next(at(second, 1), LIST, -1)).toEqual({ type: 'open', opened: at(first, 0) })
  })

  it('is on the next page after the last row, and on the previous page before the first', () => {
    expect(next(at(third, 2))).toMatchObject({ pendingPageTurn: { to: 2, end: 'first' } })
    const list = listOf([first, second, third], { page: 2 })
    expect(next(at(first, 0, 2), list, -1)).toMatchObject({
      pendingPageTurn: { to: 1, end: 'last' },
    })
  })

  it.each<[string, ReturnType<typeof next>]>([
    ['before the first of all', next(at(first, 0), LIST, -1)],
    ['after the last of all', next(at(third, 2, 3), listOf([first, second, third], { page: 3 }))],
    ['beside a claim that was not opened from the list', next(at(first, -1))],
  ])('is nothing %s', (_where, neighbour) => {
    expect(neighbour).toBeNull()
  })

  it('may be on one more page if the total is unknown', () => {
    const list = listOf([first, second, third], { pages: 1, isOpenEnded: true })
    expect(next(at(third, 2), list)).toMatchObject({ pendingPageTurn: { to: 2 } })
  })

  it('of a claim that left the list is the row in its place, and the one before', () => {
    const list = listOf([first, third])
    expect(next(at(second, 1), list)).toEqual({ type: 'open', opened: at(third, 1) })
    expect(next(at(second, 1), list, -1)).toEqual({ type: 'open', opened: at(first, 0) })
  })
})

describe('moving to a neighbour on another page', () => {
  it('loads the page, opens its first claim, and moves the list', () => {
    const open = { shown: at(third, 2), isOpen: true }
    expect(after(OPEN, CROSS)).toEqual({ ...open, pendingPageTurn })
    expect(after(OPEN, CROSS, READ)).toEqual({ ...open, pendingPageTurn: turning })
    expect(after(OPEN, CROSS, READ, SHOWN)).toEqual({
      shown: at(NEXT.rows[0] ?? first, 0, 2),
      isOpen: true,
      pendingPageTurn: null,
    })
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
    expect(after(OPEN, CROSS, READ, { type: 'listed', list })).toEqual({
      shown: at(third, 2),
      isOpen: true,
      pendingPageTurn: null,
    })
  })

  it.each<[string, OpenClaimEvent, OpenClaimState['pendingPageTurn']]>([
    ['fails', fail(false), { kind: 'failed' }],
    ['ends when the next page is missing', { ...READ, isPastEnd: true }, { kind: 'end' }],
  ])('%s', (_how, event, pending) => {
    const state = { shown: at(third, 2), isOpen: true, pendingPageTurn: pending }
    expect(after(OPEN, CROSS, event)).toEqual(state)
  })

  it.each<[string, OpenClaimEvent]>([
    ['without the right to read the next page', fail(true)],
    ['on a page that is empty by now', { ...READ, isEmpty: true }],
  ])('closes the claim, but turns the list, %s', (_how, event) => {
    const closed = { shown: at(third, 2), isOpen: false }
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
    for (const late of [READ, fail(false), fail(true)]) {
      expect(nextOpenClaim(state, late)).toBe(state)
    }
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

  it('is closed once the claim cannot be found', () => {
    expect(after(OPEN, { type: 'lost', id: 7 })).toMatchObject({ isOpen: false })
  })

  it('stays when another claim is lost', () => {
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

  const happening: fc.Arbitrary<(reader: Reader) => void> = fc.oneof(
    { weight: 4, arbitrary: fc.constant((reader: Reader) => void reader.step(1)) },
    { weight: 2, arbitrary: fc.constant((reader: Reader) => void reader.step(-1)) },
    {
      weight: 4,
      arbitrary: fc
        .tuple(fc.nat({ max: 3 }), fc.boolean())
        .map((how) => (reader: Reader) => reader.answer(...how)),
    },
    fc.integer({ min: 1, max: 4 }).map((page) => (reader: Reader) => reader.go(page)),
    fc.constant((reader: Reader) => reader.close()),
  )

  property(
    'has the right position, and moves only for the awaited page',
    [lists, fc.array(happening, { maxLength: 30, size: 'max' })],
    (ids, happenings) => {
      const reader = new Reader(ids)
      for (const happen of happenings) {
        const { isOpen } = reader.state
        happen(reader)
        // A closed claim stays closed.
        if (!isOpen) expect(reader.state.isOpen).toBe(false)
        if (!reader.state.isOpen) expect(reader.isWaiting).toBe(false)
        expect(ids[reader.place ?? -1]).toBe(reader.id)
      }
    },
    500,
  )
})
