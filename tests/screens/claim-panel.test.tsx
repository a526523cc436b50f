import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '@tests/support/app'
import { changeClaim } from '@tests/support/rows'
import { CRM, detailsOf, findDetails, openDesk, shownIds } from './claims-desk'
import { waitForFirst, waitUntilClosed } from './claims-desk'

type Router = Awaited<ReturnType<typeof openDesk>>['router']

const queryOf = (router: Router) => new URLSearchParams(router.state.location.search)

const expectOpen = (router: Router, id: number | null) =>
  waitFor(() => expect(queryOf(router).get('reclamo')).toBe(id === null ? null : String(id)))

/** Mocks a screen that is wide enough for the panel. */
function mockWideScreen() {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget() as MediaQueryList, {
      matches: media === '(min-width: 90em)',
      media,
    }),
  )
}

describe('details panel beside the list', () => {
  beforeEach(mockWideScreen)

  it('is not modal, follows the list by mouse and keyboard, and stays when its family is selected', async () => {
    for (const id of [1234, 1235]) changeClaim(id, { airline: 'SKY', reservation_code: 'ZZ99ZZ' })
    const { user, router } = await openDesk()
    await user.keyboard('j{Enter}')
    const panel = await findDetails(1240)
    expect(panel).toHaveAttribute('aria-modal', 'false')
    expect(detailsOf(1240)).toHaveFocus()
    expect(screen.getByRole('table')).toBeVisible()
    await expectOpen(router, 1240)
    await user.keyboard('jj')
    await findDetails(1238)
    expect(detailsOf(1238)).toHaveFocus()
    await user.keyboard('k')
    await findDetails(1239)
    await expectOpen(router, 1239)
    await user.click(detailsOf(1235))
    await findDetails(1235)
    // The shortcuts still apply to the row.
    await user.keyboard('x')
    expect(screen.getByRole('checkbox', { name: 'Elegir reclamo 1235' })).toBeChecked()
    await user.keyboard('s')
    expect(await screen.findByRole('textbox', { name: 'Next Step' })).toBeVisible()
    // Escape closes the editor over the list, not the panel.
    await user.keyboard('{Escape}')
    await waitFor(() =>
      expect(screen.queryByRole('textbox', { name: 'Next Step' })).not.toBeInTheDocument(),
    )
    await findDetails(1235)
    await user.click(screen.getByRole('button', { name: 'Elegir los 2 de esta reserva' }))
    expect(await screen.findByText('2 elegidos')).toBeVisible()
    await expectOpen(router, 1235)
    // The cookie decides who may charge, in any case.
    expect(screen.queryByRole('button', { name: 'Cobrar' })).not.toBeInTheDocument()
    document.cookie = 'ikrole=admin; path=/'
    act(() => void window.dispatchEvent(new Event('focus')))
    expect(screen.getByRole('button', { name: 'Cobrar' })).toBeVisible()
  })

  it('gets the focus on a second click and closes with Escape, also if shortcuts are off', async () => {
    const { user, router } = await openDesk()
    await user.click(detailsOf(1239))
    const panel = await findDetails(1239)
    expect(detailsOf(1239)).toHaveFocus()
    await user.click(detailsOf(1239))
    expect(panel).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitUntilClosed()
    await waitFor(() => expect(detailsOf(1239)).toHaveFocus())
    await expectOpen(router, null)
    await user.keyboard('j{Enter}')
    await findDetails(1238)
    await user.click(within(await findDetails(1238)).getByRole('button', { name: /^Cerrar/ }))
    await waitUntilClosed()
    await waitFor(() => expect(detailsOf(1238)).toHaveFocus())
    await user.keyboard('?')
    await user.click(await screen.findByRole('checkbox', { name: 'Usar atajos' }))
    await user.keyboard('{Escape}')
    await waitUntilClosed()
    await user.click(detailsOf(1240))
    await findDetails(1240)
    await user.keyboard('{Escape}')
    await waitUntilClosed()
  })

  it('is in the URL with the page, opens again from it, and stays while the page changes; a claim that is not on the page is searched on request', async () => {
    const { user, router, unmount } = await openDesk()
    await user.click(detailsOf(1231))
    const panel = await findDetails(1231)
    await user.click(within(panel).getByRole('button', { name: /Siguiente/ }))
    await findDetails(1230)
    await waitForFirst(1230)
    await expectOpen(router, 1230)
    expect(queryOf(router).get('pagina')).toBe('2')
    const { search } = router.state.location
    unmount()
    const again = await openDesk(`${CRM}${search}`)
    expect(await findDetails(1230)).toHaveAttribute('aria-modal', 'false')
    expect(shownIds()[0]).toBe('1230')
    const pager = screen.getByRole('navigation', { name: 'Páginas de reclamos' })
    await again.user.click(within(pager).getByRole('button', { name: 'Siguiente' }))
    await waitForFirst(1220)
    await findDetails(1230)
    expect(queryOf(again.router).get('pagina')).toBe('3')
    expect(queryOf(again.router).get('reclamo')).toBe('1230')

    // A claim that is not on the page.
    await again.user.keyboard('{Escape}')
    await act(() => again.router.navigate('/legal/user-list'))
    await act(() => again.router.navigate(`${CRM}?reclamo=1001&pagina=2`))
    await waitForFirst(1230)
    await expectOpen(again.router, null)
    expect(queryOf(again.router).get('pagina')).toBe('2')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByText('El reclamo 1001 no está en esta página.')).toBeVisible()
    await again.user.click(screen.getByRole('button', { name: 'Buscar en todos' }))
    await findDetails(1001)
    await expectOpen(again.router, 1001)
    expect(screen.queryByText(/no está en esta página/)).not.toBeInTheDocument()
  })
})

describe('URL with an open claim', () => {
  beforeEach(mockWideScreen)

  it('opens the claim on a view of all claims after they load, and its button returns the focus to the row', async () => {
    const { user, router } = await renderApp({ path: `${CRM}?vista=hoy&reclamo=1100`, as: 'LEGAL' })
    await findDetails(1100)
    expect(queryOf(router).get('vista')).toBe('hoy')
    await expectOpen(router, 1100)
    const [first] = screen.getAllByRole('button', { name: /^Detalles del reclamo/ })
    if (first) await user.click(first)
    await user.click(screen.getByRole('button', { name: 'Cerrar' }))
    await waitUntilClosed()
    expect(first).toHaveFocus()
  })
})

describe('screen without space for the panel', () => {
  it('opens the claim of a shared link in a dialog, which the address does not keep for a reload', async () => {
    const { user, router } = await renderApp({ path: `${CRM}?reclamo=1238`, as: 'LEGAL' })
    expect(await findDetails(1238)).not.toHaveAttribute('aria-modal', 'false')
    await expectOpen(router, null)
    await user.keyboard('{Escape}')
    await waitUntilClosed()
    await user.click(detailsOf(1239))
    await findDetails(1239)
    await expectOpen(router, null)
  })
})
