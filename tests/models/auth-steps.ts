import { act, fireEvent } from '@testing-library/react'
import fc from 'fast-check'
import { vi } from 'vitest'
import { DEMO_PEOPLE } from '@/config/demo-people'
import { storeSignedOut } from '@/device/other-tabs'
import { clearSessionCookies } from '@/session/cookies'
import { until } from '@tests/support/clock'
import { button, iconButton, press } from '@tests/support/page'
import { renderApp } from '@tests/support/app'
import { tokenOf } from '@tests/support/server'
import type { AuthEnd, AuthModel, Mode } from './auth-model'
import { MOUSE_HANDS, pressBy, type Hand } from './hands'
import { boxIn, dialogOf, fieldIn, hasTitle, shownName } from './queries'
import { always, dropTimers, openSteps, untilHurried } from './run-model'
import { endingOf, tapWire } from './wire'

export const TITLES = { auth: 'Ingresa o Regístrate', recovery: 'Recuperar contraseña' } as const

const SUBMITS = { login: 'Ingresar', register: 'Registrarme' } as const

const LABELS = {
  username: 'Correo electrónico',
  password: 'Contraseña',
  repeat: 'Repetir contraseña',
} as const

const NIGHT_MS = 9 * 60 * 60 * 1000

type AuthReply = Parameters<typeof endingOf>[1]

const REPLIES = [
  ...(['ok', 'ok', '400', '401', '500', 'reset', 'truncated'] as const),
  ...(['json-object', 'acted-then-reset'] as const),
] satisfies AuthReply[]

function authEndOf(reply: AuthReply): AuthEnd {
  const [login, register] = [endingOf('C2', reply), endingOf('C3', reply)]
  return {
    acted: login.acted,
    says: { login: login.says[0] ?? null, register: register.says[0] ?? null },
  }
}

/** Only the last two are failures: a 2xx answer to this call is not read (SPEC 7). */
const LINK_REPLIES = ['ok', '200-html', '400', 'reset'] as const

const DEMO_EMAILS = DEMO_PEOPLE.map(({ email }) => email)
const PEOPLE = [...DEMO_EMAILS, 'nueva@correo.cl', 'otra@correo.cl']
const EMAILS = [...PEOPLE, 'pasajero', '']
const PASSWORDS = ['demo-1234', 'demo-1234', 'equivocada', '']

/** Sets a whole value at once in a field of that dialog. */
function typeIn(title: string, label: string, value: string): void {
  const input = fieldIn(title, label)
  if (!input) throw new Error(`no ${label} in ${title}`)
  fireEvent.change(input, { target: { value } })
}

/** Presses a button of a form. A browser ignores Enter while the button is disabled. */
function submitBy(hand: Hand, name: string): void {
  const found = button(name)
  const { form } = found as HTMLButtonElement
  pressBy(hand, found, () => {
    if (form && found?.hasAttribute('disabled') === false) fireEvent.submit(form)
  })
}

/** The app of a visitor, with taps on the calls of both dialogs. */
export async function openSite() {
  const tap = (path: string) => tapWire('post', `*/api/v1${path}`, (request) => request.text())
  const [login, register] = [tap('/token/'), tap('/user/')]
  const recovery = tap('/auth/password/forgot')
  return { login, register, recovery, app: await renderApp({ path: '/reclamo-exitoso' }) }
}

export type Site = Awaited<ReturnType<typeof openSite>>

/** How this tab learns of a change in another one. */
const TAB_SIGNALS = {
  'a message': () => {
    const channel = new BroadcastChannel('vuelo-justo-session')
    channel.postMessage('changed')
    channel.close()
  },
  'the way back to this tab': () => void fireEvent.focus(window),
  'the page in sight': () => void fireEvent(document, new Event('visibilitychange')),
}

/** Waits for the page; a held call must not time out. */
function untilSeen(model: AuthModel, isSo: () => boolean, what?: () => string): Promise<void> {
  return model.flight ? until(isSo, what && { what }) : untilHurried(isSo, what)
}

/** Waits until the page matches the model and has loaded its data. */
async function untilThere(model: AuthModel, { app }: Site): Promise<void> {
  await untilSeen(
    model,
    () =>
      app.router.state.location.pathname === model.place &&
      shownName() === model.shownName &&
      (model.place === '/profile' ? button('Cerrar Sesión') !== null : hasTitle()) &&
      (model.dialog === null || dialogOf(TITLES.auth) !== null),
    () =>
      `${model.shownName} at ${model.place} instead of ${shownName()} at ${app.router.state.location.pathname}`,
  )
}

const untilGone = (model: AuthModel, title: string) =>
  untilSeen(
    model,
    () => dialogOf(title) === null,
    () => `the end of ${title}`,
  )

async function open(model: AuthModel): Promise<void> {
  press('Entrar')
  model.openDialog()
  await untilSeen(model, () => button('Ingresar') !== null)
}

async function choose(model: AuthModel, mode: Mode): Promise<void> {
  press(mode === 'login' ? 'Ya tengo una cuenta' : 'Crea tu cuenta')
  if (model.dialog) model.dialog.mode = mode
  await until.turns(1)
}

async function fill(model: AuthModel, field: keyof typeof LABELS, text: string): Promise<void> {
  typeIn(TITLES.auth, LABELS[field], text)
  if (model.dialog) model.dialog[field] = text
  await until.turns(1)
}

async function tickTerms(model: AuthModel): Promise<void> {
  fireEvent.click(boxIn(TITLES.auth) ?? document.body)
  if (model.dialog) model.dialog.hasTerms = !model.dialog.hasTerms
  await until.turns(1)
}

/** Fills the form completely. */
async function fillIn(model: AuthModel, email: string): Promise<void> {
  const isNew = model.dialog?.mode === 'register'
  await fill(model, 'username', email)
  await fill(model, 'password', 'demo-1234')
  if (isNew) await fill(model, 'repeat', 'demo-1234')
  if (isNew && !model.dialog?.hasTerms) await tickTerms(model)
}

async function untilAnswered(model: AuthModel, site: Site, wasOpen: boolean): Promise<void> {
  if (model.dialog === null && wasOpen) await untilGone(model, TITLES.auth)
  const { dialog } = model
  if (dialog) {
    await untilSeen(
      model,
      () => button(SUBMITS[dialog.mode])?.hasAttribute('disabled') === false,
      () => 'the end of the call',
    )
  }
  await untilThere(model, site)
}

/** Submits and waits for the outcome, unless the answer is held. */
async function send(model: AuthModel, site: Site, hand: Hand, reply: AuthReply | 'held') {
  const mode = model.dialog?.mode ?? 'login'
  const { sent, wire } = site[mode]
  const wasFlying = model.flight !== null
  wire.reply = reply
  const leaves = model.submit()
  submitBy(hand, SUBMITS[mode])
  if (wasFlying || !leaves) return until.turns(4)
  await until(() => sent.length === model.calls[mode])
  if (reply === 'held') return
  model.end(authEndOf(reply))
  await untilAnswered(model, site, true)
}

type Model = Readonly<AuthModel>

const isIdle = (model: Model) => model.dialog !== null && model.recovery === null
const inRegister = (model: Model) => isIdle(model) && model.dialog?.mode === 'register'
const isRecovering = (model: Model) => model.recovery !== null
const isSignedIn = (model: Model) => model.session !== null
const isSignedOut = (model: Model) => model.session === null
const isClosed = (model: Model) => model.dialog === null
const inFlight = (model: Model) => model.flight !== null
const atRest = (model: Model) => model.flight === null
const mayOpen = (model: Model) => isSignedOut(model) && isClosed(model)
const mayLeave = (model: Model) => isSignedIn(model) && isClosed(model)
const inLogin = (model: Model) => isIdle(model) && !inRegister(model)
// A second dialog must not send while the first one waits: that would be another call.
const maySend = (model: Model) =>
  isIdle(model) && (model.flight === null || model.flight.from === model.dialog)

const aHand = fc.constantFrom<Hand>(...MOUSE_HANDS, 'Enter twice')
const aReply = fc.constantFrom(...REPLIES)
const held = fc.constant('held' as const)
const anEmail = fc.constantFrom(...EMAILS)
const aPassword = fc.constantFrom(...PASSWORDS)
const aMode = fc.constantFrom<Mode>('login', 'register')
const aSignal = fc.constantFrom(...(Object.keys(TAB_SIGNALS) as (keyof typeof TAB_SIGNALS)[]))

const { steps, step } = openSteps<AuthModel, Site>()

/** All steps of the session, each with how likely it is. */
export const AUTH_STEPS = steps

step(8, 'press "Entrar"', [], mayOpen, open)

step(2, 'close with', [fc.constantFrom('Cerrar', 'Escape')], isIdle, async (model, site, way) => {
  if (way === 'Cerrar') fireEvent.click(iconButton('Cerrar') ?? document.body)
  else fireEvent.keyDown(dialogOf(TITLES.auth) ?? document.body, { key: 'Escape' })
  model.closeDialog()
  site.login.wire.drop()
  site.register.wire.drop()
  await untilGone(model, TITLES.auth)
})

step(4, 'switch to', [aMode], isIdle, (model, _, mode) => choose(model, mode))
step(3, 'user name', [anEmail], isIdle, (model, _, text) => fill(model, 'username', text))
step(3, 'password', [aPassword], isIdle, (model, _, text) => fill(model, 'password', text))
step(3, 'repeat', [aPassword], inRegister, (model, _, text) => fill(model, 'repeat', text))
step(3, 'tick the terms', [], inRegister, tickTerms)

const mayStart = (model: Model) => maySend(model) || (mayOpen(model) && atRest(model))

const doAll = [aMode, fc.constantFrom(...PEOPLE), aHand] as const
for (const [weight, reply] of [[14, aReply] as const, [4, held] as const]) {
  step(
    weight,
    'do all to',
    [...doAll, reply],
    mayStart,
    async (model, site, mode, email, ...how) => {
      if (!model.dialog) await open(model)
      await choose(model, mode)
      await fillIn(model, email)
      await send(model, site, ...how)
    },
  )
}

step(5, 'submit by', [aHand, aReply], maySend, send)
step(2, 'submit by', [aHand, held], maySend, send)

step(8, 'late answer', [aReply], inFlight, async (model, site, reply) => {
  if (!model.flight) return
  const wasOpen = model.dialog !== null
  site[model.flight.mode].wire.letGo(reply)
  model.end(authEndOf(reply))
  await untilAnswered(model, site, wasOpen)
  await until.turns(3)
})

step(3, 'press "Recuperar Contraseña"', [], inLogin, async (model) => {
  press('Recuperar Contraseña')
  const typed = model.dialog?.username ?? ''
  model.recovery = { email: model.dialog?.hasRecovered ? '' : typed, answer: null }
  await untilSeen(model, () => button('Enviar enlace') !== null)
})

step(2, 'type for a link', [anEmail], isRecovering, async (model, _, text) => {
  typeIn(TITLES.recovery, LABELS.username, text)
  if (model.recovery) model.recovery.email = text
  await until.turns(1)
})

step(
  5,
  'ask for a link',
  [aHand, fc.constantFrom(...LINK_REPLIES)],
  isRecovering,
  async (model, site, hand, reply) => {
    site.recovery.wire.reply = reply
    const leaves = model.askForLink(endingOf('C1', reply).end === 'done')
    submitBy(hand, 'Enviar enlace')
    if (!leaves) return until.turns(4)
    await until(() => site.recovery.sent.length === model.calls.recovery)
    await until(() => button('Enviar enlace')?.hasAttribute('disabled') === false)
  },
)

step(4, 'close the recovery', [], isRecovering, async (model) => {
  fireEvent.click(iconButton('Cerrar') ?? document.body)
  model.recovery = null
  if (model.dialog) model.dialog.hasRecovered = true
  await untilGone(model, TITLES.recovery)
})

const aPlace = fc.constantFrom('/reclamo-exitoso', '/equipo', '/profile')

async function visit(model: AuthModel, site: Site, place: string): Promise<void> {
  model.visit(place)
  await act(() => site.app.router.navigate(place))
  await untilThere(model, site)
}

step(2, 'go to', [aPlace], isClosed, visit)

step(5, 'sign out', [], mayLeave, async (model, site) => {
  const wasExpired = model.isExpired
  if (model.place !== '/profile') {
    await visit(model, site, '/profile')
    if (wasExpired) return
  }
  press('Cerrar Sesión')
  model.leave()
  await untilThere(model, site)
})

step(1, 'reload', [], always, async (model, site) => {
  const path = model.place
  model.reload()
  site.login.wire.drop()
  site.register.wire.drop()
  site.app.unmount()
  dropTimers()
  site.app = await renderApp({ path })
  await untilThere(model, site)
})

async function signal(model: AuthModel, site: Site, name: keyof typeof TAB_SIGNALS): Promise<void> {
  act(TAB_SIGNALS[name])
  await untilThere(model, site)
}

step(
  1,
  'the browser loses the session, known by',
  [aSignal],
  isSignedIn,
  async (model, site, by) => {
    clearSessionCookies()
    model.lose()
    await signal(model, site, by)
  },
)

step(
  2,
  'the browser loses the token alone, known by',
  [aSignal],
  isSignedIn,
  async (model, site, by) => {
    document.cookie = 'iktoken=; path=/; max-age=0'
    model.lose(model.session?.role ?? null)
    await signal(model, site, by)
  },
)

const aPerson = fc.constantFrom(...DEMO_PEOPLE)

step(
  1,
  'another tab signs in, as and known by',
  [aPerson, aSignal],
  always,
  async (model, site, person, by) => {
    document.cookie = `iktoken=${tokenOf(person.email)}; path=/`
    document.cookie = `ikrole=${person.role}; path=/`
    storeSignedOut(false)
    model.enter(person.email, person.role)
    await signal(model, site, by)
  },
)

step(1, 'sleep for a night', [], atRest, async (model) => {
  vi.setSystemTime(Date.now() + NIGHT_MS)
  model.isExpired = isSignedIn(model)
  act(TAB_SIGNALS['the page in sight'])
  await until.turns(3)
})
