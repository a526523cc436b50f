import { act, fireEvent } from '@testing-library/react'
import fc from 'fast-check'
import { vi } from 'vitest'
import { claimQuery } from '@/config/paths'
import { passTime, until } from '@tests/support/clock'
import { button, field, hasForm, iconButton, press } from '@tests/support/page'
import { attach, fieldOf, fillField, send, termsBox, valueOf } from '@tests/support/fill-claim'
import { renderApp } from '@tests/support/app'
import {
  ATTACHMENTS,
  ENTRIES,
  FIELD_NAMES,
  LABELS,
  type Attachment,
  type ClaimModel,
  type FieldName,
} from './claim-model'
import { notices, saysOnPage } from './queries'
import { dropTimers, step, untilHurried, weighted } from './run-model'
import { tapWire, type Reply } from './wire'

const CLAIM = '*/api/v1/claim/'

/** Longer than the delay before the draft is stored. */
const KEEPING_MS = 500

const SUMMARY = 'Revisa esto antes de enviar'
const FAILED = 'Hubo un problema al enviar tu reclamo. Inténtalo más tarde.'
const REFUSED =
  'Tus datos y archivos siguen aquí. Revísalos y vuelve a enviarlo. Si sigue igual, escríbenos por WhatsApp.'
const REFUSED_FIELDS =
  'Tus datos y archivos siguen aquí. No aceptaron lo que dice en Teléfono y Correo electrónico: corrígelo y vuelve a enviarlo. Si sigue igual, escríbenos por WhatsApp.'
const UNSURE =
  'Tus datos y archivos siguen aquí. No sabemos si lo recibimos: revisa tu correo o escríbenos por WhatsApp antes de enviarlo otra vez.'
const UNSENT =
  'Tus datos y archivos siguen aquí y todavía no salió nada. Revisa tu conexión y vuelve a enviarlo. Si sigue igual y abajo dice «Borrador guardado», recarga la página.'
const SIGNED_OUT =
  'Tu sesión venció. Entra otra vez y vuelve a esta página: tus datos y archivos siguen guardados.'
const CANCELLED = 'Cancelaste el envío. Tus datos y archivos siguen aquí.'

interface End {
  readonly reply: Exclude<Reply, 'held'>
  readonly acted: boolean
  /** The persistent notice; null for a success. */
  readonly says: string | null
}

/** The connection is lost before the call, or during it. */
const OFFLINE: End = { reply: 'offline', acted: false, says: UNSENT }
const LOST: End = { reply: 'offline', acted: false, says: UNSURE }

const ENDS: readonly End[] = [
  { reply: 'ok', acted: true, says: null },
  { reply: 'wrong-shape', acted: true, says: null },
  { reply: '400', acted: false, says: REFUSED },
  { reply: '422', acted: false, says: REFUSED_FIELDS },
  { reply: '401', acted: false, says: SIGNED_OUT },
  { reply: '500', acted: false, says: UNSURE },
  { reply: 'reset', acted: false, says: UNSURE },
  { reply: 'acted-then-reset', acted: true, says: UNSURE },
]

const HANDS = ['click', 'double click', 'click in one batch', 'Enter', 'Enter twice'] as const

export const shownValue = (name: FieldName) => valueOf(LABELS[name])

function sendBy(hand: (typeof HANDS)[number]): void {
  const enter = () => fireEvent.keyDown(field(LABELS.name), { key: 'Enter' })
  if (hand === 'Enter' || hand === 'Enter twice') enter()
  if (hand === 'Enter twice') enter()
  if (hand === 'click' || hand === 'double click') send()
  if (hand === 'double click') send()
  if (hand !== 'click in one batch') return
  act(() => {
    send()
    send()
  })
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

async function untilEnded(model: ClaimModel, { says, acted }: End): Promise<void> {
  model.end({ acted, isSuccess: says === null })
  if (says === null) {
    await untilHurried(() => button('Crear otro reclamo') !== null)
    // A pending save of the draft must not happen after the claim is sent.
    passTime(KEEPING_MS)
    return until.turns(5)
  }
  await untilHurried(
    () => saysOnPage(says) && saysOnPage(FAILED),
    () => `${says}; the page says ${notices().join(' / ')}`,
  )
}

const atForm = (model: Readonly<ClaimModel>) => model.place === 'form'
const atRest = (model: Readonly<ClaimModel>) => atForm(model) && model.flight === null

/** Lets the draft be stored, or not yet. */
async function keep(model: ClaimModel, isHasty: boolean): Promise<void> {
  // A held claim would time out.
  if (!isHasty && !model.flight) passTime(KEEPING_MS)
  await until.turns(isHasty ? 1 : 5)
}

/** Fills a field, which formats a RUT, then blurs it; or keeps the focus. */
function enter(model: ClaimModel, name: FieldName, index: number, isStaying = false): void {
  const entry = ENTRIES[name][index] ?? ENTRIES[name][0]
  const input = fieldOf(LABELS[name])
  fireEvent.focus(input)
  fillField(LABELS[name], entry.typed)
  if (!isStaying) fireEvent.blur(input)
  model.enter(name, entry)
}

function type(name: FieldName, at: number, isHasty: boolean) {
  const index = at % ENTRIES[name].length
  const entry = ENTRIES[name][index] ?? ENTRIES[name][0]
  const text = `type "${entry.typed.slice(0, 20)}" as ${name}${isHasty ? ', in haste' : ''}`
  return step<ClaimModel, Page>(text, atForm, async (model) => {
    enter(model, name, index, isHasty)
    await keep(model, isHasty)
  })
}

/** Fills in everything that is empty or invalid. */
function fillTheRest(pick: number) {
  return step<ClaimModel, Page>(`fill in the rest (${pick})`, atForm, async (model) => {
    for (const name of FIELD_NAMES) {
      if (model.values[name].sent !== null) continue
      const right = ENTRIES[name].filter(({ sent }) => sent !== null)
      enter(model, name, pick % right.length)
    }
    const [ticket] = ATTACHMENTS
    if (ticket && model.files.length === 0) {
      attach(toFile(ticket))
      model.attach([ticket])
    }
    if (!model.hasTerms) {
      fireEvent.click(termsBox())
      model.tickTerms()
    }
    await keep(model, true)
  })
}

const tickTerms = step<ClaimModel, Page>('tick the terms', atForm, async (model) => {
  fireEvent.click(termsBox())
  model.tickTerms()
  await until.turns(1)
})

function addFiles(indices: readonly number[], isHasty: boolean) {
  const files = indices.flatMap((index) => ATTACHMENTS[index] ?? [])
  const name = `attach ${files.map((file) => file.name).join(', ')}${isHasty ? ', in haste' : ''}`
  return step<ClaimModel, Page>(name, atForm, async (model) => {
    attach(...files.map(toFile))
    const refusals = model.attach(files)
    await until(() => refusals.every(saysOnPage), { what: () => refusals.join() })
    await keep(model, isHasty)
  })
}

function removeFile(index: number, isHasty: boolean) {
  const isPossible = (model: Readonly<ClaimModel>) => atForm(model) && model.files.length > index
  return step<ClaimModel, Page>(`remove file ${index}`, isPossible, async (model) => {
    const name = model.files[index]?.name ?? ''
    fireEvent.click(iconButton(`Quitar ${name}`) ?? document.body)
    model.remove(name)
    await keep(model, isHasty)
  })
}

function sendClaim(hand: (typeof HANDS)[number], index: number) {
  const chosen = ENDS[index]
  const name = `${hand} to send: ${String(chosen?.reply ?? 'held back')}`
  return step<ClaimModel, Page>(name, atForm, async (model, { sent, wire }) => {
    const end = model.isOnline ? chosen : OFFLINE
    const before = sent.length
    const wasFlying = model.flight !== null
    wire.reply = end?.reply ?? 'held'
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
    if (end) await untilEnded(model, end)
  })
}

const inFlight = (model: Readonly<ClaimModel>) => model.flight !== null

function answerLate(index: number) {
  const end = ENDS[index] ?? LOST
  return step<ClaimModel, Page>(
    `late answer: ${String(end.reply)}`,
    inFlight,
    async (model, { wire }) => {
      wire.letGo(end.reply)
      await untilEnded(model, end)
    },
  )
}

const cancelSending = step<ClaimModel, Page>(
  'cancel the sending',
  inFlight,
  async (model, { wire }) => {
    press('Cancelar envío')
    wire.drop()
    model.end({ acted: false, isSuccess: false })
    // The upload may be complete, so the outcome is unknown.
    await until(() => saysOnPage(CANCELLED) || saysOnPage(UNSURE))
  },
)

/** Follows a link; a claim in progress asks first, and the page is left anyway. */
async function followLinkAway({ app }: Page, wasFlying: boolean): Promise<void> {
  await act(() => app.router.navigate('/reclamo-exitoso'))
  if (!wasFlying) return
  await untilHurried(() => button('Salir igual') !== null)
  press('Salir igual')
}

const goAway = step<ClaimModel, Page>(
  'go to another page',
  (model) => model.place !== 'elsewhere',
  async (model, page) => {
    const wasFlying = model.flight !== null
    model.leave()
    page.wire.drop()
    await followLinkAway(page, wasFlying)
    await untilHurried(() => !hasForm() && button('Crear otro reclamo') === null)
  },
)

const comeBack = step<ClaimModel, Page>(
  'come back',
  (model) => model.place === 'elsewhere',
  async (model, { app }) => {
    model.comeBack()
    await act(() => app.router.navigate('/reclamo'))
    await untilBack(model)
  },
)

const thereAndBack = step<ClaimModel, Page>(
  'go away and come back at once',
  atForm,
  async (model, page) => {
    const wasFlying = model.flight !== null
    model.leave()
    model.comeBack()
    page.wire.drop()
    await followLinkAway(page, wasFlying)
    if (wasFlying) await untilHurried(() => !hasForm())
    await act(() => page.app.router.navigate('/reclamo'))
    await untilBack(model)
  },
)

const reload = step<ClaimModel, Page>(
  'reload',
  () => true,
  async (model, page) => {
    model.leave()
    model.comeBack()
    page.wire.drop()
    fireEvent(document, new Event('visibilitychange'))
    page.app.unmount()
    await until.turns(5)
    dropTimers()
    page.app = await renderApp({ path: '/reclamo' })
    await untilBack(model)
  },
)

function connect(isOnline: boolean) {
  const name = isOnline ? 'the connection is back' : 'the connection is lost'
  const isPossible = (model: Readonly<ClaimModel>) => model.isOnline !== isOnline
  return step<ClaimModel, Page>(name, isPossible, async (model, { online }) => {
    model.isOnline = isOnline
    online.mockReturnValue(isOnline)
    act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
    await until.turns(1)
  })
}

const another = step<ClaimModel, Page>(
  'another claim',
  (model) => model.place === 'sent',
  async (model) => {
    press('Crear otro reclamo')
    model.comeBack()
    await untilBack(model)
  },
)

const deleteDraft = step<ClaimModel, Page>(
  'delete the draft',
  (model) => atRest(model) && model.isRestored,
  async (model) => {
    press('Borrar borrador')
    model.deleteDraft()
    await untilHurried(() => button('Deshacer') !== null)
  },
)

const undoDelete = step<ClaimModel, Page>(
  'undo that',
  (model) => atRest(model) && model.deleted !== null,
  async (model) => {
    press('Deshacer')
    model.undoDelete()
    await untilHurried(() => button('Deshacer') === null)
  },
)

const anEnd = fc.nat(ENDS.length - 1)
const aHand = fc.constantFrom(...HANDS)
const someFiles = fc.array(fc.nat(ATTACHMENTS.length - 1), { minLength: 1, maxLength: 3 })

/** All steps of a claim, each with how likely it is. */
export const CLAIM_STEPS = weighted<ClaimModel, Page>([
  [
    8,
    fc
      .tuple(fc.constantFrom(...FIELD_NAMES), fc.nat(3), fc.boolean())
      .map(([name, at, isHasty]) => type(name, at, isHasty)),
  ],
  [6, fc.nat(2).map(fillTheRest)],
  [1, fc.constant(tickTerms)],
  [3, fc.tuple(someFiles, fc.boolean()).map(([indices, isHasty]) => addFiles(indices, isHasty))],
  [3, fc.tuple(fc.nat(2), fc.boolean()).map(([index, isHasty]) => removeFile(index, isHasty))],
  [6, fc.tuple(aHand, anEnd).map(([hand, end]) => sendClaim(hand, end))],
  [2, aHand.map((hand) => sendClaim(hand, -1))],
  [5, anEnd.map(answerLate)],
  [2, fc.constant(cancelSending)],
  [1, fc.constant(goAway)],
  [4, fc.constant(comeBack)],
  [1, fc.constant(thereAndBack)],
  [1, fc.constant(reload)],
  [2, fc.boolean().map(connect)],
  [4, fc.constant(another)],
  [1, fc.constant(deleteDraft)],
  [2, fc.constant(undoDelete)],
])
