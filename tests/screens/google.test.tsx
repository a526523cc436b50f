import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { AuthContext, type Auth, type GoogleSource } from '@/features/auth/auth-context'
import type * as button from '@/features/auth/google/GoogleButton'
import { RealGoogle } from '@/features/auth/google/RealGoogle'
import { renderApp } from '@tests/support/app'
import { until } from '@tests/support/clock'
import { holdAnswers } from '@tests/support/gate'
import { importAnew } from '@tests/support/import-anew'
import { demo, server } from '@tests/support/server'
import { configureApp } from '@tests/support/settings'

const DEMO_BUTTON = { name: 'Continuar con Google (demo)' } as const

async function openDialog(path = '/reclamo-exitoso') {
  const view = await renderApp({ path })
  await view.user.click(screen.getByRole('button', { name: 'Entrar' }))
  const dialog = await screen.findByRole('dialog', { name: 'Ingresa o Regístrate' })
  const button = await within(dialog).findByRole('button', DEMO_BUTTON)
  return { ...view, dialog, button }
}

/** Spies on console.warn, which otherwise fails the test. */
function listenToLog() {
  return vi.spyOn(console, 'warn').mockImplementation(() => undefined)
}

describe('sign-in with Google', () => {
  it('has one button at a time, because the last rendered one receives all responses; on the landing page it only logs a failure, and on the next try works and drops an older role', async () => {
    const log = listenToLog()
    server.use(http.get('*/api/v1/user/', demo.fault('401')))
    const { user, router, dialog } = await openDialog('/')
    const buttons = () => screen.findAllByRole('button', { ...DEMO_BUTTON, hidden: true })
    const [inDialog = null, ...others] = await buttons()
    expect(others).toEqual([])
    expect(dialog).toContainElement(inDialog)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await buttons()).toHaveLength(1)

    await user.click(await screen.findByRole('button', DEMO_BUTTON))
    await waitFor(() => expect(log).toHaveBeenCalledWith('Google Login Failed...'))
    expect(log.mock.calls).toEqual([['Google Login Failed...']])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.queryByText('Error al Loguear con Google.')).not.toBeInTheDocument()
    expect(document.cookie).toBe('')
    expect(router.state.location.pathname).toBe('/')

    server.resetHandlers()
    document.cookie = 'ikrole=ADMIN; path=/'
    await user.click(await screen.findByRole('button', DEMO_BUTTON))
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
    // The credential has no role; the profile may already have set the new one.
    expect(document.cookie).toMatch(/^iktoken=[\w-]+\.[\w-]+\.\w+(; ikrole=USER)?$/)
    expect(await screen.findByTitle('Camila Rojas')).toBeVisible()
  })

  it('shows an error in the dialog after a refused credential or cookie, drops it with the dialog, which closes once it works', async () => {
    server.use(http.get('*/api/v1/user/', demo.fault('401')))
    const { user, router, dialog, button } = await openDialog()
    await user.click(button)
    const alert = await within(dialog).findByRole('alert')
    expect(alert).toHaveTextContent(/^Error al Loguear con Google\.$/)
    expect(document.cookie).toBe('')
    expect(router.state.location.pathname).toBe('/reclamo-exitoso')
    await user.click(within(alert).getByRole('button', { name: 'Descartar aviso' }))
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument()
    await user.click(button)
    await within(dialog).findByRole('alert')
    const closeAndReturn = async () => {
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await user.click(screen.getByRole('button', { name: 'Entrar' }))
      return screen.findByRole('dialog')
    }
    const second = await closeAndReturn()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()

    server.resetHandlers()
    // A closed dialog ignores the late answer to its call.
    const held = holdAnswers('get', '*/api/v1/user/')
    await user.click(await within(second).findByRole('button', DEMO_BUTTON))
    await waitFor(() => expect(held.bodies).toHaveLength(1))
    const again = await closeAndReturn()
    held.open()
    await until.turns(20)
    expect(document.cookie).toBe('')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    const cookies = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
    const retry = await within(again).findByRole('button', DEMO_BUTTON)
    await user.click(retry)
    expect(await within(again).findByRole('alert')).toHaveTextContent(
      /^Tu navegador rechaza las cookies.*Permítelas para este sitio/,
    )
    cookies.mockRestore()
    await user.click(retry)
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    // The credential has no role; GET /user/ sets it.
    await waitFor(() =>
      expect(document.cookie).toMatch(/^iktoken=[\w-]+\.[\w-]+\.\w+; ikrole=USER$/),
    )
  })
})

interface GoogleSetup {
  readonly client_id: string
  readonly callback: (answer: { credential?: string }) => void
}

/** Stubs the part of Google's script that the button uses. */
function stubGoogle() {
  const initialize = vi.fn<(setup: GoogleSetup) => void>()
  const renderButton = vi.fn<(parent: HTMLElement, look: object) => void>()
  vi.stubGlobal('google', { accounts: { id: { initialize, renderButton } } })
  return { initialize, renderButton }
}

/** Script elements of Google on the page; they never load in these tests. */
function googleScripts(): HTMLScriptElement[] {
  return [...document.scripts].filter(({ src }) =>
    src.startsWith('https://accounts.google.com/gsi/client'),
  )
}

function showRealButton(source: GoogleSource) {
  const auth = {
    openAuth: vi.fn<Auth['openAuth']>(),
    prefetchAuth: vi.fn<Auth['prefetchAuth']>(),
    isAuthOpen: false,
    goOn: vi.fn<Auth['goOn']>(),
    signInWithGoogle: vi.fn<Auth['signInWithGoogle']>(),
    failGoogle: vi.fn<Auth['failGoogle']>(),
  } satisfies Auth
  render(
    <AuthContext value={auth}>
      <RealGoogle source={source} />
    </AuthContext>,
  )
  return auth
}

function answerScript(event: 'load' | 'error') {
  const [script] = googleScripts()
  if (!script) throw new Error('the script of Google was not asked for')
  fireEvent[event](script)
}

describe("Google's own button", () => {
  it('is rendered in Spanish once the script has loaded, passes the credential on, and reports a response without one', () => {
    const { initialize, renderButton } = stubGoogle()
    const auth = showRealButton('landing')
    expect(googleScripts().map(({ src }) => src)).toEqual([
      'https://accounts.google.com/gsi/client?hl=es',
    ])
    expect(renderButton).not.toHaveBeenCalled()
    answerScript('load')
    expect(initialize).toHaveBeenCalledTimes(1)
    expect(renderButton.mock.calls[0]?.[1]).toMatchObject({ locale: 'es', shape: 'pill' })
    const answer = (credential: object) =>
      act(() => initialize.mock.lastCall?.[0].callback(credential))
    answer({ credential: 'google-token' })
    expect(auth.signInWithGoogle.mock.calls).toEqual([['google-token', 'landing']])
    expect(auth.failGoogle).not.toHaveBeenCalled()
    answer({})
    answer({ credential: '' })
    expect(auth.failGoogle.mock.calls).toEqual([['landing'], ['landing']])
    expect(auth.signInWithGoogle).toHaveBeenCalledOnce()
  })

  it('says that the script was blocked, and retries on request', () => {
    const { initialize, renderButton } = stubGoogle()
    const auth = showRealButton('dialog')
    answerScript('error')
    expect(screen.getByRole('status')).toHaveTextContent(
      'No pudimos cargar Google. Ingresa con tu correo y contraseña, o inténtalo otra vez.',
    )
    expect(auth.failGoogle).not.toHaveBeenCalled()
    expect(googleScripts()).toEqual([])

    fireEvent.click(screen.getByRole('button', { name: 'inténtalo otra vez' }))
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
    expect(googleScripts()).toHaveLength(1)
    answerScript('load')
    expect(renderButton).toHaveBeenCalledTimes(1)
    act(() => initialize.mock.lastCall?.[0].callback({ credential: 'google-token' }))
    expect(auth.signInWithGoogle.mock.calls).toEqual([['google-token', 'dialog']])
  })
})

describe('production build', () => {
  /** Renders the button as a build with this client id does. */
  async function showButton(clientId: string) {
    configureApp({ googleClientId: clientId })
    vi.doMock('@/features/auth/demo/demo', () => ({ LazyDemoGoogle: null }))
    onTestFinished(() => {
      vi.doUnmock('@/features/auth/demo/demo')
    })
    const { GoogleButton } = await importAnew<typeof button>('@/features/auth/google/GoogleButton')
    return render(
      <AuthContext value={{ isAuthOpen: false } as Auth}>
        <GoogleButton source="landing" />
      </AuthContext>,
    )
  }

  it('renders the real button, and without a client id nothing', async () => {
    const { initialize } = stubGoogle()
    const { container } = await showButton('')
    expect(container).toBeEmptyDOMElement()
    expect(googleScripts()).toEqual([])
    await showButton('cliente.apps.example')
    await waitFor(() => expect(googleScripts()).toHaveLength(1))
    answerScript('load')
    expect(initialize.mock.lastCall?.[0].client_id).toBe('cliente.apps.example')
    expect(screen.queryByRole('button', DEMO_BUTTON)).not.toBeInTheDocument()
  })
})
