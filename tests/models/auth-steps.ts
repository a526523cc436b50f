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
import {
  HANDS,
  TAB_SIGNALS,
  pressBy,
  TITLES,
  typeIn,
  type Hand,
  type TabSignal,
  type Site,
} from './auth-page'
import { boxIn, dialogOf, hasTitle, shownName } from './queries'
import { dropTimers, step, untilHurried, weighted } from './run-model'
import type { Reply } from './wire'

const NIGHT_MS = 9 * 60 * 60 * 1000

const SUBMITS = { login: 'Ingresar', register: 'Registrarme' } as const

interface NamedEnd extends AuthEnd {
  readonly reply: Exclude<Reply, 'held'>
}

const ENDS: readonly NamedEnd[] = [
  { reply: 'ok', acted: true, answered: true },
  { reply: 'ok', acted: true, answered: true },
  {
    reply: '400',
    acted: false,
    answered: false,
    detail: 'Solicitud rechazada por la API de prueba.',
  },
  {
    reply: '401',
    acted: false,
    answered: false,
    detail: 'Could not validate credentials',
    isUnauthorized: true,
  },
  { reply: '500', acted: false, answered: false },
  { reply: 'reset', acted: false, answered: false },
  { reply: 'truncated', acted: false, answered: false },
  { reply: 'json-object', acted: false, answered: false },
  { reply: 'acted-then-reset', acted: true, answered: false },
]

/** Only the last two are failures: a 2xx answer to this call is not read (SPEC 7). */
const LINK_REPLIES = ['ok', '200-html', '400', 'reset'] as const

const EMAILS = [
  ...DEMO_PEOPLE.map(({ email }) => email),
  'nueva@correo.cl',
  'otra@correo.cl',
  'pasajero',
  '',
]
const PASSWORDS = ['demo-1234', 'demo-1234', 'equivocada', '']

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

async function untilGone(model: AuthModel, title: string): Promise<void> {
  await untilSeen(
    model,
    () => dialogOf(title) === null,
    () => `the end of ${title}`,
  )
}

const isIdle = (model: Readonly<AuthModel>) => model.dialog !== null && model.recovery === null

async function open(model: AuthModel): Promise<void> {
  press('Entrar')
  model.openDialog()
  await untilSeen(model, () => button('Ingresar') !== null)
}

const openDialog = step<AuthModel, Site>(
  'press "Entrar"',
  (model) => model.session === null && model.dialog === null,
  open,
)

function closeDialog(way: 'Cerrar' | 'Escape') {
  return step<AuthModel, Site>(`close with ${way}`, isIdle, async (model, site) => {
    if (way === 'Cerrar') fireEvent.click(iconButton('Cerrar') ?? document.body)
    else fireEvent.keyDown(dialogOf(TITLES.auth) ?? document.body, { key: 'Escape' })
    model.closeDialog()
    site.login.wire.drop()
    site.register.wire.drop()
    await untilGone(model, TITLES.auth)
  })
}

async function choose(model: AuthModel, mode: Mode): Promise<void> {
  press(mode === 'login' ? 'Ya tengo una cuenta' : 'Crea tu cuenta')
  if (model.dialog) model.dialog.mode = mode
  await until.turns(1)
}

function switchTo(mode: Mode) {
  return step<AuthModel, Site>(`switch to ${mode}`, isIdle, (model) => choose(model, mode))
}

const inRegister = (model: Readonly<AuthModel>) =>
  isIdle(model) && model.dialog?.mode === 'register'

const FIELDS = {
  username: 'Correo electrónico',
  password: 'Contraseña',
  repeat: 'Repetir contraseña',
} as const
const KEYS = ['username', 'password', 'repeat'] as const

function typeAs(key: keyof typeof FIELDS) {
  return (text: string) =>
    step<AuthModel, Site>(
      `type "${text}" as ${key}`,
      key === 'repeat' ? inRegister : isIdle,
      async (model) => {
        typeIn(TITLES.auth, FIELDS[key], text)
        if (model.dialog) model.dialog[key] = text
        await until.turns(1)
      },
    )
}

function tickTerms(model: AuthModel): void {
  fireEvent.click(boxIn(TITLES.auth) ?? document.body)
  if (model.dialog) model.dialog.hasTerms = !model.dialog.hasTerms
}

const acceptTerms = step<AuthModel, Site>('tick the terms', inRegister, async (model) => {
  tickTerms(model)
  await until.turns(1)
})

/** Fills the form completely. */
async function fillIn(model: AuthModel, email: string): Promise<void> {
  const { dialog } = model
  if (!dialog) return
  const isNew = dialog.mode === 'register'
  Object.assign(dialog, { username: email, password: 'demo-1234' })
  if (isNew) dialog.repeat = 'demo-1234'
  for (const key of isNew ? KEYS : KEYS.slice(0, 2)) typeIn(TITLES.auth, FIELDS[key], dialog[key])
  if (isNew && !dialog.hasTerms) tickTerms(model)
  await until.turns(1)
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

/** Submits and waits for the outcome; without an end the answer is held. */
async function send(model: AuthModel, site: Site, hand: Hand, end?: NamedEnd): Promise<void> {
  const mode = model.dialog?.mode ?? 'login'
  const { sent, wire } = site[mode]
  const wasFlying = model.flight !== null
  wire.reply = end?.reply ?? 'held'
  const leaves = model.submit()
  pressBy(hand, SUBMITS[mode])
  if (wasFlying || !leaves) return until.turns(4)
  await until(() => sent.length === model.calls[mode])
  if (!end) return
  model.end(end)
  await untilAnswered(model, site, true)
}

// A second dialog must not send while the first one waits: that would be another call.
const maySend = (model: Readonly<AuthModel>) =>
  isIdle(model) && (model.flight === null || model.flight.from === model.dialog)

function submit(hand: Hand, index: number) {
  const end = ENDS[index]
  const name = `${hand} to submit: ${String(end?.reply ?? 'held back')}`
  return step<AuthModel, Site>(name, maySend, (model, site) => send(model, site, hand, end))
}

/** Signs in or registers completely, in one step. */
function doAll(mode: Mode, email: string, hand: Hand, index: number) {
  const end = ENDS[index]
  const name = `${mode} as ${email} with a ${hand}: ${String(end?.reply ?? 'held back')}`
  const isPossible = (model: Readonly<AuthModel>) =>
    maySend(model) || (model.dialog === null && model.session === null && model.flight === null)
  return step<AuthModel, Site>(name, isPossible, async (model, site) => {
    if (!model.dialog) await open(model)
    await choose(model, mode)
    await fillIn(model, email)
    await send(model, site, hand, end)
  })
}

function answerLate(index: number) {
  const end = ENDS[index]
  const isPossible = (model: Readonly<AuthModel>) => model.flight !== null
  return step<AuthModel, Site>(
    `late answer: ${String(end?.reply)}`,
    isPossible,
    async (model, site) => {
      if (!end || !model.flight) return
      const wasOpen = model.dialog !== null
      site[model.flight.mode].wire.letGo(end.reply)
      model.end(end)
      await untilAnswered(model, site, wasOpen)
      await until.turns(3)
    },
  )
}

const openRecovery = step<AuthModel, Site>(
  'press "Recuperar Contraseña"',
  (model) => isIdle(model) && model.dialog?.mode === 'login',
  async (model) => {
    press('Recuperar Contraseña')
    const typed = model.dialog?.username ?? ''
    model.recovery = { email: model.dialog?.hasRecovered ? '' : typed, answer: null }
    await untilSeen(model, () => button('Enviar enlace') !== null)
  },
)

const isRecovering = (model: Readonly<AuthModel>) => model.recovery !== null

function typeForLink(text: string) {
  return step<AuthModel, Site>(`type "${text}" for a link`, isRecovering, async (model) => {
    typeIn(TITLES.recovery, 'Correo electrónico', text)
    if (model.recovery) model.recovery.email = text
    await until.turns(1)
  })
}

function askForLink(hand: Hand, reply: (typeof LINK_REPLIES)[number]) {
  return step<AuthModel, Site>(
    `${hand} for a link: ${reply}`,
    isRecovering,
    async (model, site) => {
      site.recovery.wire.reply = reply
      const leaves = model.askForLink(reply === 'ok' || reply === '200-html')
      pressBy(hand, 'Enviar enlace')
      if (!leaves) return until.turns(4)
      await until(() => site.recovery.sent.length === model.calls.recovery)
      await until(() => button('Enviar enlace')?.hasAttribute('disabled') === false)
    },
  )
}

const closeRecovery = step<AuthModel, Site>('close the recovery', isRecovering, async (model) => {
  fireEvent.click(iconButton('Cerrar') ?? document.body)
  model.recovery = null
  if (model.dialog) model.dialog.hasRecovered = true
  await untilGone(model, TITLES.recovery)
})

function visit(place: string) {
  const isPossible = (model: Readonly<AuthModel>) => model.dialog === null
  return step<AuthModel, Site>(`go to ${place}`, isPossible, async (model, site) => {
    model.visit(place)
    await act(() => site.app.router.navigate(place))
    await untilThere(model, site)
  })
}

const signOut = step<AuthModel, Site>(
  'sign out',
  (model) => model.session !== null && model.dialog === null,
  async (model, site) => {
    const wasExpired = model.isExpired
    if (model.place !== '/profile') {
      model.visit('/profile')
      await act(() => site.app.router.navigate('/profile'))
      await untilThere(model, site)
      if (wasExpired) return
    }
    press('Cerrar Sesión')
    model.leave()
    await untilThere(model, site)
  },
)

const reload = step<AuthModel, Site>(
  'reload',
  () => true,
  async (model, site) => {
    const path = model.place
    model.reload()
    site.login.wire.drop()
    site.register.wire.drop()
    site.app.unmount()
    dropTimers()
    site.app = await renderApp({ path })
    await untilThere(model, site)
  },
)

async function sendSignal(model: AuthModel, site: Site, signal: TabSignal): Promise<void> {
  act(TAB_SIGNALS[signal])
  await untilThere(model, site)
}

function loseSession(signal: TabSignal) {
  return step<AuthModel, Site>(
    `the browser loses the session, known by ${signal}`,
    (model) => model.session !== null,
    async (model, site) => {
      clearSessionCookies()
      model.lose()
      await sendSignal(model, site, signal)
    },
  )
}

function loseToken(signal: TabSignal) {
  const name = `the browser loses the token alone, known by ${signal}`
  const isPossible = (model: Readonly<AuthModel>) => model.session !== null
  return step<AuthModel, Site>(name, isPossible, async (model, site) => {
    document.cookie = 'iktoken=; path=/; max-age=0'
    model.lose(model.session?.role ?? null)
    await sendSignal(model, site, signal)
  })
}

function enterElsewhere(index: number, signal: TabSignal) {
  const person = DEMO_PEOPLE[index] ?? DEMO_PEOPLE[0]
  const name = `${person.role} signs in in another tab, known by ${signal}`
  return step<AuthModel, Site>(
    name,
    () => true,
    async (model, site) => {
      document.cookie = `iktoken=${tokenOf(person.email)}; path=/`
      document.cookie = `ikrole=${person.role}; path=/`
      storeSignedOut(false)
      model.enter(person.email, person.role)
      await sendSignal(model, site, signal)
    },
  )
}

const sleep = step<AuthModel, Site>(
  'sleep for a night',
  (model) => model.flight === null,
  async (model) => {
    vi.setSystemTime(Date.now() + NIGHT_MS)
    model.isExpired = model.session !== null
    act(TAB_SIGNALS['the page in sight'])
    await until.turns(3)
  },
)

const aHand = fc.constantFrom(...HANDS)
const anEnd = fc.nat(ENDS.length - 1)
const anEmail = fc.constantFrom(...EMAILS)
const aPerson = fc.constantFrom(...EMAILS.slice(0, 6))
const aPassword = fc.constantFrom(...PASSWORDS)
const anySignal = fc.constantFrom(...(Object.keys(TAB_SIGNALS) as TabSignal[]))
const aLinkReply = fc.constantFrom(...LINK_REPLIES)
const aMode = fc.constantFrom<Mode>('login', 'register')

/** All steps of the session, each with how likely it is. */
export const AUTH_STEPS = weighted<AuthModel, Site>([
  [8, fc.constant(openDialog)],
  [2, fc.constantFrom('Cerrar' as const, 'Escape' as const).map(closeDialog)],
  [4, aMode.map(switchTo)],
  [3, anEmail.map(typeAs('username'))],
  [3, aPassword.map(typeAs('password'))],
  [3, aPassword.map(typeAs('repeat'))],
  [3, fc.constant(acceptTerms)],
  [14, fc.tuple(aMode, aPerson, aHand, anEnd).map((all) => doAll(...all))],
  [4, fc.tuple(aMode, aPerson, aHand).map((all) => doAll(...all, -1))],
  [5, fc.tuple(aHand, anEnd).map(([hand, end]) => submit(hand, end))],
  [2, aHand.map((hand) => submit(hand, -1))],
  [8, anEnd.map(answerLate)],
  [3, fc.constant(openRecovery)],
  [2, anEmail.map(typeForLink)],
  [5, fc.tuple(aHand, aLinkReply).map(([hand, reply]) => askForLink(hand, reply))],
  [4, fc.constant(closeRecovery)],
  [2, fc.constantFrom('/reclamo-exitoso', '/equipo', '/profile').map(visit)],
  [5, fc.constant(signOut)],
  [1, fc.constant(reload)],
  [1, anySignal.map(loseSession)],
  [2, anySignal.map(loseToken)],
  [1, fc.tuple(fc.nat(3), anySignal).map(([index, signal]) => enterElsewhere(index, signal))],
  [1, fc.constant(sleep)],
])
