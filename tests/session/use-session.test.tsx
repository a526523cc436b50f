import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { endSession, startSession } from '@/session/session-store'
import { useSession } from '@/session/use-session'
import { makeToken } from './make-token'

function Greeting() {
  const session = useSession()
  return <p>{session.signedIn ? `Hola ${session.claims.name ?? ''}` : 'Entrar'}</p>
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
