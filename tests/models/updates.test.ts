import { expect, it } from 'vitest'
import { isDone } from '@/features/claim-store/changes/runs'
import type { DialectName } from '@/mocks/dialects'
import { getUserKey } from '@/session/session-store'
import { MODEL_TIMEOUT_MS, playModel } from './run-model'
import { UpdatesModel } from './updates-model'
import { openDesk, type Desk } from './updates-page'
import { resumeAll, UPDATE_STEPS } from './updates-steps'

const PEOPLE = ['legal@demo.cl', 'admin@demo.cl']

/** The stored part of a change, as texts that are easy to compare. */
async function storedOf(owner: string, { stored }: Desk): Promise<string[]> {
  const updates = await stored(owner)
  return updates.flatMap(({ key, claims }) => claims.map(({ id }) => `${key} ${String(id)}`))
}

/** Each requested change is on the server, stored for its user, or cancelled. */
async function expectNothingLost(model: Readonly<UpdatesModel>, desk: Desk): Promise<void> {
  for (const owner of PEOPLE) {
    const stored = await storedOf(owner, desk)
    const open = model.open.filter(([ask]) => ask.owner === owner)
    expect(stored).toEqual(expect.arrayContaining(open.map(([{ key }, id]) => `${key} ${id}`)))
    for (const pending of stored) {
      const [key = '', id] = pending.split(' ')
      expect([pending, model.claimOf(key, Number(id)).isGivenUp]).toEqual([pending, false])
    }
  }
}

/** No user sees another user's changes; what is shown about a save is true. */
function expectOwnAndTrue(model: Readonly<UpdatesModel>, desk: Desk): void {
  const person = getUserKey()
  for (const { key, owner, items } of desk.runs()) {
    if (person !== null) expect(owner).toBe(person)
    for (const { claim, phase } of items) {
      const id = Number(claim.id)
      const isWritten = model.isWritten(key, id)
      if (phase === 'saved' || phase === 'unchanged')
        expect([phase, isWritten]).toEqual([phase, true])
      if (phase === 'unknown' && !desk.isUnseen(id))
        expect([phase, isWritten]).toEqual([phase, false])
    }
  }
  for (const { key } of desk.tray()) {
    if (person !== null) expect(model.askOf(key).owner).toBe(person)
  }
}

it.each<[DialectName, number]>([
  ['propio', 4],
  // Each save is sent twice until the app knows what this server rejects, so fewer walks run.
  ['raro', 2],
])(
  'saves each requested change once and loses none under random steps, in the dialect "%s"',
  async (dialect, times) => {
    await playModel<UpdatesModel, Desk>({
      times,
      steps: UPDATE_STEPS,
      open: async () => {
        const real = openDesk(dialect)
        await real.look()
        return { model: new UpdatesModel(), real }
      },
      agree: async (model, desk) => {
        model.judge(desk.writes)
        expect(desk.otherCells()).toEqual(desk.cellsBefore)
        await expectNothingLost(model, desk)
        expectOwnAndTrue(model, desk)
      },
      end: async (model, desk) => {
        await resumeAll(model, desk)
        model.judge(desk.writes)
        expect(model.open).toEqual([])
        expect(desk.tray()).toEqual([])
        expect(desk.runs().flatMap(({ items }) => items.filter((item) => !isDone(item)))).toEqual(
          [],
        )
        // Listeners would stay active in the next walk and the next file.
        await desk.closePage(desk.replies.ok)
      },
    })
  },
  MODEL_TIMEOUT_MS,
)
