import fc from 'fast-check'
import { endSession, expireSession, getUserKey } from '@/session/session-store'
import { conflictOf, countRun, type BatchUpdate } from '@/features/claim-store/changes/runs'
import { signInAs } from '@tests/support/app'
import { changeClaim } from '@tests/support/rows'
import { step, weighted } from './run-model'
import type { Field, UpdatesModel } from './updates-model'
import { CLAIM_IDS, type Desk } from './updates-page'

type Reply = keyof Desk['replies']

/** Maximum number of answers until nothing waits: each claim twice, for many changes. */
const MANY = 500

/** A step that is always possible; it does nothing where there is nothing to press. */
const always = (name: string, run: (model: UpdatesModel, desk: Desk) => Promise<void>) =>
  step<UpdatesModel, Desk>(name, () => true, run)

const pick = <T>(all: readonly T[], at: number): T | undefined => all[at % all.length]

const look = always('read the list', (_, desk) => desk.look())

const asking = fc.tuple(
  fc.subarray([...CLAIM_IDS], { minLength: 1 }),
  fc.constantFrom<Field>('next_step', 'handler'),
)

function ask(ids: readonly number[], field: Field) {
  return always(`change ${field} of ${ids.join(', ')}`, async (model, { page, shown, ...desk }) => {
    const owner = getUserKey()
    const claims = shown().filter(({ id }) => ids.includes(Number(id)))
    if (!page || owner === null || claims.length === 0) return
    const value = model.newValue()
    void page.desk.start(claims, { [field]: value })
    const key = desk.runs().at(-1)?.key ?? ''
    const seen = claims.map((claim) => [Number(claim.id), claim[field] ?? ''] as const)
    model.ask({ key, owner, field, value, claims: seen })
    await desk.untilQuiet()
  })
}

function answer(reply: Reply, isBlind: boolean) {
  return always(`answer: ${reply}${isBlind ? ', unseen' : ''}`, (_, desk) =>
    desk.answer(desk.replies[reply], isBlind),
  )
}

async function answerAll(desk: Desk) {
  for (let left = MANY; desk.isAnswerDue(); left -= 1) {
    if (left === 0) throw new Error('the desk goes on for ever')
    await desk.answer(desk.replies.ok)
  }
}

const answerEverything = always('answer all that comes', (_, desk) => answerAll(desk))

function elsewhere(id: number, field: Field) {
  return always(`another person changes ${field} of ${id}`, (model, desk) => {
    // A save in progress cannot be cancelled: the API has no call for it.
    if (desk.isSaving(id)) return Promise.resolve()
    changeClaim(id, { [field]: model.newValue() })
    desk.passTime()
    return Promise.resolve()
  })
}

/** Presses a button of one of the changes that have it. */
function press(
  name: string,
  hasButton: (run: BatchUpdate) => boolean,
  work: (run: BatchUpdate, model: UpdatesModel, desk: Desk) => Promise<void> | void,
) {
  return fc.nat(9).map((at) =>
    always(`${name} (${at})`, async (model, desk) => {
      const run = pick(desk.runs().filter(hasButton), at)
      // Without a session the dialog to sign in again covers the page.
      if (!run || getUserKey() === null) return
      void work(run, model, desk)
      await desk.untilQuiet()
    }),
  )
}

const isBusy = (run: BatchUpdate) => countRun(run).isBusy

const stop = press('Detener', isBusy, ({ key }, _, { page }) => page?.desk.stop(key))

const retry = press(
  'Reintentar',
  (run) => !isBusy(run) && countRun(run).left > 0,
  ({ key }, _, { page }) => page?.desk.retry(key),
)

const undo = press(
  'Deshacer',
  (run) => countRun(run).canUndo,
  ({ key, items }, model, { page }) => {
    model.askOf(key).isUndoAsked = true
    const heldBack = items.filter(({ phase }) => phase === 'held')
    model.giveUp(
      key,
      heldBack.map(({ claim }) => Number(claim.id)),
    )
    return page?.desk.undo(key)
  },
)

const inConflict = ({ items }: BatchUpdate) => items.find(({ phase }) => phase === 'conflict')

function decideOne(side: 'mine' | 'theirs', run: BatchUpdate, model: UpdatesModel, { page }: Desk) {
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

const decide = (side: 'mine' | 'theirs') =>
  press(
    side,
    (run) => !isBusy(run) && inConflict(run) !== undefined,
    (run, model, desk) => decideOne(side, run, model, desk),
  )

const dismiss = always('dismiss', async (_, { page, runs }) => {
  const run = runs().at(-1)
  if (run && !isBusy(run) && getUserKey() !== null) page?.desk.dismissUpTo(run.key)
  return Promise.resolve()
})

const resume = (at: number) =>
  always(`Continuar (${at})`, async (_, desk) => {
    const update = pick(desk.tray(), at)
    if (update && getUserKey() !== null) void desk.page?.desk.resume(update)
    await desk.untilQuiet()
  })

const discard = (at: number) =>
  always(`Descartar (${at})`, async (model, desk) => {
    const update = pick(desk.tray(), at)
    if (!update || getUserKey() === null) return
    model.giveUp(update.key)
    desk.page?.desk.discard(update.key)
    await desk.untilQuiet()
  })

const reload = (reply: Reply) =>
  always(`reload, ${reply}`, async (_, desk) => {
    if (!desk.page) return
    await desk.closePage(desk.replies[reply])
    if (getUserKey() === null) return
    desk.openPage()
    await desk.untilQuiet()
  })

const expire = always('the session ends', async (_, desk) => {
  expireSession()
  await desk.untilQuiet()
})

async function enter(role: 'LEGAL' | 'ADMIN', model: UpdatesModel, desk: Desk) {
  const before = getUserKey()
  const person = signInAs(role)
  if (before !== person.email) model.forgetOthers(person.email, desk.isSaving)
  desk.openPage()
  await desk.untilQuiet()
}

const signIn = (role: 'LEGAL' | 'ADMIN') =>
  always(`sign in as ${role}`, (model, desk) => enter(role, model, desk))

const signOut = always('sign out', async (model, desk) => {
  model.forgetOthers(null, desk.isSaving)
  endSession()
  await desk.untilQuiet()
})

/** Each user comes back and presses "Continuar" until nothing is left. */
export async function resumeAll(model: UpdatesModel, desk: Desk): Promise<void> {
  await answerAll(desk)
  const owner = model.open[0]?.[0].owner ?? getUserKey()
  await enter(owner === 'admin@demo.cl' ? 'ADMIN' : 'LEGAL', model, desk)
  for (const update of desk.tray()) {
    void desk.page?.desk.resume(update)
    await desk.untilQuiet()
    await answerAll(desk)
    for (const run of desk.runs()) {
      while (inConflict(desk.runs().find(({ key }) => key === run.key) ?? run)) {
        void decideOne('mine', desk.runs().find(({ key }) => key === run.key) ?? run, model, desk)
        await desk.untilQuiet()
        await answerAll(desk)
      }
    }
  }
}

const replies: readonly Reply[] = [
  'written, and lost',
  'written, and a page',
  'lost',
  'a page',
  '500',
  '422',
  '401',
]

export const UPDATE_STEPS = weighted<UpdatesModel, Desk>([
  [2, fc.constant(look)],
  [6, asking.map(([ids, field]) => ask(ids, field))],
  [8, fc.constant(answer('ok', false))],
  [
    10,
    fc
      .tuple(fc.constantFrom(...replies), fc.boolean())
      .map(([reply, isBlind]) => answer(reply, isBlind)),
  ],
  [3, fc.constant(answerEverything)],
  [
    3,
    fc
      .tuple(fc.constantFrom(...CLAIM_IDS), fc.constantFrom<Field>('next_step', 'handler'))
      .map(([id, field]) => elsewhere(id, field)),
  ],
  [1, stop],
  [3, retry],
  [3, undo],
  [3, decide('mine')],
  [1, decide('theirs')],
  [1, fc.constant(dismiss)],
  [3, fc.nat(9).map(resume)],
  [1, fc.nat(9).map(discard)],
  [2, fc.constantFrom<Reply>('written, and lost', 'lost').map(reload)],
  [1, fc.constant(expire)],
  [5, fc.constant(signIn('LEGAL'))],
  [1, fc.constant(signIn('ADMIN'))],
  [1, fc.constant(signOut)],
])
