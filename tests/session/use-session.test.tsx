import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { paths } from '@/config/paths'
import { useUnsavedWork } from '@/device/unsaved-work'
import { endSession, expireSession, startSession } from '@/session/session-store'
import { readReturnPage } from '@/session/return-page'
import { useExpiredWithUnsavedWork } from '@/session/use-expired-with-unsaved-work'
import { useSession } from '@/session/use-session'
import { makeToken } from './make-token'

function Greeting() {
  const session = useSession()
  return <p>{session.signedIn ? `Hola ${session.claims.name ?? ''}` : 'Entrar'}</p>
}

function Form({ isDirty }: { readonly isDirty: boolean }) {
  useUnsavedWork('tu perfil', isDirty)
  return <p>{useExpiredWithUnsavedWork() ? 'se queda' : 'se va'}</p>
}

afterEach(() => act(endSession))

describe('useSession', () => {
  it('re-renders on sign-in and sign-out', () => {
    render(<Greeting />)
    expect(screen.getByText('Entrar')).toBeInstanceOf(HTMLElement)
    act(() => void startSession({ token: makeToken({ name: 'Camila' }) }))
    expect(screen.getByText('Hola Camila')).toBeInstanceOf(HTMLElement)
    act(endSession)
    expect(screen.getByText('Entrar')).toBeInstanceOf(HTMLElement)
  })

  it('is signed out in prerendered pages', () => {
    startSession({ token: makeToken({ name: 'Camila' }) })
    expect(renderToString(<Greeting />)).toBe('<p>Entrar</p>')
  })
})

it.each<[way: string, how: string, isDirty: boolean, end: () => void]>([
  ['stays', 'expires', true, expireSession],
  ['leaves', 'expires', false, expireSession],
  ['leaves', 'is ended by the user', true, endSession],
  ['leaves', 'goes on', true, () => undefined],
])('a screen %s if the session %s, with unsaved work: %s', (way, _how, isDirty, end) => {
  startSession({ token: makeToken({ sub: 'camila@demo.cl' }) })
  render(<Form isDirty={isDirty} />)
  act(end)
  expect(screen.getByText(way === 'stays' ? 'se queda' : 'se va')).toBeInstanceOf(HTMLElement)
})

it.each([
  [null, null],
  [{ askedPage: '/perfil' }, null],
  [{ askedPage: paths.myClaims }, paths.myClaims],
  [{ askedPage: paths.home }, null],
])('the page that history state %j asks to return to is %j', (state, page) => {
  expect(readReturnPage(state)).toBe(page)
})
