import { expect, it } from 'vitest'
import { readRole, readToken } from '@/session/cookies'
import { decodeToken } from '@/session/identity'
import { button } from '@tests/support/page'
import { AuthModel } from './auth-model'
import { AUTH_STEPS, openSite, TITLES, type Site } from './auth-steps'
import { barLinks, boxIn, dialogOf, fieldIn, liveTextsIn, shownName } from './queries'
import { MODEL_TIMEOUT_MS, playModel } from './run-model'
// Loads lazy modules at the start, so that no step waits for them.
import '@/app/layouts/account/AccountLayout'
import '@/app/session-end/SessionEndNotice'
import '@/features/auth/dialog/AuthDialog'
import '@/features/auth/demo/DemoGoogle'
import '@/features/auth/demo/DemoPeople'
import '@/screens/claim-sent/ClaimSentPage'
import '@/screens/landing/LandingPage'
import '@/screens/profile/ProfilePage'
import '@/screens/team/TeamPage'

const valueIn = (title: string, label: string) => fieldIn(title, label)?.value ?? null

function expectSession({ session, strayRole, shownName: name }: Readonly<AuthModel>): void {
  const token = readToken()
  expect(token === null ? null : (decodeToken(token)?.email ?? '?')).toBe(session?.email ?? null)
  expect(readRole()).toBe(session ? session.role : strayRole)
  expect(shownName()).toBe(name)
  expect(button('Entrar') !== null).toBe(session === null)
  expect(barLinks().includes('Administración')).toBe(session?.role === 'ADMIN')
  expect(barLinks().includes('Legal')).toBe(session?.role === 'LEGAL')
}

/** Follows the sentence if no answer came, or none that can be used. */
const REASON =
  /(No hay conexión con el|El servidor tardó|La respuesta del|El servidor respondió con un) .*$/

function expectDialogs({ dialog, recovery, flight }: Readonly<AuthModel>): void {
  expect(dialogOf(TITLES.auth) !== null).toBe(dialog !== null)
  expect(dialogOf(TITLES.recovery) !== null).toBe(recovery !== null)
  if (dialog) {
    const isRegister = dialog.mode === 'register'
    expect([
      valueIn(TITLES.auth, 'Correo electrónico'),
      valueIn(TITLES.auth, 'Contraseña'),
      valueIn(TITLES.auth, 'Repetir contraseña'),
      boxIn(TITLES.auth)?.checked ?? null,
    ]).toEqual([
      dialog.username,
      dialog.password,
      isRegister ? dialog.repeat : null,
      isRegister ? dialog.hasTerms : null,
    ])
    const submit = button(isRegister ? 'Registrarme' : 'Ingresar')
    const isWaiting = flight?.from === dialog
    expect(submit?.getAttribute('aria-disabled')).toBe(String(isWaiting))
    const { failure } = dialog
    // An open dialog also shows that a session has ended by the clock.
    const texts = liveTextsIn(TITLES.auth)
      .filter((text) => !text.startsWith('Tu sesión terminó'))
      .map((text) => text.replace(REASON, ''))
    expect(texts).toEqual([
      ...(failure?.mode === dialog.mode ? [failure.text] : []),
      ...(isWaiting ? ['Un momento, esperamos la respuesta…'] : []),
    ])
  }
  if (!recovery) return
  expect(valueIn(TITLES.recovery, 'Correo electrónico')).toBe(recovery.email)
  expect(liveTextsIn(TITLES.recovery)).toEqual(recovery.answer === null ? [] : [recovery.answer])
}

it(
  'keeps the shown user and the sessions right under random steps',
  async () => {
    await playModel<AuthModel, Site>({
      steps: AUTH_STEPS,
      open: async () => ({ model: new AuthModel(), real: await openSite() }),
      agree: (model, { login, register, recovery, app }) => {
        const { pathname, search, hash } = app.router.state.location
        expect(pathname + search + hash).toBe(model.place)
        expectSession(model)
        expectDialogs(model)
        expect({
          login: login.sent.length,
          register: register.sent.length,
          recovery: recovery.sent.length,
        }).toEqual(model.calls)
      },
    })
  },
  MODEL_TIMEOUT_MS,
)
