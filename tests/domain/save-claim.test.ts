import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import type { Claim } from '@/domain/claim/fields'
import { toClaimRecordValues, type ClaimRecordValues } from '@/domain/claim/record/claim-values'
import { looksLikeSent } from '@/domain/claim/record/duplicates'
import { settleStatus } from '@/domain/claim/record/edit-payload'
import { isSameUnit, MERGE_UNITS, type MergeUnit } from '@/domain/claim/record/merge'
import {
  isSaving,
  nextSave,
  NOT_SAVING,
  type SaveCall,
  type SaveEffect,
  type SaveEvent,
  type SaveState,
} from '@/domain/claim/record/save-claim'
import { runs } from '@tests/support/properties'

const ROW = {
  ...{ id: 7, name: 'Camila', next_step: 'Llamar', tracking_id: 'TRK', email: 'camila@correo.cl' },
  ...{ reservation_code: 'ABC123', handler: 'ANA', type: 'VUELO CANCELADO', airline: 'LATAM' },
  ...{ category: 'CASO DESISTIDO', subcategory: 'ARCHIVADO' },
}
const CLAIM = toClaimRecord(ROW)
const MINE = toClaimRecordValues(CLAIM)

const claim = (row: object = {}) => toClaimRecord({ ...ROW, ...row })
const mine = (values: Partial<ClaimRecordValues> = {}) => ({ ...MINE, ...values })
interface Press {
  readonly base?: Claim | null
  readonly anyway?: boolean
}
const save = (values = {}, { base = CLAIM, anyway = false }: Press = {}): SaveEvent => ({
  type: 'save',
  ...{ base, anyway, mine: mine(values) },
})
const failed = (code: 'signed-out' | 'forbidden' | 'timeout' | 'invalid'): SaveEvent => ({
  type: 'failed',
  failure: { code, status: null, serverText: null },
  error: code,
})
const CREATE = save({}, { base: null })
const WRITTEN: SaveEvent = { type: 'written' }
const read = (row: object | null = {}): SaveEvent => ({
  type: 'read',
  fresh: row && claim(row),
})

/** Where a run of events leads, and what its last one asks to be done. */
function after(...events: readonly SaveEvent[]) {
  return events.reduce<{ state: SaveState; effects: readonly SaveEffect[] }>(
    ({ state }, event) => nextSave(state, event),
    { state: NOT_SAVING, effects: [] },
  )
}
const did = (...events: readonly SaveEvent[]) => after(...events).effects.map(({ type }) => type)

describe('saving a claim', () => {
  it.each<[string, SaveEvent[], string, string[]]>([
    ['reads it again first', [save({ name: 'Ana' })], 'reading', ['read']],
    ['writes what was joined', [save(), read()], 'updating', ['rebase', 'update']],
    ['is done when it is written', [save(), read(), WRITTEN], 'saved', ['finish']],
    ['writes unread only on demand', [save({}, { anyway: true })], 'updating', ['update']],
    ['never writes one without a number', [save({}, { base: claim({ id: null }) })], 'idle', []],
    ['stops where it cannot be found', [save(), read(null)], 'idle', []],
    ['asks about what both changed', [save({ name: 'Ana' }), read({ name: 'Eva' })], 'asking', []],
    [
      'reads once more after the choice',
      [
        save({ name: 'Ana' }),
        read({ name: 'Eva' }),
        { type: 'decided', choices: { name: 'mine' } },
      ],
      'reading',
      ['rebase', 'read'],
    ],
    [
      'writes nothing when the choice is put off',
      [save({ name: 'Ana' }), read({ name: 'Eva' }), { type: 'cancelled' }],
      'idle',
      [],
    ],
    [
      'shows the errors of what was joined',
      [save(), read({ handler: '' })],
      'idle',
      ['rebase', 'show-errors'],
    ],
    ['creates a new one', [CREATE], 'creating', ['create']],
    ['looks before it creates again', [CREATE, failed('timeout'), CREATE], 'looking', ['look']],
    [
      'creates what did not arrive',
      [CREATE, failed('timeout'), CREATE, { type: 'looked', found: [] }],
      'creating',
      ['create'],
    ],
    [
      'does not create what arrived',
      [CREATE, failed('timeout'), CREATE, { type: 'looked', found: [CLAIM] }],
      'idle',
      [],
    ],
    [
      'creates unlooked only on demand',
      [CREATE, failed('timeout'), save({}, { base: null, anyway: true })],
      'creating',
      ['create'],
    ],
    ['creates again what was refused', [CREATE, failed('invalid'), CREATE], 'creating', ['create']],
  ])('%s', (_what, events, step, effects) => {
    const { state } = after(...events)
    expect(state.step).toBe(step)
    expect(did(...events)).toEqual(effects)
  })

  it.each<[string, SaveEvent[]]>([
    ['while it is read', [save()]],
    ['while both versions are shown', [save({ name: 'Ana' }), read({ name: 'Eva' })]],
    ['while it is written', [save(), read()]],
    ['while it is created', [CREATE]],
    ['while it is looked for', [CREATE, failed('timeout'), CREATE]],
    ['once it is saved', [CREATE, WRITTEN]],
  ])('hears no second press %s', (_when, events) => {
    const { state } = after(...events)
    for (const press of [save(), CREATE, save({}, { anyway: true })]) {
      expect(nextSave(state, press)).toEqual({ state, effects: [] })
    }
  })

  it.each<[string, SaveEvent[], object]>([
    ['reading', [save(), failed('invalid')], { kind: 'cannot-compare' }],
    ['writing', [save(), read(), failed('timeout')], { kind: 'failed' }],
    ['creating without an answer', [CREATE, failed('timeout')], { kind: 'maybe-created' }],
    ['creating', [CREATE, failed('invalid')], { kind: 'failed' }],
    [
      'looking for it',
      [CREATE, failed('timeout'), CREATE, failed('invalid')],
      { kind: 'cannot-look' },
    ],
    ['a read that is refused', [save(), failed('forbidden')], { kind: 'forbidden' }],
    [
      'a session that ended',
      [CREATE, failed('signed-out')],
      { kind: 'signed-out', error: 'signed-out' },
    ],
    [
      'a claim that is there after all',
      [CREATE, failed('timeout'), CREATE, { type: 'looked', found: [CLAIM, claim({ id: null })] }],
      { kind: 'already-there', ids: ['7', '-'] },
    ],
    [
      'a field that cannot be read',
      [save({ name: 'Ana' }, { base: claim({ name: { first: 'Camila' } }) })],
      { kind: 'unreadable', fields: ['name'] },
    ],
    [
      'a field that cannot be read any more',
      [
        save({ name: 'Ana' }),
        read({ name: { first: 'Camila' } }),
        { type: 'decided', choices: { name: 'mine' } },
      ],
      { kind: 'unreadable', fields: ['name'] },
    ],
  ])('tells %s as what it is, and can be tried again', (_what, events, problem) => {
    const { state } = after(...events)
    expect(state).toMatchObject({ step: 'idle', problem })
    expect(nextSave(state, save()).state.step).toBe('reading')
  })

  it('says where it looked for a claim that is gone', () => {
    const adviceFor = (base: Claim) =>
      (after(save({}, { base }), read(null)).state as { problem: unknown }).problem
    expect(adviceFor(CLAIM)).toMatchObject({
      words: { advice: expect.stringContaining('ya no aparece') as string },
    })
    expect(adviceFor(claim({ email: ' ' }))).toMatchObject({
      words: { advice: expect.stringContaining('no tiene correo') as string },
    })
  })

  it('forgets an old problem with the next press', () => {
    expect(after(save(), failed('invalid'), save()).state).not.toHaveProperty('problem')
  })
})

const FIELDS = ['name', 'next_step', 'tracking_id', 'handler'] as const
const UNITS = Object.keys(MERGE_UNITS) as MergeUnit[]

/** Somebody at the form, somebody else at the same claim, a server, and a network between them. */
class Office {
  state = NOT_SAVING
  private base: Claim | null
  private typed: ClaimRecordValues
  private row: Record<string, unknown> | null = ROW
  private readonly created: ClaimRecordValues[] = []
  private call: SaveCall | null = null
  private pressedAnyway = false
  private anywayCreates = 0
  private isRead = false
  /** The form as it was when the claim was last asked for. */
  private asked: { base: Claim; mine: ClaimRecordValues } | null = null
  private sentBlind: ClaimRecordValues[] = []
  private looked: readonly ClaimRecordValues[] = []
  private readonly adopted = new Set<MergeUnit>()
  private isFinished = false
  /** Every step it passed through. */
  readonly steps = new Set<string>()

  constructor(base: Claim | null) {
    this.base = base
    this.typed = base ? toClaimRecordValues(base) : MINE
  }

  type(field: (typeof FIELDS)[number], text: string) {
    if (!isSaving(this.state) && this.state.step !== 'asking') {
      this.typed = { ...this.typed, [field]: text }
    }
  }

  changeElsewhere(field: (typeof FIELDS)[number], text: string) {
    this.row = this.row && { ...this.row, [field]: text }
  }

  deleteElsewhere() {
    this.row = null
  }

  press(wantsAnyway: boolean) {
    const problem = this.state.step === 'idle' ? this.state.problem?.kind : undefined
    const isOffered = ['cannot-compare', 'cannot-look', 'already-there'].includes(problem ?? '')
    const anyway = wantsAnyway && isOffered
    if (this.state.step === 'idle') {
      this.pressedAnyway = anyway
      this.isRead = false
      this.looked = []
    }
    const known = this.base ? toClaimRecordValues(this.base) : MINE
    this.send({ type: 'save', base: this.base, mine: settleStatus(this.typed, known), anyway })
  }

  decide(side: 'mine' | 'theirs') {
    if (this.state.step === 'asking') this.isRead = false
    this.send({
      type: 'decided',
      choices: Object.fromEntries(UNITS.map((unit) => [unit, side])),
    })
  }

  /** The server acts or not, and its answer comes or not. */
  answer({ acts, answers }: { acts: boolean; answers: boolean }) {
    const { call } = this
    if (call === null) return
    this.call = null
    const isWrite = call.type === 'create' || call.type === 'update'
    if (isWrite && acts) this.write(call)
    if (!answers) this.send(failed(isWrite ? 'timeout' : 'invalid'))
    else if (isWrite) this.send(acts ? WRITTEN : failed('invalid'))
    else this.send(call.type === 'look' ? this.look(call.sent) : this.read())
  }

  private look(sent: readonly ClaimRecordValues[]): SaveEvent {
    this.looked = sent
    const found = this.created.filter((values) => sent.some((one) => looksLikeSent(one, values)))
    return { type: 'looked', found: found.map((values) => claim(values)) }
  }

  private read(): SaveEvent {
    this.isRead = true
    return { type: 'read', fresh: this.row && toClaimRecord(this.row) }
  }

  send(event: SaveEvent) {
    const wasCreating = this.state.step === 'creating' ? this.state.mine : null
    const wasSaved = this.state.step === 'saved'
    const turn = nextSave(this.state, event)
    this.state = turn.state
    this.steps.add(turn.state.step)
    if (wasSaved) expect(turn).toEqual({ state: this.state, effects: [] })
    if (wasCreating && event.type === 'failed' && event.failure.code === 'timeout') {
      this.sentBlind = [...this.sentBlind, wasCreating]
    }
    turn.effects.forEach((effect) => this.perform(effect))
    // What is drawn as saving is exactly what has a call under way.
    expect(isSaving(this.state)).toBe(this.call !== null)
  }

  expectConsistent() {
    expect(this.isFinished).toBe(this.state.step === 'saved')
    // However often it is pressed, a claim comes twice only to whoever insists.
    expect(this.created.length).toBeLessThanOrEqual(1 + this.anywayCreates)
    expect(new Set(this.state.adopted)).toEqual(this.adopted)
  }

  private perform(effect: SaveEffect) {
    if (effect.type === 'finish') {
      this.isFinished = true
      expect(new Set(effect.adopted)).toEqual(this.adopted)
    } else if (effect.type === 'rebase') {
      this.rebase(effect.fresh, effect.values)
    } else if (effect.type !== 'show-errors') {
      expect(this.call).toBeNull()
      this.call = effect
      this.judge(effect)
    }
  }

  /** Every field that only one of the two touched is as that one left it. */
  private rebase(fresh: Claim, values: ClaimRecordValues) {
    const { base, mine: before } = this.asked ?? expect.fail('nothing was read')
    const known = toClaimRecordValues(base)
    const theirs = toClaimRecordValues(fresh)
    for (const unit of UNITS) {
      const isMine = !isSameUnit(unit, known, before)
      const isTheirs = !isSameUnit(unit, known, theirs)
      if (!isMine) expect(isSameUnit(unit, values, theirs)).toBe(true)
      else if (!isTheirs) expect(isSameUnit(unit, values, before)).toBe(true)
      if (isTheirs && !isMine) this.adopted.add(unit)
    }
    this.base = fresh
    this.typed = values
  }

  private judge(call: SaveCall) {
    if (call.type === 'read') {
      this.asked = { base: this.base ?? expect.fail('a new claim is read'), mine: this.typed }
    } else if (call.type === 'look') {
      expect(call.sent).toEqual(this.sentBlind)
    } else if (call.type === 'create') {
      if (this.pressedAnyway) this.anywayCreates += 1
      else expect(this.looked).toEqual(this.sentBlind)
    } else if (!this.pressedAnyway) {
      expect(this.isRead).toBe(true)
      this.judgeUpdate(call.values)
    }
  }

  /** What is written is what was read, but for what I changed; what both changed has been decided. */
  private judgeUpdate(values: ClaimRecordValues) {
    const { base, mine: before } = this.asked ?? expect.fail('nothing was read')
    const known = toClaimRecordValues(base)
    const saved = toClaimRecordValues(toClaimRecord(this.row ?? expect.fail('nothing is there')))
    for (const unit of UNITS) {
      const isMine = !isSameUnit(unit, known, before)
      const isTheirs = !isSameUnit(unit, known, saved)
      if (isMine && isTheirs) expect(isSameUnit(unit, before, saved)).toBe(true)
      expect(isSameUnit(unit, values, isMine ? before : saved)).toBe(true)
    }
  }

  private write(call: SaveCall & { type: 'create' | 'update' }) {
    if (call.type === 'create') this.created.push(call.values)
    else this.row = this.row && { ...this.row, ...call.values }
  }
}

const field = fc.constantFrom(...FIELDS)
const text = fc.constantFrom('Ana', 'Eva', 'Ana ', '')
const stray = fc.constantFrom<SaveEvent>(
  WRITTEN,
  failed('invalid'),
  { type: 'cancelled' },
  { type: 'looked', found: [] },
  { type: 'read', fresh: null },
)
/** Each is one thing that happens; the office decides whether it can. */
const happening: fc.Arbitrary<(office: Office) => void> = fc.oneof(
  fc.tuple(field, text).map(
    ([name, typed]) =>
      (at: Office) =>
        at.type(name, typed),
  ),
  fc.tuple(field, text).map(
    ([name, typed]) =>
      (at: Office) =>
        at.changeElsewhere(name, typed),
  ),
  // What both change must be decided: left to the two above, that would hardly ever come up.
  fc.tuple(field, text, text).map(([name, mine, theirs]) => (at: Office) => {
    at.type(name, mine)
    at.changeElsewhere(name, theirs)
  }),
  { weight: 3, arbitrary: fc.boolean().map((anyway) => (at: Office) => at.press(anyway)) },
  {
    weight: 5,
    arbitrary: fc
      .record({ acts: fc.boolean(), answers: fc.boolean() })
      .map((how) => (at: Office) => at.answer(how)),
  },
  fc.constantFrom<'mine' | 'theirs'>('mine', 'theirs').map((side) => (at: Office) => {
    at.decide(side)
  }),
  fc.constant((at: Office) => {
    if (at.state.step === 'asking') at.send({ type: 'cancelled' })
  }),
  stray.map((event) => (at: Office) => {
    // Answers come to those who asked: to nobody else do they say anything.
    if (!isSaving(at.state) && at.state.step !== 'asking') at.send(event)
  }),
)

describe('whatever happens while a claim is saved', () => {
  const play = (base: Claim | null, happenings: readonly ((office: Office) => void)[]) => {
    const office = new Office(base)
    for (const happen of happenings) {
      happen(office)
      office.expectConsistent()
    }
    return office
  }

  it('an existing one is never written unread, one call goes out at a time, and nothing is lost', () => {
    const steps: string[] = []
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 30, size: 'max' }), (happenings) => {
        steps.push(...play(CLAIM, happenings).steps)
      }),
      { numRuns: runs(500) },
    )
    expect([...new Set(steps)].sort()).toEqual(['asking', 'idle', 'reading', 'saved', 'updating'])
  })

  it('one that was deleted meanwhile is not written unless somebody insists', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 20, size: 'max' }), (happenings) => {
        play(CLAIM, [(office) => office.deleteElsewhere(), ...happenings])
      }),
    )
  })

  it('a new one is never sent again before it was looked for', () => {
    const steps: string[] = []
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 30, size: 'max' }), (happenings) => {
        steps.push(...play(null, happenings).steps)
      }),
      { numRuns: runs(500) },
    )
    expect([...new Set(steps)].sort()).toEqual(['creating', 'idle', 'looking', 'saved'])
  })
})
