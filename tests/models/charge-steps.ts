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
import { AMOUNTS, type ChargeModel, type ClaimRow, type End } from './charge-model'
import { attemptsBox, dialogOf, factBoxes } from './queries'
import { dropTimers, step, untilHurried, weighted } from './run-model'
import { tapWire, type Reply } from './wire'

const CHARGE = '*/api/v1/flow/charge'

const LOOKUP = '*/api/v1/users/by-email/:email'

export const CHARGE_TITLE = 'Charge'

const AMOUNT = 'Amount (CLP)'

/** How the server handles a charge, and what a careful user then knows. */
interface ChargeEnd extends End {
  readonly name: string
  readonly reply: Exclude<Reply, 'held'>
}

const ENDS: readonly ChargeEnd[] = [
  { name: 'ok', reply: 'ok', outcome: 'charged', acted: true },
  {
    name: 'flow_error',
    reply: () => HttpResponse.json({ flow_error: { message: 'Sin saldo' } }, { status: 400 }),
    outcome: 'refused',
    acted: false,
  },
  { name: '401', reply: '401', outcome: 'refused', acted: false },
  { name: '409', reply: '409', outcome: 'unknown', acted: false },
  { name: '500', reply: '500', outcome: 'unknown', acted: false },
  { name: 'reset', reply: 'reset', outcome: 'unknown', acted: false },
  { name: 'acted, then reset', reply: 'acted-then-reset', outcome: 'unknown', acted: true },
  { name: 'ok: false', reply: 'json-object', outcome: 'unknown', acted: false },
]

const TIMED_OUT: End = { outcome: 'unknown', acted: false }

/** Longer than the API timeout. */
const A_MINUTE_MS = 61_000

type Hand = 'click' | 'double click' | 'click in one batch' | 'Enter twice' | 'submit'

const HANDS: readonly Hand[] = [
  'click',
  'double click',
  'click in one batch',
  'Enter twice',
  'submit',
]

const confirmButton = () => button('Confirm charge')

function form(): HTMLFormElement {
  const found = field(AMOUNT).form
  if (!found) throw new Error('the amount is in no form')
  return found
}

/** Presses "Confirm charge" in every way that mouse or keyboard allow. */
function confirmBy(hand: Hand): void {
  const found = confirmButton()
  if (!found) throw new Error('no Confirm charge')
  if (hand === 'Enter twice') {
    fireEvent.keyDown(field(AMOUNT), { key: 'Enter' })
    // Does the browser's part: the first Enter focuses the button, and the second one presses it.
    if (document.activeElement === found) fireEvent.click(found)
  } else if (hand === 'submit') {
    fireEvent.submit(form())
  } else if (hand === 'click in one batch') {
    act(() => {
      found.click()
      found.click()
    })
  } else {
    fireEvent.click(found)
    if (hand === 'double click') fireEvent.click(found)
  }
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

/** Opens the charge of one claim; -1 is the one opened last. A slow look-up answers later. */
function openCharge(index: number, isSlow = false) {
  const which = index < 0 ? 'the same charge again' : `the charge of claim ${index}`
  const isPossible = (model: Readonly<ChargeModel>) =>
    model.opening === null && (index >= 0 || model.last !== null)
  return step<ChargeModel, Desk>(
    `open ${which}${isSlow ? ', slowly' : ''}`,
    isPossible,
    async (model, { rows, lookUps }) => {
      const row = index < 0 ? model.last : rows[index]
      if (!row) throw new Error(`no claim ${index}`)
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
      lookUps.reply = isSlow ? 'held' : 'ok'
      fireEvent.click(chargeButton() ?? document.body)
      model.open(row, isSlow && row.email !== null)
      await untilHurried(() => findField(AMOUNT)?.value === '')
      await untilKnown(model)
    },
  )
}

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

const answerLookUp = step<ChargeModel, Desk>(
  'the look-up answers',
  (model) => model.opening?.isLooking === true,
  async (model, { lookUps }) => {
    if (model.opening) model.opening.isLooking = false
    lookUps.letGo('ok')
    await untilKnown(model)
  },
)

async function enter(model: ChargeModel, text: string): Promise<void> {
  if (model.opening) {
    const before = { text: model.opening.text, isGrouped: false }
    model.opening.text = groupWhileTyping(before, { text, caret: text.length }).text
  }
  type(AMOUNT, text)
  await until.turns(1)
}

function typeAmount(text: string) {
  const isPossible = (model: Readonly<ChargeModel>) =>
    model.opening !== null && model.flight === null
  return step<ChargeModel, Desk>(`type "${text}"`, isPossible, (model) => enter(model, text))
}

/** Presses and waits for the outcome; without an end the answer is held. */
async function charge(model: ChargeModel, { sent, wire }: Desk, hand: Hand, end?: ChargeEnd) {
  wire.reply = end?.reply ?? 'held'
  const wasFlying = model.flight !== null
  // Submitting the form charges nothing: only a press of the button does.
  const leaves = hand === 'submit' ? null : model.confirm(Date.now())
  confirmBy(hand)
  if (wasFlying) return until.turns(3)
  if (!end && leaves) return until(() => sent.length === model.sent.length, { stepMs: 10 })
  if (end && leaves) model.end(end)
  await untilAnswered(model)
  if (end && leaves) await signInAgainAfter(end)
}

function confirm(hand: Hand, index: number) {
  const end = ENDS[index]
  const name = `${hand} on confirm: ${end?.name ?? 'held back'}`
  const isPossible = (model: Readonly<ChargeModel>) => model.opening !== null
  return step<ChargeModel, Desk>(name, isPossible, (model, desk) => charge(model, desk, hand, end))
}

function answerLate(index: number) {
  const end = ENDS[index]
  const isPossible = (model: Readonly<ChargeModel>) => model.flight !== null
  return step<ChargeModel, Desk>(
    `late answer: ${end?.name ?? '-'}`,
    isPossible,
    async (model, { wire }) => {
      if (!end) throw new Error(`no end ${index}`)
      wire.letGo(end.reply)
      model.end(end)
      await untilAnswered(model)
      await signInAgainAfter(end)
    },
  )
}

async function tickFact(model: ChargeModel, index: number): Promise<void> {
  const fact = model.facts[index]
  const box = factBoxes(CHARGE_TITLE)[index]
  if (fact === undefined || !box) throw new Error(`no fact ${index}`)
  fireEvent.click(box)
  model.tickFact(fact)
  await until.turns(1)
}

const tickFirstFact = step<ChargeModel, Desk>(
  'tick or untick the first fact',
  (model) => model.opening !== null && model.flight === null && model.facts.length > 0,
  (model) => tickFact(model, 0),
)

async function tick(model: ChargeModel): Promise<void> {
  const box = attemptsBox()
  if (!box) throw new Error('no box to tick')
  fireEvent.click(box)
  model.tick()
  await until.turns(1)
}

const hasRisk = (model: Readonly<ChargeModel>) => model.opening !== null && model.hasBox

const tickBox = step<ChargeModel, Desk>('tick or untick the box', hasRisk, tick)

/** Fills in, confirms and charges in one step. */
function chargeAtOnce(text: string, hand: Hand, index: number) {
  const end = ENDS[index]
  const isPossible = (model: Readonly<ChargeModel>) =>
    model.opening !== null && model.flight === null
  return step<ChargeModel, Desk>(
    `do all for ${text}, ${hand}: ${end?.name ?? 'held back'}`,
    isPossible,
    async (model, desk) => {
      if (model.amount === null) await enter(model, text)
      for (const [index, fact] of model.facts.entries()) {
        if (model.opening?.known.has(fact) === false) await tickFact(model, index)
      }
      if (model.hasBox && !model.isTicked) await tick(model)
      await charge(model, desk, hand, end)
    },
  )
}

function cancel(way: 'Cancel' | 'Cerrar' | 'Escape', isHasty: boolean) {
  const name = `close with ${way}${isHasty ? ', in haste' : ''}`
  const isPossible = (model: Readonly<ChargeModel>) => model.opening !== null
  return step<ChargeModel, Desk>(name, isPossible, async (model) => {
    if (way === 'Cancel') press('Cancel')
    else if (way === 'Cerrar') fireEvent.click(iconButton('Cerrar') ?? document.body)
    else fireEvent.keyDown(field(AMOUNT), { key: 'Escape' })
    if (model.flight) return until.turns(2)
    model.close()
    model.fading = isHasty
    await (isHasty ? until.turns(1) : untilHurried(() => findField(AMOUNT) === null))
  })
}

/** Closes the tab with everything it waits for; a charge in progress may still reach the server. */
async function remount(model: ChargeModel, desk: Desk, isActed: boolean): Promise<void> {
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

const reload = step<ChargeModel, Desk>(
  'reload',
  () => true,
  (model, desk) => remount(model, desk, false),
)

function loseTheTab(isActed: boolean) {
  const name = `the tab dies while it charges${isActed ? ', and the server acts' : ''}`
  const isPossible = (model: Readonly<ChargeModel>) => model.canConfirm
  return step<ChargeModel, Desk>(name, isPossible, async (model, desk) => {
    await charge(model, desk, 'click')
    await remount(model, desk, isActed)
  })
}

const waitAMinute = step<ChargeModel, Desk>(
  'wait a minute',
  // A look-up would time out as well; other tests cover that.
  (model) => model.opening?.isLooking !== true,
  async (model, { wire }) => {
    await act(() => vi.advanceTimersByTimeAsync(A_MINUTE_MS))
    if (!model.flight) return
    wire.drop()
    model.end(TIMED_OUT)
    await untilAnswered(model)
  },
)

const settledCount = () =>
  readAllChargeAttempts().filter(({ settled }) => settled !== undefined).length

function settle(outcome: 'charged' | 'unpaid') {
  const label =
    outcome === 'charged' ? 'Está pagada: anotar como cobrado' : 'No está pagada: descartar'
  const isPossible = (model: Readonly<ChargeModel>) =>
    model.opening !== null && model.flight === null && model.unsettled.length > 0
  return step<ChargeModel, Desk>(`settle as ${outcome}`, isPossible, async (model) => {
    const before = settledCount()
    // Sorted by time, newest first.
    const order = model.unsettled.at(-1)
    const dialog = dialogOf(CHARGE_TITLE)
    const [button] = dialog ? within(dialog).getAllByText(label, { selector: 'button' }) : []
    fireEvent.click(button ?? document.body)
    await untilHurried(() => settledCount() === before + 1)
    model.settle(order ?? '', outcome)
    await until.turns(2)
  })
}

const erase = step<ChargeModel, Desk>(
  'erase the device',
  (model) => model.flight === null,
  async (model, desk) => {
    await eraseDevice([])
    model.erase()
    await remount(model, desk, false)
  },
)

function tryElsewhere(index: number, amount: number) {
  return step<ChargeModel, Desk>(
    `another tab charges claim ${index}: ${amount}`,
    () => true,
    async (model, { rows }) => {
      const row = rows[index]
      if (!row) throw new Error(`no claim ${index}`)
      const order = model.tryElsewhere(row, amount)
      const key = `vuelo-justo:charge:${order}`
      const entry = {
        claimId: String(row.id),
        amount,
        order,
        at: Date.now(),
        outcome: 'unknown',
      }
      localStorage.setItem(key, JSON.stringify(entry))
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
      await until.turns(1)
    },
  )
}

const aHand = fc.constantFrom(...HANDS)
const anEnd = fc.nat(ENDS.length - 1)
const aGoodAmount = fc.constantFrom('38.000', '1.5', '-5')
const anAmount = fc.constantFrom(...Object.keys(AMOUNTS))
const aWayOut = fc.constantFrom('Cancel' as const, 'Cerrar' as const, 'Escape' as const)

/** All steps of the charge dialog, each with how likely it is. */
export const CHARGE_STEPS = weighted<ChargeModel, Desk>([
  [4, fc.tuple(fc.nat(4), fc.boolean()).map(([index, isSlow]) => openCharge(index, isSlow))],
  [3, fc.constantFrom(openCharge(0), openCharge(1))],
  [5, fc.constant(openCharge(-1))],
  [4, fc.constant(answerLookUp)],
  [4, anAmount.map(typeAmount)],
  [5, fc.tuple(aHand, anEnd).map(([hand, end]) => confirm(hand, end))],
  [12, fc.tuple(aGoodAmount, aHand, anEnd).map((all) => chargeAtOnce(...all))],
  [4, fc.tuple(aGoodAmount, aHand).map(([text, hand]) => chargeAtOnce(text, hand, -1))],
  [8, anEnd.map(answerLate)],
  [3, fc.constant(tickBox)],
  [2, fc.tuple(aWayOut, fc.boolean()).map(([way, isHasty]) => cancel(way, isHasty))],
  [1, fc.constant(reload)],
  [1, fc.boolean().map(loseTheTab)],
  [1, fc.constant(waitAMinute)],
  [
    1,
    fc
      .tuple(fc.nat(1), fc.constantFrom(1, 38_000))
      .map(([index, amount]) => tryElsewhere(index, amount)),
  ],
  [3, fc.constant(tickFirstFact)],
  [3, fc.constantFrom<'charged' | 'unpaid'>('charged', 'unpaid').map(settle)],
  [1, fc.constant(erase)],
])
