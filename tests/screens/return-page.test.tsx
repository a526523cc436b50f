import { use } from 'react'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Outlet } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '@/config/demo-people'
import { AuthProvider } from '@/features/auth/AuthProvider'
import { endSession, expireSession, getSession } from '@/session/session-store'
import { renderApp } from '@tests/support/app'
import { createGate } from '@tests/support/gate'
import { mountRoutes } from '@tests/support/mount'
import { demo, server } from '@tests/support/server'

const TITLE = 'Ingresa o Regístrate'
const WELCOME = '¿Tuviste algún problema con tu vuelo?'

const findDialog = () => screen.findByRole('dialog', { name: TITLE })

function signInBy(dialog: HTMLElement, email: string) {
  const fields = within(dialog)
  const type = (label: string, value: string) => {
    fireEvent.change(fields.getByLabelText(label), { target: { value } })
  }
  type('Correo electrónico', email)
  type('Contraseña', DEMO_PASSWORD)
  fireEvent.click(fields.getByRole('button', { name: 'Ingresar' }))
}

async function signInByGoogle(dialog: HTMLElement) {
  const name = 'Continuar con Google (demo)'
  fireEvent.click(await within(dialog).findByRole('button', { name }))
}

const PAGES = [
  {
    path: '/mis-reclamos',
    spelled: '/MIS-RECLAMOS/',
    why: 'Entra para ver tus reclamos',
    heading: 'Mis Reclamos',
    enter: signInByGoogle,
  },
  {
    path: '/profile',
    spelled: '/profile',
    why: 'Entra para ver tu perfil',
    heading: 'TU PERFIL',
    enter: (dialog: HTMLElement) => signInBy(dialog, 'pasajero@demo.cl'),
  },
] as const

async function expectNoDialog() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}

describe('page without a session', () => {
  it.each(PAGES)(
    'asks for a sign-in with a reason and opens $path after it, however it is spelled',
    async ({ path, spelled, why, heading, enter }) => {
      const { router } = await renderApp({ path: spelled, welcome: true })
      const dialog = await findDialog()
      expect(router.state.location).toMatchObject({ pathname: '/', search: '', hash: '' })
      expect(within(dialog).getByText(why)).toBeVisible()
      expect(within(dialog).getByRole('button', { name: 'Ya tengo una cuenta' })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      expect(screen.queryByText(WELCOME)).not.toBeInTheDocument()
      await enter(dialog)
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
      expect(router.state.location.pathname).toBe(path)
      expect(router.state.historyAction).toBe('REPLACE')
    },
  )

  const [{ path, why, heading }] = PAGES

  it('shows the landing page after a registration (SPEC 2.3)', async () => {
    const { user, router } = await renderApp({ path })
    const dialog = within(await findDialog())
    await user.click(dialog.getByRole('button', { name: 'Crea tu cuenta' }))
    const type = (label: string, value: string) => {
      fireEvent.change(dialog.getByLabelText(label), { target: { value } })
    }
    type('Correo electrónico', 'nueva@correo.cl')
    type('Contraseña', 'clave-1234')
    type('Repetir contraseña', 'clave-1234')
    await user.click(dialog.getByRole('checkbox'))
    await user.click(dialog.getByRole('button', { name: 'Registrarme' }))
    await expectNoDialog()
    expect(getSession().signedIn).toBe(true)
    await waitFor(() => expect(router.state.location.state).toBeNull())
    expect(router.state.location.pathname).toBe('/')
    act(endSession)
    // Only a page that needs a session asks for a sign-in.
    for (const askedPage of ['https://malo.test/', '//malo.test', '/admin', '/reclamo', '']) {
      await act(() => router.navigate('/', { state: { askedPage } }))
      expect(screen.queryByRole('dialog'), askedPage).not.toBeInTheDocument()
    }
  })

  it('asks for a sign-in after a 401 or once the session expired, not after a sign-out', async () => {
    server.use(http.get('*/api/v1/claim/', demo.fault('401')))
    const { router } = await renderApp({ path, as: 'USER' })
    const first = await findDialog()
    server.resetHandlers()
    signInBy(first, 'pasajero@demo.cl')
    expect(await screen.findByRole('table')).toBeVisible()
    expect(router.state.location.pathname).toBe(path)
    await expectNoDialog()
    act(expireSession)
    const dialog = await findDialog()
    expect(within(dialog).getByText(why)).toBeVisible()
    signInBy(dialog, 'pasajero@demo.cl')
    await screen.findByRole('heading', { level: 1, name: heading })
    act(endSession)
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(router.state.location.state).toEqual({})
    await expectNoDialog()
    expect(await screen.findByRole('button', { name: 'Entrar' })).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('return page', () => {
  it('says why, if the profile could not be read, and opens once it can', async () => {
    server.use(http.get('*/api/v1/user/', () => HttpResponse.error()))
    await renderApp({ path: '/profile', as: 'USER' })
    const dialog = await findDialog()
    expect(dialog).toHaveTextContent(
      'No pudimos cargarlo y cerramos tu sesión. No hay conexión con el servidor: revisa tu internet.',
    )
    server.resetHandlers()
    signInBy(dialog, 'pasajero@demo.cl')
    expect(await screen.findByRole('heading', { level: 1, name: 'TU PERFIL' })).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Actualizar Datos' })).toBeVisible()
  })

  it('opens after the sign-in, even if it renders after the dialog closes', async () => {
    const drawn = createGate()
    function Late() {
      use(drawn.opened)
      return <h1>Mis Reclamos</h1>
    }
    const { router } = mountRoutes(
      [
        {
          element: (
            <AuthProvider>
              <Outlet />
            </AuthProvider>
          ),
          children: [
            { path: '/', element: <h1>Inicio</h1> },
            { path: '/mis-reclamos', element: <Late /> },
          ],
        },
      ],
      { visited: [{ pathname: '/', state: { askedPage: '/mis-reclamos' } }] },
    )
    signInBy(await findDialog(), 'pasajero@demo.cl')
    await expectNoDialog()
    drawn.open()
    expect(await screen.findByRole('heading', { name: 'Mis Reclamos' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/mis-reclamos')
  })
})
