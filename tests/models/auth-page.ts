import { act, fireEvent } from '@testing-library/react'
import { button } from '@tests/support/page'
import { renderApp } from '@tests/support/app'
import { fieldIn } from './queries'
import { tapWire } from './wire'

const SIGN_IN = '*/api/v1/token/'
const REGISTER = '*/api/v1/user/'
const FORGOT = '*/api/v1/auth/password/forgot'

export const TITLES = { auth: 'Ingresa o Regístrate', recovery: 'Recuperar contraseña' } as const

export const HANDS = ['click', 'double click', 'click in one batch', 'Enter twice'] as const
export type Hand = (typeof HANDS)[number]

/** Sets a whole value at once in a field of that dialog. */
export function typeIn(title: string, label: string, value: string): void {
  const input = fieldIn(title, label)
  if (!input) throw new Error(`no ${label} in ${title}`)
  fireEvent.change(input, { target: { value } })
}

/** Presses a button as often and as fast as users do. */
export function pressBy(hand: Hand, name: string): void {
  const found = button(name)
  if (!found) throw new Error(`no ${name}`)
  if (hand === 'click in one batch') {
    act(() => {
      found.click()
      found.click()
    })
  } else if (hand === 'Enter twice') {
    const { form } = found as HTMLButtonElement
    for (let times = 0; form && times < 2; times += 1) {
      // A browser ignores Enter while the button is disabled.
      if (!found.hasAttribute('disabled')) fireEvent.submit(form)
    }
  } else {
    fireEvent.click(found)
    if (hand === 'double click') fireEvent.click(found)
  }
}

/** The app of a visitor, with taps on the calls of both dialogs. */
export async function openSite() {
  const login = tapWire('post', SIGN_IN, (request) => request.text())
  const register = tapWire('post', REGISTER, (request) => request.text())
  const recovery = tapWire('post', FORGOT, (request) => request.text())
  return { login, register, recovery, app: await renderApp({ path: '/reclamo-exitoso' }) }
}

export type Site = Awaited<ReturnType<typeof openSite>>

/** How this tab learns of a change in another one. */
export const TAB_SIGNALS = {
  'a message': () => {
    const channel = new BroadcastChannel('vuelo-justo-session')
    channel.postMessage('changed')
    channel.close()
  },
  'the way back to this tab': () => void fireEvent.focus(window),
  'the page in sight': () => void fireEvent(document, new Event('visibilitychange')),
}

export type TabSignal = keyof typeof TAB_SIGNALS
