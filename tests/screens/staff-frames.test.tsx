import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import type { FaultName } from '@/mocks/faults/faults'
import { getSession, startSession } from '@/session/session-store'
import { renderApp, signInAs } from '@tests/support/app'
import { demo, server, tokenOf } from '@tests/support/server'
import { holdAnswers } from '@tests/support/gate'

const USER = '*/api/v1/user/'

const REPORT = '/admin/vuelo-justo'
const CHARGES = '/admin/cobro-manual'
const USERS = '/legal/user-list'
const CLAIMS = '/legal/claim-list'
const DENIED = '/access-denied'

type App = Awaited<ReturnType<typeof renderApp>>

const title = () => screen.getByRole('heading', { level: 1 })

async function expectPath({ router }: App, path: string) {
  await waitFor(() => expect(router.state.location.pathname).toBe(path))
}

/** Records the staff requests; the demo API still responds. */
function watchStaffCalls(): string[] {
  const calls: string[] = []
  for (const url of ['*/api/v1/users/', '*/api/v1/claims/'] as const) {
    server.use(http.get(url, ({ request }) => void calls.push(request.url)))
  }
  return calls
}

function linksOf(name: string) {
  const links = within(screen.getByRole('navigation', { name })).getAllByRole('link')
  return links.map((link) => [link.textContent, link.getAttribute('href')])
}

describe('staff frame', () => {
  it('of the admin area shows title, user and links, a skip link first, and opens its first page', async () => {
    const view = await renderApp({ path: REPORT, as: 'ADMIN' })
    await view.user.tab()
    const skip = screen.getByRole('link', { name: 'Saltar al contenido' })
    expect(skip).toHaveFocus()
    expect(skip).toHaveAttribute('href', '#contenido')
    expect(screen.getByRole('main')).toHaveAttribute('id', 'contenido')
    expect(screen.getByText('Panel de Administración')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Cuenta: admin@demo.cl' })).toHaveTextContent(
      'admin@demo.cl',
    )
    expect(screen.getByText('A')).toBeVisible()
    expect(linksOf('Administración')).toEqual([
      ['Cobro', CHARGES],
      ['QR', '/qr'],
      ['Vuelo Justo', REPORT],
      ['Volver al inicio', '/'],
    ])
    const current = () =>
      within(screen.getByRole('navigation', { name: 'Administración' })).getByRole('link', {
        current: 'page',
      })
    expect(current()).toHaveTextContent('Vuelo Justo')
    await act(() => view.router.navigate('/admin/'))
    await expectPath(view, CHARGES)
    await waitFor(() => expect(current()).toHaveTextContent('Cobro'))
  })

  it('of the legal area opens its first page, has its own links, names a user without an e-mail, is not indexed, and has a menu on small screens and one of the account, which signs out', async () => {
    const account = { role: 'LEGAL', email: '', username: 'legal@demo.cl' }
    server.use(http.get(USER, () => HttpResponse.json(account)))
    const view = await renderApp({ path: '/legal', as: 'LEGAL' })
    await expectPath(view, CLAIMS)
    expect(screen.getByRole('button', { name: 'Cuenta: legal@demo.cl' })).toHaveTextContent(
      'legal@demo.cl',
    )
    expect(screen.getByText('L')).toBeVisible()
    expect(linksOf('Legal')).toEqual([
      ['Gestión CRM', CLAIMS],
      ['Gestión de Usuarios', USERS],
      ['Volver al inicio', '/'],
    ])
    expect(document.title).toBe(`${title().textContent} · Vuelo Justo`)
    await waitFor(() => {
      // Testing Library cannot query the document head.
      // eslint-disable-next-line testing-library/no-node-access
      expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute(
        'content',
        'noindex, nofollow',
      )
    })
    const { user } = view
    const opener = screen.getByRole('button', { name: 'Abrir menú' })
    expect(opener).toHaveAttribute('aria-expanded', 'false')
    await user.click(opener)
    const menu = within(await screen.findByRole('dialog', { name: 'Menú' }))
    const links = menu.getAllByRole('link').map((link) => link.textContent)
    expect(links).toEqual(['Gestión CRM', 'Gestión de Usuarios', 'Volver al inicio'])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(opener).toHaveFocus()
    await user.click(opener)
    const again = within(await screen.findByRole('dialog', { name: 'Menú' }))
    await user.click(again.getByRole('link', { name: 'Gestión de Usuarios' }))
    await expectPath(view, USERS)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(title()).toHaveTextContent('Lista de Usuarios'))

    const toggle = { name: 'Cuenta: legal@demo.cl' }
    await user.click(screen.getByRole('button', toggle))
    await user.click(await screen.findByRole('link', { name: 'Perfil' }))
    await expectPath(view, '/profile')

    await user.click(await screen.findByRole('link', { name: 'Ir al panel' }))
    await expectPath(view, CLAIMS)
    await waitFor(() => expect(title()).toHaveFocus())
    await user.click(await screen.findByRole('button', toggle))
    await user.click(await screen.findByRole('button', { name: 'Cerrar Sesión' }))
    await expectPath(view, '/')
    expect(getSession().signedIn).toBe(false)
  })
})

describe('link to the staff area', () => {
  it('is on the profile and the QR page of staff, and not of a passenger', async () => {
    const view = await renderApp({ path: '/profile', as: 'USER' })
    const { router, user } = view
    await screen.findByRole('button', { name: 'Cerrar Sesión' })
    expect(screen.queryByRole('link', { name: 'Ir al panel' })).not.toBeInTheDocument()
    await act(() => router.navigate('/qr'))
    await waitFor(() => expect(document.title).toMatch(/QR/))
    expect(screen.queryByRole('link', { name: 'Volver al panel' })).not.toBeInTheDocument()

    await act(() => router.navigate('/profile'))
    act(() => void signInAs('ADMIN'))
    await user.click(await screen.findByRole('link', { name: 'Ir al panel' }))
    await expectPath(view, CHARGES)
    await act(() => router.navigate('/qr'))
    expect(await screen.findByRole('link', { name: 'Volver al panel' })).toBeVisible()
  })
})

describe('access to the staff area', () => {
  it('is denied to another role, and redirects a visitor home without a request', async () => {
    const calls = watchStaffCalls()
    server.use(http.get(USER, ({ request }) => void calls.push(request.url)))
    const view = await renderApp({ path: CHARGES })
    await expectPath(view, '/')
    for (const path of ['/admin', USERS]) {
      await act(() => view.router.navigate('/equipo'))
      await act(() => view.router.navigate(path))
      await expectPath(view, '/')
    }
    expect(calls).toEqual([])

    for (const [as, path] of [
      ['USER', REPORT],
      ['LEGAL', CHARGES],
      ['ADMIN', CLAIMS],
      ['TAXI', '/legal'],
    ] as const) {
      await act(() => view.router.navigate('/equipo'))
      act(() => void signInAs(as))
      await act(() => view.router.navigate(path))
      await expectPath(view, DENIED)
      const frame = { name: /^(Administración|Legal)$/ }
      expect(screen.queryByRole('navigation', frame), as).not.toBeInTheDocument()
    }
    expect(calls.filter((url) => !url.endsWith('/user/'))).toEqual([])

    // The cookie of a passenger may claim a role.
    await act(() => view.router.navigate('/equipo'))
    act(() => void startSession({ token: tokenOf('pasajero@demo.cl'), role: 'ADMIN' }))
    await act(() => view.router.navigate(CHARGES))
    await expectPath(view, DENIED)
  })

  it("needs the server's role, and to the charges that of the cookie too, in any case, if one is stored", async () => {
    const view = await renderApp({ path: '/equipo' })
    act(() => void startSession({ token: tokenOf('admin@demo.cl') }))
    await act(() => view.router.navigate(CHARGES))
    await waitFor(() => expect(title()).toHaveTextContent('Gestión de Cobros'))
    expect(getSession()).toMatchObject({ role: 'ADMIN' })

    const role = ' Admin '
    demo.state.users = demo.state.users.map((user) =>
      user.email === 'admin@demo.cl' ? { ...user, role } : user,
    )
    await act(() => view.router.navigate('/equipo'))
    act(() => void signInAs('USER'))
    act(() => void startSession({ token: tokenOf('admin@demo.cl'), role }))
    await act(() => view.router.navigate(REPORT))
    await waitFor(() => expect(title()).toHaveTextContent('Gestión Vuelo Justo'))
    await act(() => view.router.navigate(CHARGES))
    await waitFor(() => expect(title()).toHaveTextContent('Gestión de Cobros'))

    await act(() => view.router.navigate('/equipo'))
    const calls = watchStaffCalls()
    act(() => void startSession({ token: tokenOf('admin@demo.cl'), role: 'LEGAL' }))
    await act(() => view.router.navigate(REPORT))
    await waitFor(() => expect(title()).toHaveTextContent('Gestión Vuelo Justo'))
    await view.user.click(screen.getByRole('link', { name: 'Cobro' }))
    await expectPath(view, DENIED)
    expect(calls).toEqual([])
  })
})

describe('permission check', () => {
  it('shows only that it checks, each area in its language, and then the page, whose title has the focus', async () => {
    const calls = watchStaffCalls()
    const answer = holdAnswers('get', USER)
    const view = renderApp({ path: CHARGES, as: 'ADMIN' })
    const expectOnly = async (text: string, lang: string) => {
      const status = await screen.findByText(text)
      expect(status).toHaveAttribute('role', 'status')
      expect(status.lang).toBe(lang)
      expect(screen.queryByText('Panel de Administración')).not.toBeInTheDocument()
      expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
      expect(screen.queryByRole('heading')).not.toBeInTheDocument()
      expect(calls).toEqual([])
    }
    const expectPage = async (text: string) => {
      await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument())
      expect(screen.getAllByText('Panel de Administración')[0]).toBeVisible()
    }
    await expectOnly('Checking permissions…', 'en')
    answer.open()
    const { user, router } = await view
    await expectPage('Checking permissions…')

    await act(() => router.navigate('/'))
    act(() => void signInAs('LEGAL'))
    calls.length = 0
    const later = holdAnswers('get', USER)
    const [link] = await screen.findAllByRole('link', { name: 'Legal' })
    if (link) await user.click(link)
    await expectOnly('Verificando permisos...', '')
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    later.open()
    await expectPage('Verificando permisos...')
    await waitFor(() => expect(title()).toHaveTextContent('CRM'))
    await waitFor(() => expect(title()).toHaveFocus())
  })

  it('that fails shows the reason on the home page and can be retried, by itself after transient errors; 401 and 403 redirect home', async () => {
    server.use(http.get(USER, demo.fault('500')))
    const view = await renderApp({ path: `${CLAIMS}?pagina=2`, as: 'LEGAL' })
    await expectPath(view, '/')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No pudimos abrir el panel. El servidor respondió con un error (500).',
    )
    server.resetHandlers()
    const faults: FaultName[] = ['503', '503', 'offline']
    server.use(
      http.get(USER, (info) => {
        const name = faults.pop()
        return name && demo.fault(name)(info)
      }),
    )
    await view.user.click(screen.getByRole('link', { name: 'Intentar de nuevo' }))
    await expectPath(view, CLAIMS)
    await waitFor(() => expect(title()).toHaveTextContent('CRM'))
    expect(faults).toEqual([])
    expect(view.router.state.location.search).toBe('?pagina=2')
    await waitFor(() =>
      expect(screen.queryByText('No pudimos abrir el panel.')).not.toBeInTheDocument(),
    )

    for (const name of ['403', '401'] as const) {
      await act(() => view.router.navigate('/equipo'))
      act(() => void signInAs('ADMIN'))
      server.use(http.get(USER, demo.fault(name)))
      await act(() => view.router.navigate(REPORT))
      await expectPath(view, '/')
      // Only a 401 from the server ends the session.
      expect(getSession().signedIn).toBe(name !== '401')
    }
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No pudimos abrir el panel. Tu sesión terminó: vuelve a entrar y repite.',
    )
    // On a phone the notice covers the header with its "Entrar".
    await view.user.click(screen.getByRole('link', { name: 'Volver a entrar' }))
    expect(await screen.findByRole('dialog', { name: 'Ingresa o Regístrate' })).toBeVisible()
    expect(screen.queryByText('No pudimos abrir el panel.')).not.toBeInTheDocument()
  })
})

it('another tab that signs in a passenger removes the staff page here, and one that signs out ends the session', async () => {
  const view = await renderApp({ path: USERS, as: 'LEGAL' })
  await screen.findByRole('table')
  const answer = holdAnswers('get', USER)
  document.cookie = `iktoken=${tokenOf('pasajero@demo.cl')}; path=/`
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Cuenta: legal@demo.cl' })).not.toBeInTheDocument()
  answer.open()
  await expectPath(view, DENIED)

  act(() => void signInAs('LEGAL'))
  await act(() => view.router.navigate(USERS))
  await screen.findByRole('table')
  document.cookie = 'iktoken=; path=/; max-age=0'
  act(() => void window.dispatchEvent(new Event('focus')))
  await expectPath(view, '/')
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})
