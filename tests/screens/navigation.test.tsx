import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, Link, MemoryRouter, Outlet } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { App } from '@/app/App'
import { Footer } from '@/app/layouts/public/Footer'
import { RouteErrorScreen } from '@/app/errors/RouteErrorScreen'
import * as records from '@/device/records'
import { draftRecordId } from '@/screens/claim/draft/draft-value'
import { getSession, startSession } from '@/session/session-store'
import { ChunkLoadError, importWithRetry } from '@/ui/browser/import-with-retry'
import { renderApp } from '@tests/support/app'
import { leaveDraft } from '@tests/support/device-drafts'
import { tokenOf } from '@tests/support/server'
import { readHead } from '@tests/support/page'

/** A page with little content. */
const PAGE = '/reclamo-exitoso'

const PUBLIC = [
  ['Crea tu reclamo', '/reclamo'],
  ['Equipo', '/equipo'],
  ['Contacto', '/contacto'],
] as const
const HOME = ['Inicio', '/'] as const
const RIGHTS = ['¿Me corresponde?', '/derechos'] as const
const PROFILE = ['Perfil', '/profile'] as const
const CLAIMS = ['Mis Reclamos', '/mis-reclamos'] as const
const EARNINGS = ['Mis Ganancias', '/qr-info'] as const
const CHECK = ['Pruebas', '/test'] as const
const FAQ = ['Preguntas Frecuentes', '/FAQ'] as const
const ADMIN = ['Administración', '/admin/'] as const
const LEGAL = ['Legal', '/legal'] as const

type LinkRow = readonly [label: string, to: string]

function linksIn(place: HTMLElement): LinkRow[] {
  const links = within(place).getAllByRole<HTMLAnchorElement>('link')
  return links.map((link) => [link.textContent, link.getAttribute('href') ?? ''])
}

const bar = () => screen.getByRole('navigation', { name: 'Principal' })

async function openMenu(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  const opener = screen.getByRole('button', { name: 'Abrir menú' })
  expect(opener).toHaveAttribute('aria-expanded', 'false')
  await user.click(opener)
  const menu = await screen.findByRole('dialog', { name: 'Menú' })
  return { opener, menu }
}

async function expectMenuGone() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}

describe('links by role', () => {
  const EVERYWHERE = [RIGHTS, ...PUBLIC]
  const IN_BAR = [...EVERYWHERE, FAQ]
  const IN_ACCOUNT = [PROFILE, CLAIMS, CHECK]
  const ALL_OF_TAXI = [PROFILE, CLAIMS, EARNINGS, CHECK]

  it('are those of the user in bar, account and the menu of small screens, which returns the focus, or gives it to the page of a link', async () => {
    // A role that was left without a session opens nothing.
    document.cookie = 'ikrole=ADMIN; path=/'
    const { user, router } = await renderApp({ path: PAGE })
    for (const { role, own, staff } of [
      { role: null, own: [], staff: [] },
      { role: 'TAXI', own: ALL_OF_TAXI, staff: [] },
      { role: 'ADMIN', own: IN_ACCOUNT, staff: [ADMIN] },
      { role: 'leGal', own: IN_ACCOUNT, staff: [LEGAL] },
    ]) {
      if (role !== null) {
        act(() => void startSession({ token: tokenOf('pasajero@demo.cl'), role }))
      }
      expect(linksIn(bar()), `${role}`).toEqual(IN_BAR)
      const header = linksIn(screen.getByRole('banner'))
      expect(header[0]).toEqual(['Vuelo Justo', '/'])
      expect(header.filter(([label]) => label === 'Administración' || label === 'Legal')).toEqual(
        staff,
      )
      if (role !== null) {
        await user.click(await screen.findByRole('button', { name: 'Cuenta: Camila Rojas' }))
        expect(screen.getByRole('link', { name: 'Mi perfil' })).toHaveAttribute('href', '/profile')
        expect(linksIn(await screen.findByRole('navigation', { name: 'Cuenta' }))).toEqual(own)
      }
      expect(screen.queryByRole('button', { name: 'Entrar' }) === null).toBe(role !== null)
      const { opener, menu } = await openMenu(user)
      expect(opener).toHaveAttribute('aria-expanded', 'true')
      const signOut = within(menu).queryByRole('button', { name: 'Cerrar Sesión' })
      expect(signOut !== null).toBe(role !== null)
      const inMenu = linksIn(within(menu).getByRole('navigation', { name: 'Menú' }))
      const sorted = (links: readonly LinkRow[]) => links.map(([label]) => label).toSorted()
      expect(sorted(inMenu)).toEqual(sorted([HOME, ...EVERYWHERE, ...own, ...staff]))
      if (role === null) await user.click(within(menu).getByRole('button', { name: 'Cerrar menú' }))
      else await user.keyboard('{Escape}')
      await expectMenuGone()
      await waitFor(() => expect(opener).toHaveFocus())
      expect(opener).toHaveAttribute('aria-expanded', 'false')
    }

    const { menu } = await openMenu(user)
    await user.click(within(menu).getByRole('link', { name: 'Crea tu reclamo' }))
    const title = await screen.findByRole('heading', { level: 1, name: 'Crear Reclamo' })
    expect(router.state.location.pathname).toBe('/reclamo')
    await expectMenuGone()
    await waitFor(() => expect(title).toHaveFocus())
  })

  it('closes the account menu with Escape, outside and by a link', async () => {
    const { user, router } = await renderApp({ path: PAGE, as: 'USER' })
    const toggle = await screen.findByRole('button', { name: 'Cuenta: Camila Rojas' })
    const menu = () => screen.findByRole('navigation', { name: 'Cuenta' })
    await user.click(toggle)
    const first = await menu()
    expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await user.tab()
    expect(within(first).getAllByRole('link')[0]).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(toggle).toHaveFocus()
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await user.click(toggle)
    await menu()
    await user.click(screen.getByRole('main'))
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await user.click(toggle)
    await user.click(within(await menu()).getByRole('link', { name: 'Mis Reclamos' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mis-reclamos'))
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
  })
})

describe('sign-out in the menu', () => {
  it('asks first and names the unsaved data', async () => {
    const { user } = await renderApp({ path: '/reclamo', as: 'USER' })
    fireEvent.change(await screen.findByLabelText('Mensaje'), { target: { value: 'Otra cosa' } })
    await screen.findByText('Borrador guardado en este equipo')
    const { menu } = await openMenu(user)
    expect(within(menu).getByText('Camila Rojas')).toBeVisible()
    await user.click(within(menu).getByRole('button', { name: 'Cerrar Sesión' }))
    const question = await screen.findByRole('dialog', { name: '¿Salir sin guardar?' })
    expect(question).toHaveTextContent('tu reclamo sin enviar')
    await user.click(within(question).getByRole('button', { name: 'Volver' }))
    expect(getSession().signedIn).toBe(true)
    await waitFor(() => expect(question).not.toBeInTheDocument())
    await user.click(within(menu).getByRole('button', { name: 'Cerrar Sesión' }))
    await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }))
    await waitFor(() => expect(getSession().signedIn).toBe(false))
    await expectMenuGone()
    expect(screen.getByRole('button', { name: 'Entrar' })).toBeVisible()
    expect(document.cookie).not.toMatch(/iktoken|ikrole/)
  })

  it('names a claim that is stored but not open, until it is deleted', async () => {
    await leaveDraft({ message: 'Otra cosa' }, new Date())
    const found = vi.spyOn(records, 'findRecords')
    const { user, router } = await renderApp({ path: '/equipo', as: 'USER' })
    const press = async () => {
      await user.click(await screen.findByText('Cerrar Sesión', { selector: 'button' }))
    }
    // A sign-out does not wait for the device.
    await waitFor(() => {
      const at = found.mock.calls.findIndex(([fits]) => fits(draftRecordId(null)))
      expect(found.mock.settledResults[at]?.type).toBe('fulfilled')
    })
    await press()
    const question = await screen.findByRole('dialog', { name: '¿Salir sin guardar?' })
    expect(question).toHaveTextContent('tu reclamo sin enviar')
    await user.click(within(question).getByRole('button', { name: 'Volver' }))
    await act(() => router.navigate('/reclamo'))
    await user.click(await screen.findByRole('button', { name: 'Borrar borrador' }))
    await screen.findByText('Borramos el borrador de este equipo.')
    await press()
    expect(getSession().signedIn).toBe(false)
  })
})

describe('frame of public pages', () => {
  const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' } as const

  it('gives each page its title and the focus, announces it and marks it, with a skip link, a chat and a footer, and has a page for unknown paths', async () => {
    const { user, router } = await renderApp()
    await waitFor(() =>
      expect(document.title).toBe('Compensación por vuelo cancelado o atrasado · Vuelo Justo'),
    )
    expect(document.body).toHaveFocus()
    await user.click(within(bar()).getByRole('link', { name: 'Crea tu reclamo' }))
    const title = await screen.findByRole('heading', { level: 1, name: 'Crear Reclamo' })
    await waitFor(() => expect(title).toHaveFocus())
    expect(document.title).toBe('Crear Reclamo · Vuelo Justo')
    const spoken = screen.getAllByRole('status').map((status) => status.textContent)
    expect(spoken).toContain('Crear Reclamo')
    expect(within(bar()).getByRole('link', { current: 'page' })).toHaveTextContent(
      'Crea tu reclamo',
    )
    const [skip] = screen.getAllByRole('link')
    expect(skip).toHaveTextContent('Saltar al contenido')
    expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`)
    expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1')
    const help = screen.getByRole<HTMLAnchorElement>('link', { name: 'Ayuda por WhatsApp' })
    const { origin, pathname, searchParams } = new URL(help.href)
    expect(origin + pathname).toBe('https://wa.me/56900000000')
    expect(searchParams.get('text')).toMatch(/ayuda con un reclamo/)
    expect(help).toMatchObject(NEW_TAB)
    const footer = within(screen.getByRole('contentinfo'))
    for (const [name, href] of [
      ['Facebook', 'https://www.facebook.com/vuelojusto'],
      ['Instagram', 'https://www.instagram.com/vuelojusto'],
      ['WhatsApp', 'https://wa.me/56900000000?text='],
      ['Términos y condiciones (PDF)', '/docs/terminos-y-condiciones-2025.pdf'],
    ] as const) {
      const link = footer.getByRole('link', { name })
      expect(link.getAttribute('href')?.startsWith(href)).toBe(true)
      expect(link).toMatchObject(NEW_TAB)
    }
    expect(footer.getByText(/^© \d{4} Vuelo Justo\./)).toBeVisible()

    // A new query is no new page.
    await act(() => router.navigate(PAGE))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    const opener = screen.getByRole('button', { name: 'Entrar' })
    act(() => opener.focus())
    await act(() => router.navigate(`${PAGE}?x=1`))
    expect(opener).toHaveFocus()

    await act(() => router.navigate('/no-existe'))
    expect(await screen.findByRole('heading', { name: 'No encontramos esta página' })).toBeVisible()
    expect(screen.getByText('404 Not Found')).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Página no encontrada · Vuelo Justo'))
    // Search engines must not index unknown paths.
    expect(readHead()).toEqual({ robots: 'noindex, nofollow', canonical: null })
    await user.click(screen.getByRole('link', { name: 'Volver al inicio' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })

  it.each(['Vuelo Justo SpA, RUT 76.543.210-3', ''])(
    'shows the company in the footer if it is configured: %j',
    (company) => {
      render(<Footer year={2026} company={company} />, { wrapper: MemoryRouter })
      const lines = screen.getAllByRole('paragraph').map((line) => line.textContent)
      expect(lines).toEqual([
        '© 2026 Vuelo Justo. Todos los derechos reservados.',
        ...(company === '' ? [] : [company]),
      ])
    },
  )
})

describe('chunk that fails to load', () => {
  const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

  it('is requested three times, after 300 and 1200 ms', async () => {
    vi.useFakeTimers()
    const load = vi.fn(offline)
    const result = importWithRetry(load).catch((error: unknown) => error)
    expect(load).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(299)
    expect(load).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(load).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1199)
    expect(load).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(load).toHaveBeenCalledTimes(3)
    const error = await result
    expect(error).toBeInstanceOf(ChunkLoadError)
    expect(error).toMatchObject({ cause: { message: expect.stringContaining('Failed') as string } })
  })

  it('is loaded if one of the attempts succeeds', async () => {
    vi.useFakeTimers()
    for (const good of [1, 2, 3]) {
      const load = vi.fn(() =>
        load.mock.calls.length === good ? Promise.resolve('code') : offline(),
      )
      const result = importWithRetry(load)
      await vi.runAllTimersAsync()
      await expect(result).resolves.toBe('code')
      expect(load).toHaveBeenCalledTimes(good)
    }
  })

  it('shows a Spanish error page, reloads once, but not while offline, and again only on request; a component that throws has another page', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const reload = vi.fn()
    const { href, origin, pathname, protocol } = window.location
    vi.stubGlobal('location', { href, origin, pathname, protocol, reload })
    render(<App router={createMemoryRouter(BROKEN_ROUTES)} />)
    await screen.findByRole('heading', { level: 1 })
    const open = async (link: string, heading: string) => {
      fireEvent.click(screen.getByRole('link', { name: link }))
      const title = await screen.findByRole('heading', { name: heading })
      await waitFor(() => expect(title).toHaveFocus())
    }
    await open('Perdida', 'La página no se cargó')
    expect(screen.getByText(/Revisa tu conexión e inténtalo otra vez/)).toBeVisible()
    expect(screen.getByText('Unexpected Application Error!')).toHaveAttribute('lang', 'en')
    expect(screen.queryByText(/Failed to fetch/)).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('target', '_blank')

    await open('Rota', 'Algo salió mal')
    expect(screen.getByText('Unexpected Application Error!')).toBeVisible()
    expect(screen.queryByText(/12\.345\.678/)).not.toBeInTheDocument()
    expect(log).toHaveBeenCalled()
    // A reload while offline would lose the page.
    expect(reload).not.toHaveBeenCalled()

    online.mockReturnValue(true)
    await open('Perdida', 'La página no se cargó')
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    await open('Rota', 'Algo salió mal')
    await open('Perdida', 'La página no se cargó')
    expect(reload).toHaveBeenCalledTimes(1)
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(reload).toHaveBeenCalledTimes(2)
  })
})

function ThrowingPage(): never {
  throw new Error('no field x of 12.345.678-5')
}

/** One page works, one fails to load and one throws. */
const BROKEN_ROUTES = [
  {
    element: (
      <main>
        <Link to="/lost">Perdida</Link>
        <Link to="/broken">Rota</Link>
        <Outlet />
      </main>
    ),
    children: [
      {
        errorElement: <RouteErrorScreen />,
        children: [
          { path: '/', element: <h1>Inicio</h1> },
          { path: '/lost', lazy: () => Promise.reject(new ChunkLoadError('Failed to fetch')) },
          { path: '/broken', Component: ThrowingPage },
        ],
      },
    ],
  },
]
