import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import google from 'react-ga4'
import { getConsent, setConsent } from '@/app/analytics/consent'
import type * as analytics from '@/app/analytics/google-analytics'
import { renderApp, signInAs } from '@tests/support/app'
import { until } from '@tests/support/clock'
import { importAnew } from '@tests/support/import-anew'
import { configureApp } from '@tests/support/settings'
// Imported here so that no chunk loads during `settle`.
import '@/app/analytics/ConsentBar'
import '@/app/analytics/PageViews'

const KEY = 'vuelo-justo:analytics'

const view = (path: string) => ({
  hitType: 'pageview',
  page: path,
  location: location.origin + path,
})
const bar = () => screen.findByRole('region', { name: 'Preferencias de privacidad' })
const queryBar = () => screen.queryByRole('region', { name: 'Preferencias de privacidad' })
const views = () => vi.mocked(google.send).mock.calls.map(([sent]: unknown[]) => sent)
const isDisabled = () => (window as unknown as Record<string, unknown>)['ga-disable-G-TEST123']

/** Gives an unwanted page view time to be sent. */
const settle = () => until.turns(20)

type App = Awaited<ReturnType<typeof renderApp>>

/** Opens the app and waits for the code of consent and analytics. */
async function open(options: Parameters<typeof renderApp>[0] = {}): Promise<App> {
  const view = await renderApp(options)
  await settle()
  return view
}

async function choose(user: App['user'], name: 'Aceptar' | 'Rechazar') {
  await user.click(within(await bar()).getByRole('button', { name }))
}

async function goTo(router: App['router'], path: string) {
  await act(() => router.navigate(path))
}

beforeEach(() => {
  configureApp({ gaMeasurementId: 'G-TEST123' })
  for (const call of ['initialize', 'set', 'send'] as const) {
    vi.spyOn(google, call).mockImplementation(() => undefined)
  }
  setConsent('unasked')
})

describe('before consent', () => {
  it('shows two equal buttons and sends nothing, also after "Rechazar", which is not asked again, and follows the choice of another tab', async () => {
    const { user, router, unmount } = await open({ path: '/reclamo' })
    const buttons = within(await bar()).getAllByRole('button')
    expect(buttons.map((button) => button.textContent)).toEqual(['Aceptar', 'Rechazar'])
    expect(new Set(buttons.map((button) => button.className)).size).toBe(1)
    await goTo(router, '/')
    await settle()
    expect(google.initialize).not.toHaveBeenCalled()
    expect(views()).toEqual([])

    await choose(user, 'Rechazar')
    expect(queryBar()).not.toBeInTheDocument()
    await goTo(router, '/reclamo')
    await settle()
    unmount()
    await open()
    expect(queryBar()).not.toBeInTheDocument()
    await settle()
    expect(views()).toEqual([])
    expect(isDisabled()).toBe(true)

    localStorage.setItem(KEY, 'granted')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })))
    await waitFor(() => expect(views()).toEqual([view('/')]))
  })

  it('treats anything else that is stored as not asked', () => {
    for (const stored of ['', 'yes', 'true', 'null', '{"granted":true}']) {
      localStorage.setItem(KEY, stored)
      expect(getConsent(), stored).toBe('unasked')
    }
  })
})

describe('after "Aceptar"', () => {
  it('sends the current page, then each page once, and moves the focus to the page', async () => {
    const { user, router } = await open({ path: '/reclamo' })
    await choose(user, 'Aceptar')
    expect(queryBar()).not.toBeInTheDocument()
    expect(screen.getByRole('main')).toHaveFocus()
    await waitFor(() => expect(views()).toEqual([view('/reclamo')]))
    await goTo(router, '/')
    await waitFor(() => expect(views()).toEqual(['/reclamo', '/'].map(view)))
    await goTo(router, '/reclamo')
    await waitFor(() => expect(views()).toEqual(['/reclamo', '/', '/reclamo'].map(view)))
    expect(google.set).toHaveBeenLastCalledWith({
      page_path: '/reclamo',
      page_location: `${location.origin}/reclamo`,
      page_referrer: '',
    })
  })

  it('initializes the library once, without its own page view', async () => {
    const { allowAnalytics, sendPageView } = await importAnew<typeof analytics>(
      '@/app/analytics/google-analytics',
    )
    allowAnalytics(true)
    await sendPageView('/reclamo')
    await sendPageView('/')
    expect(views()).toEqual(['/reclamo', '/'].map(view))
    expect(google.initialize).toHaveBeenCalledExactlyOnceWith('G-TEST123', {
      gtagOptions: expect.objectContaining({ send_page_view: false }) as unknown,
    })
  })

  it('is remembered on the next visit, which sends no identifier, token or typed path, nor a view for a new query', async () => {
    const visited = [
      ['/reclamo?id=TAXI-77#formulario', '/reclamo'],
      ['/reset-password?token=demo-secreto', '/reset-password'],
      ['/faq/', '/FAQ'],
      ['/ana@correo.cl', '/*'],
    ] as const
    localStorage.setItem(KEY, 'granted')
    const opener = 'https://vuelojusto.cl/reset-password?token=secreto'
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(opener)
    const { router } = await open({ path: '/equipo' })
    await waitFor(() => expect(views()).toEqual([view('/equipo')]))
    expect(queryBar()).not.toBeInTheDocument()
    await goTo(router, '/equipo?a=1')
    await goTo(router, '/equipo?a=2')
    await settle()
    const seen: string[] = ['/equipo']
    for (const [path, pattern] of visited) {
      await goTo(router, path)
      seen.push(pattern)
      await waitFor(() => expect(views()).toEqual(seen.map(view)))
    }
    const sent = JSON.stringify([vi.mocked(google.set).mock.calls, views()])
    expect(sent).not.toMatch(/TAXI-77|secreto|correo|#/)
    expect(google.set).toHaveBeenLastCalledWith(
      expect.objectContaining({ page_referrer: 'https://vuelojusto.cl' }),
    )
  })

  it('sends nothing on a staff page', async () => {
    setConsent('granted')
    const { router } = await open({ path: '/equipo' })
    for (const [at, [path, as]] of (
      [
        ['/ADMIN/cobro-manual', 'ADMIN'],
        ['/legal/', 'LEGAL'],
      ] as const
    ).entries()) {
      act(() => void signInAs(as))
      await waitFor(() => expect(views()).toHaveLength(at + 1))
      await goTo(router, path)
      await settle()
      expect(views()).toHaveLength(at + 1)
      expect(isDisabled()).toBe(true)
      await goTo(router, '/equipo')
      await waitFor(() => expect(views()).toHaveLength(at + 2))
      expect(isDisabled()).toBe(false)
    }
  })
})

describe('changing the choice', () => {
  it('works from the page and its footer: the banner returns, "Rechazar" removes the cookies, and deleting the device data asks again', async () => {
    setConsent('granted')
    document.cookie = '_ga=GA1.1.1; path=/'
    document.cookie = '_ga_TEST123=GS2.1; path=/'
    const { user, router } = await open({ path: '/privacidad' })
    await waitFor(() => expect(views()).toHaveLength(1))
    expect(screen.getByText('Aceptaste que contemos tus visitas.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Preferencias de privacidad' }))
    const reopened = await bar()
    await waitFor(() => expect(reopened).toHaveFocus())
    await choose(user, 'Rechazar')
    expect(queryBar()).not.toBeInTheDocument()
    expect(screen.getByText(/^Rechazaste que contemos tus visitas/)).toBeVisible()
    expect(document.cookie).not.toContain('_ga')
    expect(isDisabled()).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Cambiar mi elección' }))
    await choose(user, 'Rechazar')
    await goTo(router, '/reclamo')
    await settle()
    expect(views()).toHaveLength(1)

    await goTo(router, '/privacidad')
    await user.click(await screen.findByRole('button', { name: 'Borrar datos de este equipo' }))
    await user.click(await screen.findByRole('button', { name: 'Sí, borrar' }))
    await screen.findByText(/^Listo\./)
    expect(await bar()).toBeVisible()
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  it('keeps the choice in memory if the browser refuses storage', async () => {
    const { user } = await open()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await choose(user, 'Aceptar')
    expect(queryBar()).not.toBeInTheDocument()
    await waitFor(() => expect(views()).toEqual([view('/')]))
  })
})
