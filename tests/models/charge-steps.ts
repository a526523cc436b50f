import { groupWhileTyping } from '@/domain/country/amount-typing'
import { act, fireEvent, within } from '@testing-library/react'
import fc from 'fast-check'
import { HttpResponse } from 'msw'
import { expect, vi } from 'vitest'
import type { ChargeRequest } from '@/api/charges'
import type { DemoClaim } from '@/mocks/state'
import { until } from '@tests/support/clock'
import { button, field, findField, hasTable, iconButton, press, type } from '@tests/support/page'
import { readAllChargeAttempts } from '@/device/charge-memory'
import { eraseDevice } from '@/screens/privacy/erase-everything'
import { getSession } from '@/session/session-store'
import { renderApp, signInAs } from '@tests/support/app'
import { demo } from '@tests/support/server'
import { isUnsure } from '@tests/faults/matrix'
import { AMOUNTS, type ChargeModel, type ClaimRow, type End } from './charge-model'
import { MOUSE_HANDS, pressBy, type Hand } from './hands'
import { attemptsBox, dialogOf, factBoxes } from './queries'
import { always, dropTimers, openSteps, untilHurried } from './run-model'
import { endingOf, tapWire, type Reply } from './wire'

const CHARGE = '*/api/v1/flow/charge'

const LOOKUP = '*/api/v1/users/by-email/:email'

export const CHARGE_TITLE = 'Charge'

const AMOUNT = 'Amount (CLP)'

/** How the server handles a charge, and what a careful user then knows. */
interface ChargeEnd extends End {
  readonly name: string
  readonly reply: Exclude<Reply, 'held'>
}

function toEnd(reply: Parameters<typeof endingOf>[1]): ChargeEnd {
  const ending = endingOf('C15', reply)
  if (ending.end === 'done') return { ...ending, outcome: 'charged' }
  return { ...ending, outcome: isUnsure(ending) ? 'unknown' : 'refused' }
}

const FLOW_ERROR: ChargeEnd = {
  name: 'flow_error',
  reply: () => HttpResponse.json({ flow_error: { message: 'Sin saldo' } }, { status: 400 }),
  outcome: 'refused',
  acted: false,
}

const REPLIES = ['ok', '401', '409', '500', 'reset', 'acted-then-reset', 'json-object'] as const

const TIMED_OUT: End = { outcome: 'unknown', acted: false }

/** Longer than the API timeout. */
const A_MINUTE_MS = 61_000

const confirmButton = () => button('Confirm charge')

function form(): HTMLFormElement {
  const found = field(AMOUNT).form
  if (!found) throw new Error('the amount is in no form')
  return found
}

/** Presses "Confirm charge" in every way that mouse or keyboard allow. */
function confirmBy(hand: Hand | 'submit'): void {
  if (hand === 'submit') return void fireEvent.submit(form())
  pressBy(hand, confirmButton(), () => {
    // Does the browser's part: the first Enter focuses the button, and the second one presses it.
    const found = confirmButton()
    if (found?.matches(':focus')) fireEvent.click(found)
    else fireEvent.keyDown(field(AMOUNT), { key: 'Enter' })
  })
}

/** Five claims: two of one customer, one of another that is not won, one without e-mail, one without card. */
function seedClaims(): readonly ClaimRow[] {
  const [template] = demo.state.claims
  const [first, second] = demo.state.users.filter((user) => user.flowCustomerId !== null)
  const cardless = demo.state.users.find((user) => user.flowCustomerId === null)
  if (!template || !first || !second || !cardless) throw new Error('the demo has too few people')
  const owners = [first, second, first, null, cardless]
  demo.state.claims = owners.map((owner, index): DemoClaim => ({
    ...template,
    id: 2001 + index,
    email: owner?.email ?? null,
    rut: owner?.rut ?? template.rut,
    category: index === 1 ? 'NO APLICA' : 'CASO GANADO',
  }))
  return owners.map((owner, index) => ({
    id: 2001 + index,
    isWon: index !== 1,
    email: owner?.email ?? null,
    customerId: owner?.flowCustomerId ?? null,
  }))
}

/** The app of one admin, with a tap on the calls to the payment provider. */
export async function openDesk() {
  const rows = seedClaims()
  const tap = tapWire('post', CHARGE, async (request) => (await request.json()) as ChargeRequest)
  const { wire: lookUps } = tapWire('get', LOOKUP, () => null)
  const mount = async () => {
    const { unmount } = await renderApp({ path: '/admin/cobro-manual', as: 'ADMIN' })
    await untilHurried(hasTable)
    return unmount
  }
  return { rows, ...tap, lookUps, mount, page: { unmount: await mount() } }
}

export type Desk = Awaited<ReturnType<typeof openDesk>>

const isBusy = () => findField(AMOUNT)?.form?.textContent.includes('Cobrando…') === true

/** A 401 ends the session: the dialog stays, and waits until the user is back. */
async function signInAgainAfter({ name }: ChargeEnd): Promise<void> {
  if (name !== '401') return
  await untilHurried(() => confirmButton()?.hasAttribute('disabled') === true)
  expect(getSession().signedIn).toBe(false)
  act(() => void signInAs('ADMIN'))
  await untilHurried(() => dialogOf('Vuelve a entrar') === null)
}

/** The press was handled; after a charge the dialog shows the outcome. */
async function untilAnswered(model: ChargeModel): Promise<void> {
  await untilHurried(() => !isBusy())
  if (model.opening) return
  // After a success another press does nothing, and the dialog closes by itself.
  fireEvent.submit(form())
  fireEvent.keyDown(field(AMOUNT), { key: 'Enter' })
  await untilHurried(() => findField(AMOUNT) === null)
}

const inDetails = () => within(dialogOf('Detalles del Reclamo') ?? document.createElement('div'))

/** "Cobrar" of the details. */
const chargeButton = () => inDetails().queryByText('Cobrar', { selector: 'button' })

/** The dialog shows the payer, or why there is none. */
async function untilKnown({ opening }: ChargeModel): Promise<void> {
  if (!opening || opening.isLooking) return until.turns(3)
  const { id, customerId } = opening.claim
  await untilHurried(
    () =>
      field('Customer ID').value === (customerId ?? '') &&
      field('Customer ID').ariaInvalid === String(customerId === null),
    () => `the customer of claim ${id}`,
  )
}

type Pace = 'at once' | 'slowly'

/** Opens the charge of one claim; a slow look-up of its payer answers later. */
async function openCharge(model: ChargeModel, { lookUps }: Desk, row: ClaimRow, pace: Pace) {
  if (model.details !== null && model.details !== row) {
    // Not the button of a charge that still fades out.
    fireEvent.click(inDetails().getByLabelText('Cerrar'))
    await untilHurried(() => chargeButton() === null)
  }
  if (model.details !== row) {
    fireEvent.click(iconButton(`Detalles del reclamo ${row.id}`) ?? document.body)
    await untilHurried(() => chargeButton() !== null)
  }
  lookUps.drop()
  lookUps.reply = pace === 'slowly' ? 'held' : 'ok'
  fireEvent.click(chargeButton() ?? document.body)
  model.open(row, pace === 'slowly' && row.email !== null)
  await untilHurried(() => findField(AMOUNT)?.value === '')
  await untilKnown(model)
}

function rowAt(rows: readonly ClaimRow[], index: number): ClaimRow {
  const row = rows[index]
  if (!row) throw new Error(`no claim ${index}`)
  return row
}

async function enter(model: ChargeModel, text: string): Promise<void> {
  if (model.opening) {
    const before = { text: model.opening.text, isGrouped: false }
    model.opening.text = groupWhileTyping(before, { text, caret: text.length }).text
  }
  type(AMOUNT, text)
  await until.turns(1)
}

/** Presses and waits for the outcome, unless the answer is held. */
async function charge(
  model: ChargeModel,
  { sent, wire }: Desk,
  hand: Hand | 'submit',
  end: ChargeEnd | 'held',
): Promise<void> {
  wire.reply = end === 'held' ? end : end.reply
  const wasFlying = model.flight !== null
  // Submitting the form charges nothing: only a press of the button does.
  const leaves = hand === 'submit' ? null : model.confirm(Date.now())
  confirmBy(hand)
  if (wasFlying) return until.turns(3)
  if (!leaves) return untilAnswered(model)
  if (end === 'held') return until(() => sent.length === model.sent.length, { stepMs: 10 })
  model.end(end)
  await untilAnswered(model)
  await signInAgainAfter(end)
}

async function tickFact(model: ChargeModel, index: number): Promise<void> {
  const fact = model.facts[index]
  const box = factBoxes(CHARGE_TITLE)[index]
  if (fact === undefined || !box) throw new Error(`no fact ${index}`)
  fireEvent.click(box)
  model.tickFact(fact)
  await until.turns(1)
}

async function tick(model: ChargeModel): Promise<void> {
  const box = attemptsBox()
  if (!box) throw new Error('no box to tick')
  fireEvent.click(box)
  model.tick()
  await until.turns(1)
}

/** Closes the tab with everything it waits for; a charge in progress may still reach the server. */
async function remount(model: ChargeModel, desk: Desk, isActed = false): Promise<void> {
  if (model.flight && isActed) {
    desk.wire.letGo('acted-silence')
    model.acted.add(model.flight.order)
    await until(() => demo.state.charges.length === model.acted.size)
  }
  desk.wire.drop()
  model.reload()
  desk.page.unmount()
  dropTimers()
  desk.page.unmount = await desk.mount()
}

const settledCount = () =>
  readAllChargeAttempts().filter(({ settled }) => settled !== undefined).length

type Model = Readonly<ChargeModel>

const isOpen = (model: Model) => model.opening !== null
const isClosed = (model: Model) => model.opening === null
const isLooking = (model: Model) => model.opening?.isLooking === true
const isKnown = (model: Model) => !isLooking(model)
const inFlight = (model: Model) => model.flight !== null
const atRest = (model: Model) => model.flight === null
const isReady = (model: Model) => isOpen(model) && atRest(model)
const hasFacts = (model: Model) => isReady(model) && model.facts.length > 0
const hasRisk = (model: Model) => isOpen(model) && model.hasBox
const isUnsettled = (model: Model) => isReady(model) && model.unsettled.length > 0
const wasOpened = (model: Model) => isClosed(model) && model.last !== null
const canConfirm = (model: Model) => model.canConfirm

const anEnd = fc.constantFrom(FLOW_ERROR, ...REPLIES.map(toEnd))
const held = fc.constant('held' as const)
const aHand = fc.constantFrom<Hand | 'submit'>(...MOUSE_HANDS, 'Enter twice', 'submit')
const aPace = fc.constantFrom<Pace>('at once', 'slowly')
const anAmount = fc.constantFrom(...Object.keys(AMOUNTS))
const aGoodAmount = fc.constantFrom('38.000', '1.5', '-5')
const aWayOut = fc.constantFrom('Cancel', 'Cerrar', 'Escape')

const { steps, step } = openSteps<ChargeModel, Desk>()

/** All steps of the charge dialog, each with how likely it is. */
export const CHARGE_STEPS = steps

step(4, 'open the charge of claim', [fc.nat(4), aPace], isClosed, (model, desk, index, pace) =>
  openCharge(model, desk, rowAt(desk.rows, index), pace),
)

step(3, 'open the charge of claim', [fc.nat(1)], isClosed, (model, desk, index) =>
  openCharge(model, desk, rowAt(desk.rows, index), 'at once'),
)

step(5, 'open the same charge again', [], wasOpened, async (model, desk) => {
  if (model.last) await openCharge(model, desk, model.last, 'at once')
})

step(4, 'the look-up answers', [], isLooking, async (model, { lookUps }) => {
  if (model.opening) model.opening.isLooking = false
  lookUps.letGo('ok')
  await untilKnown(model)
})

step(4, 'type', [anAmount], isReady, (model, _, text) => enter(model, text))
step(5, 'confirm by', [aHand, anEnd], isOpen, charge)

/** Fills in, confirms and charges in one step. */
async function chargeAtOnce(
  model: ChargeModel,
  desk: Desk,
  text: string,
  ...how: [Hand | 'submit', ChargeEnd | 'held']
): Promise<void> {
  if (model.amount === null) await enter(model, text)
  for (const [index, fact] of model.facts.entries()) {
    if (model.opening?.known.has(fact) === false) await tickFact(model, index)
  }
  if (model.hasBox && !model.isTicked) await tick(model)
  await charge(model, desk, ...how)
}

step(12, 'do all for', [aGoodAmount, aHand, anEnd], isReady, chargeAtOnce)
step(4, 'do all for', [aGoodAmount, aHand, held], isReady, chargeAtOnce)

step(8, 'late answer', [anEnd], inFlight, async (model, { wire }, end) => {
  wire.letGo(end.reply)
  model.end(end)
  await untilAnswered(model)
  await signInAgainAfter(end)
})

step(3, 'tick or untick the box', [], hasRisk, tick)
step(3, 'tick or untick the first fact', [], hasFacts, (model) => tickFact(model, 0))

step(2, 'close with', [aWayOut, fc.boolean()], isOpen, async (model, _, way, isHasty) => {
  if (way === 'Cancel') press('Cancel')
  else if (way === 'Cerrar') fireEvent.click(iconButton('Cerrar') ?? document.body)
  else fireEvent.keyDown(field(AMOUNT), { key: 'Escape' })
  if (model.flight) return until.turns(2)
  model.close()
  model.fading = isHasty
  await (isHasty ? until.turns(1) : untilHurried(() => findField(AMOUNT) === null))
})

step(1, 'reload', [], always, (model, desk) => remount(model, desk))

const anAct = fc.constantFrom('acts', 'does nothing')
step(1, 'the tab dies; the server', [anAct], canConfirm, async (model, desk, what) => {
  await charge(model, desk, 'click', 'held')
  await remount(model, desk, what === 'acts')
})

// A look-up would time out as well; other tests cover that.
step(1, 'wait a minute', [], isKnown, async (model, { wire }) => {
  await act(() => vi.advanceTimersByTimeAsync(A_MINUTE_MS))
  if (!model.flight) return
  wire.drop()
  model.end(TIMED_OUT)
  await untilAnswered(model)
})

const SETTLE = {
  charged: 'Está pagada: anotar como cobrado',
  unpaid: 'No está pagada: descartar',
} as const
const aDecision = fc.constantFrom('charged' as const, 'unpaid' as const)

step(3, 'settle as', [aDecision], isUnsettled, async (model, _, outcome) => {
  const before = settledCount()
  // Sorted by time, newest first.
  const order = model.unsettled.at(-1)
  const dialog = dialogOf(CHARGE_TITLE)
  const [first] = dialog ? within(dialog).getAllByText(SETTLE[outcome], { selector: 'button' }) : []
  fireEvent.click(first ?? document.body)
  await untilHurried(() => settledCount() === before + 1)
  model.settle(order ?? '', outcome)
  await until.turns(2)
})

step(1, 'erase the device', [], atRest, async (model, desk) => {
  await eraseDevice([])
  model.erase()
  await remount(model, desk)
})

const elsewhere = [fc.nat(1), fc.constantFrom(1, 38_000)] as const
step(1, 'another tab charges', elsewhere, always, async (model, { rows }, index, amount) => {
  const row = rowAt(rows, index)
  const order = model.tryElsewhere(row, amount)
  const key = `vuelo-justo:charge:${order}`
  const entry = { claimId: String(row.id), amount, order, at: Date.now(), outcome: 'unknown' }
  localStorage.setItem(key, JSON.stringify(entry))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
  await until.turns(1)
})
