import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findRecords, storeRecord } from '@/device/records'
import * as navigation from '@/ui/browser/navigate-away'
import { renderApp } from '@tests/support/app'
import { hurry, setClock, takeTimers } from '@tests/support/clock'
import { changeUser } from '@tests/support/rows'
import { demo, server } from '@tests/support/server'

const USER = '*/api/v1/user/'
const CARD = '*/api/v1/register-credit-card/'
const CARD_PAGE = 'https://www.flow.cl/app/customer/register.php?token=demo'
const CONFIRMING = 'Estamos confirmando tu tarjeta.'
const REGISTERED = 'Tu tarjeta quedó registrada.'
const NOT_COMPLETED = 'No se completó el registro de tu tarjeta.'
const UNREAD = 'No pudimos comprobar si tu tarjeta quedó registrada.'
const DEPARTURE = {
  kind: 'card-registration',
  owner: 'pasajero@demo.cl',
  name: 'departure',
} as const

let left = vi.spyOn(navigation, 'navigateAway')

beforeEach(() => {
  left = vi.spyOn(navigation, 'navigateAway').mockImplementation(() => undefined)
})

const setCard = (hasRegisteredCard: boolean) => changeUser({ hasRegisteredCard })

/** Counts profile requests, except those that React's strict mode aborts. */
function countReads() {
  const reads: Request[] = []
  server.use(http.get(USER, ({ request }) => void reads.push(request)))
  return () => reads.filter(({ signal }) => !signal.aborted).length
}

async function comeBack(query: string) {
  const view = await renderApp({ path: `/profile${query}`, as: 'USER' })
  await screen.findByRole('button', { name: 'Actualizar Datos' })
  return view
}

describe('return from the card provider', () => {
  it('with a card shows success and removes its query only', async () => {
    setCard(true)
    await storeRecord(DEPARTURE, true, new Date())
    const { router } = await comeBack('?card=cancelled&card=x&semilla=5')
    expect(await screen.findByText(REGISTERED)).toBeVisible()
    expect(router.state.location).toMatchObject({ pathname: '/profile', search: '?semilla=5' })
    expect(router.state.historyAction).toBe('REPLACE')
    await waitFor(async () => expect(await findRecords(() => true, new Date())).toEqual([]))
  })

  it('stops after four requests and checks again on request', async () => {
    takeTimers()
    const reads = countReads()
    const { user } = await comeBack('?card=registered')
    // Pressed while the card is being confirmed: registers no second one.
    fireEvent.click(screen.getByRole('button', { name: 'Registrar tarjeta' }))
    const notice = await hurry(() => screen.findByText(NOT_COMPLETED), 500)
    expect(left).not.toHaveBeenCalled()
    expect(notice).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(/espera unos minutos y revisa otra vez/)
    expect(reads()).toBe(4)
    expect(screen.getByRole('button', { name: 'Registrar tarjeta' })).toHaveAttribute(
      'aria-disabled',
      'false',
    )
    setCard(true)
    vi.useRealTimers()
    await user.click(screen.getByRole('button', { name: 'Revisar otra vez' }))
    expect(await screen.findByText(REGISTERED)).toBeVisible()
    expect(document.body).not.toHaveFocus()
  })

  it('reads the profile no more once the user has left the page', async () => {
    takeTimers()
    const reads = countReads()
    const { router } = await comeBack('?card=registered')
    await act(() => router.navigate('/equipo'))
    const before = reads()
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(reads()).toBe(before)
  })

  it('shows an unknown state if the profile cannot be read', async () => {
    takeTimers()
    await comeBack('?card=ok')
    // Only the last answer counts: the card may be there since the first.
    server.use(http.get(USER, () => HttpResponse.error()))
    expect(await hurry(() => screen.findByText(UNREAD), 500)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Revisar otra vez' })).toBeVisible()
    // A save also tells of the card.
    server.resetHandlers()
    setCard(true)
    fireEvent.click(screen.getByRole('button', { name: 'Actualizar Datos' }))
    expect(await hurry(() => screen.findByText(REGISTERED), 500)).toBeVisible()
  })
})

describe('second registration', () => {
  const button = (name: string) => screen.getByRole('button', { name })
  const REPEAT = /^Hace 3 minutos saliste a registrar tu tarjeta\./

  /** Opens a profile without a card whose user left for the provider three minutes ago. */
  async function openAfterLeaving() {
    server.use(http.post(CARD, () => HttpResponse.json({ redirect_url: CARD_PAGE })))
    const start = new Date(2026, 10, 24, 10, 0)
    setClock(start)
    const view = await comeBack('')
    fireEvent.click(button('Registrar tarjeta'))
    await waitFor(() => expect(left).toHaveBeenCalledOnce())
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
    await waitFor(() =>
      expect(button('Registrar tarjeta')).toHaveAttribute('aria-disabled', 'false'),
    )
    expect(screen.queryByText(/^Te llevamos a /)).not.toBeInTheDocument()
    setClock(start.getTime() + 3 * 60_000)
    return view
  }

  it('within 15 minutes of the first asks for confirmation on every click, and finds the card if it is there', async () => {
    await openAfterLeaving()
    fireEvent.click(button('Registrar tarjeta'))
    expect(await screen.findByRole('alert')).toHaveTextContent(REPEAT)
    fireEvent.click(button('Registrar tarjeta'))
    await waitFor(() =>
      expect(button('Registrar tarjeta')).toHaveAttribute('aria-disabled', 'false'),
    )
    expect(await screen.findByRole('alert')).toHaveTextContent(REPEAT)
    expect(left).toHaveBeenCalledOnce()
    fireEvent.click(await screen.findByRole('button', { name: 'Registrar de nuevo' }))
    await waitFor(() => expect(left).toHaveBeenCalledTimes(2))
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
    await waitFor(() =>
      expect(button('Registrar tarjeta')).toHaveAttribute('aria-disabled', 'false'),
    )
    fireEvent.click(button('Registrar tarjeta'))
    setCard(true)
    fireEvent.click(await screen.findByRole('button', { name: 'Revisar si ya quedó' }))
    expect(await screen.findByText(REGISTERED)).toBeVisible()
    expect(left).toHaveBeenCalledTimes(2)
  })

  it("does not ask after 15 minutes, another user's registration or a failed start", async () => {
    setClock(new Date(2026, 10, 24, 10, 0))
    await storeRecord(DEPARTURE, true, new Date(2026, 10, 24, 9, 44, 59))
    await storeRecord({ ...DEPARTURE, owner: 'otra@demo.cl' }, true, new Date())
    server.use(http.post(CARD, demo.fault('500'), { once: true }))
    const reads = countReads()
    await comeBack('')
    // Without the query parameter it is no return.
    expect(screen.queryByText(CONFIRMING)).not.toBeInTheDocument()
    expect(reads()).toBe(1)
    fireEvent.click(button('Registrar tarjeta'))
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText(/^Ocurrió un error inesperado/)).toBeVisible()
    fireEvent.click(button('Registrar tarjeta'))
    await waitFor(() => expect(left).toHaveBeenCalledOnce())
  })
})
