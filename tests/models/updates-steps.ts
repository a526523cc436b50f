import fc from 'fast-check'
import { endSession, expireSession, getUserKey } from '@/session/session-store'
import { conflictOf, countRun, type BatchUpdate } from '@/features/claim-store/changes/runs'
import { signInAs } from '@tests/support/app'
import { changeClaim } from '@tests/support/rows'
import { always, openSteps } from './run-model'
import type { Field, UpdatesModel } from './updates-model'
import { CLAIM_IDS, type Desk } from './updates-page'

type Reply = keyof Desk['replies']

/** Maximum number of answers until nothing waits: each claim twice, for many changes. */
const MANY = 500

const pick = <T>(all: readonly T[], at: number): T | undefined => all[at % all.length]

async function ask(model: UpdatesModel, desk: Desk, ids: readonly number[], field: Field) {
  const owner = getUserKey()
  const claims = desk.shown().filter(({ id }) => ids.includes(Number(id)))
  if (!desk.page || owner === null || claims.length === 0) return
  const value = model.newValue()
  void desk.page.desk.start(claims, { [field]: value })
  const key = desk.runs().at(-1)?.key ?? ''
  const seen = claims.map((claim) => [Number(claim.id), claim[field] ?? ''] as const)
  model.ask({ key, owner, field, value, claims: seen })
  await desk.untilQuiet()
}

async function answerAll(desk: Desk) {
  for (let left = MANY; desk.isAnswerDue(); left -= 1) {
    if (left === 0) throw new Error('the desk goes on for ever')
    await desk.answer(desk.replies.ok)
  }
}

const isBusy = (run: BatchUpdate) => countRun(run).isBusy
const isLeft = (run: BatchUpdate) => !isBusy(run) && countRun(run).left > 0
const canUndo = (run: BatchUpdate) => countRun(run).canUndo
const inConflict = ({ items }: BatchUpdate) => items.find(({ phase }) => phase === 'conflict')
const canDecide = (run: BatchUpdate) => !isBusy(run) && inConflict(run) !== undefined

function undo({ key, items }: BatchUpdate, model: UpdatesModel, { page }: Desk) {
  model.askOf(key).isUndoAsked = true
  const heldBack = items.filter(({ phase }) => phase === 'held')
  model.giveUp(
    key,
    heldBack.map(({ claim }) => Number(claim.id)),
  )
  return page?.desk.undo(key)
}

function decide(side: 'mine' | 'theirs', run: BatchUpdate, model: UpdatesModel, { page }: Desk) {
  const item = inConflict(run)
  const conflict = item && conflictOf(item)
  if (!conflict) return undefined
  const { id } = item.claim
  const { merge, current } = conflict
  const [field = ''] = Object.keys(run.change)
  const theirs = String(current.raw[field])
  if (side === 'theirs') model.giveUp(run.key, [Number(id)])
  else model.claimOf(run.key, Number(id)).seen.add(theirs)
  const choices = Object.fromEntries(merge.clashes.map((unit) => [unit, side]))
  return page?.desk.decide(run.key, id, choices)
}

async function enter(model: UpdatesModel, desk: Desk, role: 'LEGAL' | 'ADMIN') {
  const before = getUserKey()
  const person = signInAs(role)
  if (before !== person.email) model.forgetOthers(person.email, desk.isSaving)
  desk.openPage()
  await desk.untilQuiet()
}

const someIds = fc.subarray([...CLAIM_IDS], { minLength: 1 })
const anId = fc.constantFrom(...CLAIM_IDS)
const aField = fc.constantFrom<Field>('next_step', 'handler')
const anIndex = fc.nat(9)
const aFailure = fc.constantFrom<Reply>(
  ...(['written, and lost', 'written, and a page', 'lost', 'a page', '500', '422'] as const),
  '401',
)
const aCrash = fc.constantFrom<Reply>('written, and lost', 'lost')
const aSight = fc.constantFrom('seen', 'unseen')

const { steps, step } = openSteps<UpdatesModel, Desk>()

/** All steps of the desk, each with how likely it is; a step does nothing where there is nothing to press. */
export const UPDATE_STEPS = steps

step(2, 'read the list', [], always, (_, desk) => desk.look())
step(6, 'change, of claims', [someIds, aField], always, ask)
step(8, 'answer: ok', [], always, (_, desk) => desk.answer(desk.replies.ok))
step(10, 'answer', [aFailure, aSight], always, (_, desk, reply, sight) =>
  desk.answer(desk.replies[reply], sight === 'unseen'),
)
step(3, 'answer all that comes', [], always, (_, desk) => answerAll(desk))

step(3, 'another person changes claim', [anId, aField], always, (model, desk, id, field) => {
  // A save in progress cannot be cancelled: the API has no call for it.
  if (desk.isSaving(id)) return
  changeClaim(id, { [field]: model.newValue() })
  desk.passTime()
})

/** Adds a step that presses a button of one of the changes that have it. */
function press(
  weight: number,
  name: string,
  hasButton: (run: BatchUpdate) => boolean,
  work: (run: BatchUpdate, model: UpdatesModel, desk: Desk) => Promise<void> | void,
): void {
  step(weight, name, [anIndex], always, async (model, desk, at) => {
    const run = pick(desk.runs().filter(hasButton), at)
    // Without a session the dialog to sign in again covers the page.
    if (!run || getUserKey() === null) return
    void work(run, model, desk)
    await desk.untilQuiet()
  })
}

press(1, 'Detener', isBusy, ({ key }, _, { page }) => page?.desk.stop(key))
press(3, 'Reintentar', isLeft, ({ key }, _, { page }) => page?.desk.retry(key))
press(3, 'Deshacer', canUndo, undo)
press(3, 'mine', canDecide, (...all) => decide('mine', ...all))
press(1, 'theirs', canDecide, (...all) => decide('theirs', ...all))

step(1, 'dismiss', [], always, (_, { page, runs }) => {
  const run = runs().at(-1)
  if (run && !isBusy(run) && getUserKey() !== null) page?.desk.dismissUpTo(run.key)
})

step(3, 'Continuar', [anIndex], always, async (_, desk, at) => {
  const update = pick(desk.tray(), at)
  if (update && getUserKey() !== null) await desk.resume(update)
})

step(1, 'Descartar', [anIndex], always, async (model, desk, at) => {
  const update = pick(desk.tray(), at)
  if (!update || getUserKey() === null) return
  model.giveUp(update.key)
  desk.page?.desk.discard(update.key)
  await desk.untilQuiet()
})

step(2, 'reload; its save is', [aCrash], always, async (_, desk, reply) => {
  if (!desk.page) return
  await desk.closePage(desk.replies[reply])
  if (getUserKey() === null) return
  desk.openPage()
  await desk.untilQuiet()
})

step(1, 'the session ends', [], always, async (_, desk) => {
  expireSession()
  await desk.untilQuiet()
})

step(5, 'sign in as', [fc.constant('LEGAL' as const)], always, enter)
step(1, 'sign in as', [fc.constant('ADMIN' as const)], always, enter)

step(1, 'sign out', [], always, async (model, desk) => {
  model.forgetOthers(null, desk.isSaving)
  endSession()
  await desk.untilQuiet()
})

/** Each user comes back and presses "Continuar" until nothing is left. */
export async function resumeAll(model: UpdatesModel, desk: Desk): Promise<void> {
  await answerAll(desk)
  const owner = model.open[0]?.[0].owner ?? getUserKey()
  await enter(model, desk, owner === 'admin@demo.cl' ? 'ADMIN' : 'LEGAL')
  for (const update of desk.tray()) {
    await desk.resume(update)
    await answerAll(desk)
    for (const run of desk.runs()) {
      while (inConflict(desk.runs().find(({ key }) => key === run.key) ?? run)) {
        void decide('mine', desk.runs().find(({ key }) => key === run.key) ?? run, model, desk)
        await desk.untilQuiet()
        await answerAll(desk)
      }
    }
  }
}
