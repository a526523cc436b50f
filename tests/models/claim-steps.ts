import { act, fireEvent } from '@testing-library/react'
import fc from 'fast-check'
import { vi } from 'vitest'
import { claimQuery } from '@/config/paths'
import { passTime, until } from '@tests/support/clock'
import { button, field, hasForm, iconButton, press } from '@tests/support/page'
import {
  attach,
  fieldOf,
  fillField,
  sendButton,
  termsBox,
  valueOf,
} from '@tests/support/fill-claim'
import { renderApp } from '@tests/support/app'
import {
  ATTACHMENTS,
  ENTRIES,
  FIELD_NAMES,
  LABELS,
  type Attachment,
  type ClaimModel,
  type Entry,
  type FieldName,
} from './claim-model'
import { MOUSE_HANDS, pressBy, type Hand } from './hands'
import { notices, saysOnPage } from './queries'
import { always, dropTimers, openSteps, untilHurried } from './run-model'
import { endingOf, tapWire } from './wire'

const CLAIM = '*/api/v1/claim/'

/** Longer than the delay before the draft is stored. */
const KEEPING_MS = 500

const SUMMARY = 'Revisa esto antes de enviar'
const FAILED = 'Hubo un problema al enviar tu reclamo. Inténtalo más tarde.'
const UNSENT =
  'Tus datos y archivos siguen aquí, pero el envío no alcanzó a llegar. Revisa tu conexión y vuelve a enviarlo. Si sigue igual y abajo dice «Borrador guardado», recarga la página.'
const CANCELLED = 'Cancelaste el envío. Tus datos y archivos siguen aquí.'

type ClaimReply = Parameters<typeof endingOf>[1]

const REPLIES = [
  ...(['ok', 'wrong-shape', '400', '422', '401', '500', 'reset'] as const),
  'acted-then-reset',
] satisfies ClaimReply[]

/** What the server did, and the persistent notices; none after a success. */
interface End {
  readonly acted: boolean
  readonly notices: readonly string[]
}

function toEnd(reply: ClaimReply): End {
  const { end, acted, says } = endingOf('C7', reply)
  return { acted, notices: end === 'done' ? [] : says }
}

/** The connection was lost before the call. */
const OFFLINE: End = { acted: false, notices: [FAILED, UNSENT] }

export const shownValue = (name: FieldName) => valueOf(LABELS[name])

function sendBy(hand: Hand): void {
  pressBy(hand, sendButton(), () => fireEvent.keyDown(field(LABELS.name), { key: 'Enter' }))
}

// Created once: files of five megabytes are slow to create for each step.
const MADE = new Map<Attachment, File>()

function toFile(attachment: Attachment): File {
  const { name, type, text } = attachment
  const made = MADE.get(attachment) ?? new File([text], name, { type })
  MADE.set(attachment, made)
  return made
}

/** The claim page of a visitor, with a tap on its call. */
export async function openClaim(qrId: string | null) {
  const tap = tapWire('post', CLAIM, (request) => request.text())
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const search = qrId === null ? '' : `?${claimQuery.qrId}=${qrId}`
  const view = await renderApp({ path: `/reclamo${search}` })
  await until(hasForm)
  await until.turns(5)
  return { ...tap, online, app: view }
}

export type Page = Awaited<ReturnType<typeof openClaim>>

/** A stored draft is restored in the form. */
async function untilBack(model: ClaimModel): Promise<void> {
  await untilHurried(hasForm)
  await untilHurried(
    () => !model.isRestored || button('Borrar borrador') !== null,
    () => 'the draft',
  )
  await until.turns(5)
}

async function untilEnded(model: ClaimModel, { acted, notices: told }: End): Promise<void> {
  const isSuccess = told.length === 0
  model.end({ acted, isSuccess })
  if (isSuccess) {
    await untilHurried(() => button('Crear otro reclamo') !== null)
    // A pending save of the draft must not happen after the claim is sent.
    passTime(KEEPING_MS)
    return until.turns(5)
  }
  await untilHurried(
    () => told.every(saysOnPage),
    () => `${told.join()}; the page says ${notices().join(' / ')}`,
  )
}

type Pace = 'at leisure' | 'in haste'

/** Lets the draft be stored, or not yet. */
async function keep(model: ClaimModel, pace: Pace): Promise<void> {
  // A held claim would time out.
  if (pace === 'at leisure' && !model.flight) passTime(KEEPING_MS)
  await until.turns(pace === 'in haste' ? 1 : 5)
}

/** Fills a field, which formats a RUT, then blurs it; or keeps the focus in haste. */
function enter(model: ClaimModel, name: FieldName, entry: Entry, pace: Pace): void {
  const input = fieldOf(LABELS[name])
  fireEvent.focus(input)
  fillField(LABELS[name], entry.typed)
  if (pace === 'at leisure') fireEvent.blur(input)
  model.enter(name, entry)
}

function tickTerms(model: ClaimModel): Promise<void> {
  fireEvent.click(termsBox())
  model.tickTerms()
  return until.turns(1)
}

async function sendClaim(model: ClaimModel, page: Page, hand: Hand, reply: ClaimReply | 'held') {
  const { sent, wire } = page
  const before = sent.length
  const wasFlying = model.flight !== null
  wire.reply = model.isOnline ? reply : 'offline'
  const leaves = model.send()
  const isAsked = () => button('Enviar otra vez') !== null
  // After a lost answer the button's name says that it sends again.
  if (isAsked() && !wasFlying) press('Enviar otra vez')
  else sendBy(hand)
  if (wasFlying) return until.turns(3)
  if (!leaves) return until(() => saysOnPage(SUMMARY))
  // A claim that was sent before needs another confirmation.
  await until(() => sent.length > before || isAsked())
  if (sent.length === before) press('Enviar otra vez')
  await until(() => sent.length > before)
  if (!model.isOnline) await untilEnded(model, OFFLINE)
  else if (reply !== 'held') await untilEnded(model, toEnd(reply))
}

/** Follows a link; a claim in progress asks first, and the page is left anyway. */
async function followLinkAway(model: ClaimModel, { app, wire }: Page): Promise<void> {
  const wasFlying = model.flight !== null
  model.leave()
  wire.drop()
  await act(() => app.router.navigate('/reclamo-exitoso'))
  if (!wasFlying) return
  await untilHurried(() => button('Salir igual') !== null)
  press('Salir igual')
  await untilHurried(() => !hasForm())
}

async function comeBack(model: ClaimModel, { app }: Page): Promise<void> {
  model.comeBack()
  await act(() => app.router.navigate('/reclamo'))
  await untilBack(model)
}

type Model = Readonly<ClaimModel>

const atForm = (model: Model) => model.place === 'form'
const isSent = (model: Model) => model.place === 'sent'
const isElsewhere = (model: Model) => model.place === 'elsewhere'
const isHere = (model: Model) => model.place !== 'elsewhere'
const inFlight = (model: Model) => model.flight !== null
const atRest = (model: Model) => atForm(model) && model.flight === null
const isRestored = (model: Model) => atRest(model) && model.isRestored
const isDeleted = (model: Model) => atRest(model) && model.deleted !== null
const hasFile = (model: Model, index: number) => atForm(model) && model.files.length > index

const aHand = fc.constantFrom<Hand>(...MOUSE_HANDS, 'Enter', 'Enter twice')
const aReply = fc.constantFrom(...REPLIES)
const held = fc.constant('held' as const)
const aPace = fc.constantFrom<Pace>('at leisure', 'in haste')
const aFile = fc.constantFrom(...ATTACHMENTS)
const anEntry = fc
  .constantFrom(...FIELD_NAMES)
  .chain((name) => fc.tuple(fc.constant(name), fc.constantFrom(...ENTRIES[name])))

const { steps, step } = openSteps<ClaimModel, Page>()

/** All steps of a claim, each with how likely it is. */
export const CLAIM_STEPS = steps

step(8, 'type', [anEntry, aPace], atForm, async (model, _, [name, entry], pace) => {
  enter(model, name, entry, pace)
  await keep(model, pace)
})

/** Fills in everything that is empty or invalid. */
step(6, 'fill in the rest with entries', [fc.nat(2)], atForm, async (model, _, pick) => {
  for (const name of FIELD_NAMES) {
    if (model.values[name].sent !== null) continue
    const right = ENTRIES[name].filter(({ sent }) => sent !== null)
    enter(model, name, right[pick % right.length] ?? ENTRIES[name][0], 'at leisure')
  }
  const [ticket] = ATTACHMENTS
  if (ticket && model.files.length === 0) {
    attach(toFile(ticket))
    model.attach([ticket])
  }
  if (!model.hasTerms) await tickTerms(model)
  await keep(model, 'in haste')
})

step(1, 'tick the terms', [], atForm, tickTerms)

const someFiles = fc.array(aFile, { minLength: 1, maxLength: 3 })
step(3, 'attach', [someFiles, aPace], atForm, async (model, _, files, pace) => {
  attach(...files.map(toFile))
  const refusals = model.attach(files)
  await until(() => refusals.every(saysOnPage), { what: () => refusals.join() })
  await keep(model, pace)
})

step(3, 'remove file', [fc.nat(2), aPace], hasFile, async (model, _, index, pace) => {
  const name = model.files[index]?.name ?? ''
  fireEvent.click(iconButton(`Quitar ${name}`) ?? document.body)
  model.remove(name)
  await keep(model, pace)
})

step(6, 'send by', [aHand, aReply], atForm, sendClaim)
step(2, 'send by', [aHand, held], atForm, sendClaim)

step(5, 'late answer', [aReply], inFlight, async (model, { wire }, reply) => {
  wire.letGo(reply)
  await untilEnded(model, toEnd(reply))
})

step(2, 'cancel the sending', [], inFlight, async (model, { wire }) => {
  press('Cancelar envío')
  wire.drop()
  model.end({ acted: false, isSuccess: false })
  // The upload may be complete, so the outcome is unknown.
  await until(() => saysOnPage(CANCELLED) || toEnd('reset').notices.every(saysOnPage))
})

step(1, 'go to another page', [], isHere, async (model, page) => {
  await followLinkAway(model, page)
  await untilHurried(() => !hasForm() && button('Crear otro reclamo') === null)
})

step(4, 'come back', [], isElsewhere, comeBack)

step(1, 'go away and come back at once', [], atForm, async (model, page) => {
  await followLinkAway(model, page)
  await comeBack(model, page)
})

step(1, 'reload', [], always, async (model, page) => {
  model.leave()
  model.comeBack()
  page.wire.drop()
  fireEvent(document, new Event('visibilitychange'))
  page.app.unmount()
  await until.turns(5)
  dropTimers()
  page.app = await renderApp({ path: '/reclamo' })
  await untilBack(model)
})

step(2, 'lose the connection or find it', [], always, async (model, { online }) => {
  model.isOnline = !model.isOnline
  online.mockReturnValue(model.isOnline)
  act(() => void window.dispatchEvent(new Event(model.isOnline ? 'online' : 'offline')))
  await until.turns(1)
})

step(4, 'another claim', [], isSent, async (model) => {
  press('Crear otro reclamo')
  model.comeBack()
  await untilBack(model)
})

step(1, 'delete the draft', [], isRestored, async (model) => {
  press('Borrar borrador')
  model.deleteDraft()
  await untilHurried(() => button('Deshacer') !== null)
})

step(2, 'undo that', [], isDeleted, async (model) => {
  press('Deshacer')
  model.undoDelete()
  await untilHurried(() => button('Deshacer') === null)
})
