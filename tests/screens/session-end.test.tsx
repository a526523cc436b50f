import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getSession, startSession } from '@/session/session-store'
import { issueToken } from '@/mocks/people/token'
import { DEMO_PASSWORD, DEMO_PEOPLE } from '@/config/demo-people'
import { renderApp } from '@tests/support/app'
import { demo, server } from '@tests/support/server'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const NOW = new Date('2026-11-21T15:00:00Z')
const PASSENGER = DEMO_PEOPLE[0]

/** Opens the profile with a session of eight hours at this time before its end. */
async function openProfile(beforeEndMs: number) {
  const owner = demo.state.users.find(({ email }) => email === PASSENGER.email)
  if (!owner) throw new Error('the demo has no passenger')
  startSession({ token: issueToken(owner, NOW), role: 'USER' })
  vi.setSystemTime(new Date(NOW.getTime() + 8 * HOUR_MS - beforeEndMs))
  const view = await renderApp({ path: '/profile', advanceTimers: vi.advanceTimersByTime })
  await screen.findByLabelText('Dirección')
  return view
}

/** Advances in steps, because the page sets its next timer after a render. */
async function pass(ms: number) {
  const STEP_MS = 20_000
  for (let left = ms; left > 0; left -= STEP_MS) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, STEP_MS)))
  }
}

describe('session about to expire', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW })
    demo.reset()
  })

  it('is announced five minutes before, with the unsaved data, and again at its end once that was dismissed; then it can be renewed on the page, and the data saved', async () => {
    const { user } = await openProfile(6 * MINUTE_MS)
    expect(screen.queryByRole('region', { name: 'Fin de la sesión' })).not.toBeInTheDocument()
    await pass(MINUTE_MS + 1000)
    const notice = await screen.findByRole('region', { name: 'Fin de la sesión' })
    expect(within(notice).getByRole('alert')).toHaveTextContent('Tu sesión termina en 5 minutos.')
    expect(notice).toHaveTextContent('Vuelve a entrar para seguir sin interrupciones.')
    await user.type(screen.getByLabelText('Dirección'), ' depto 4')
    expect(notice).toHaveTextContent('Sin guardar: los datos de tu perfil.')
    await pass(2 * MINUTE_MS)
    expect(notice).toHaveTextContent('Tu sesión termina en 3 minutos.')
    await user.click(within(notice).getByRole('button', { name: 'Cerrar aviso de sesión' }))
    await pass(MINUTE_MS)
    expect(screen.queryByRole('region', { name: 'Fin de la sesión' })).not.toBeInTheDocument()
    await pass(3 * MINUTE_MS)
    await screen.findByText('Tu sesión terminó.')
    const typed = screen.getByLabelText<HTMLInputElement>('Dirección').value
    const end = screen.getByRole('region', { name: 'Fin de la sesión' })
    expect(end).toHaveTextContent('Sigue en esta página: vuelve a entrar y guárdalo.')

    await user.click(within(end).getByRole('button', { name: 'Volver a entrar' }))
    const dialog = await screen.findByRole('dialog', { name: 'Vuelve a entrar' })
    expect(within(dialog).getByLabelText('Correo electrónico')).toHaveValue(PASSENGER.email)
    await user.type(within(dialog).getByLabelText('Contraseña'), 'otra-clave')
    await user.click(within(dialog).getByRole('button', { name: 'Ingresar' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Correo o contraseña incorrectos',
    )
    await user.clear(within(dialog).getByLabelText('Contraseña'))
    await user.type(within(dialog).getByLabelText('Contraseña'), DEMO_PASSWORD)
    await user.click(within(dialog).getByRole('button', { name: 'Ingresar' }))
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Fin de la sesión' })).not.toBeInTheDocument(),
    )
    expect(getSession().signedIn).toBe(true)
    // The button that opened the dialog is gone with the notice.
    expect(screen.getByRole('main')).toHaveFocus()
    expect(screen.getByLabelText('Dirección')).toHaveValue(typed)
    await user.click(screen.getByRole('button', { name: 'Actualizar Datos' }))
    await screen.findByText('Los datos se han actualizado exitosamente.')
  })
})

describe('session that is over by the clock of this device alone', () => {
  it('gets no notice: the server decides', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW })
    const profile = { name: 'Ana', email: PASSENGER.email, address: 'Calle 1' }
    server.use(http.get('*/api/v1/user/', () => HttpResponse.json(profile)))
    await openProfile(-24 * HOUR_MS)
    await pass(MINUTE_MS)
    expect(screen.queryByRole('region', { name: 'Fin de la sesión' })).not.toBeInTheDocument()
  })
})

describe('session rejected by the server', () => {
  it('keeps the edited profile, which can be saved after a new sign-in', async () => {
    server.use(http.put('*/api/v1/user/', demo.fault('401'), { once: true }))
    const { user, router } = await renderApp({ path: '/profile', as: 'USER' })
    const address = await screen.findByLabelText('Dirección')
    fireEvent.change(address, { target: { value: 'Otra calle 3' } })
    await user.click(screen.getByRole('button', { name: 'Actualizar Datos' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Vuelve a entrar' }))
    expect(getSession().signedIn).toBe(false)
    expect(screen.getByText('Hubo un error al actualizar los datos.')).toBeInTheDocument()
    await user.type(dialog.getByLabelText('Contraseña'), DEMO_PASSWORD)
    await user.click(dialog.getByRole('button', { name: 'Ingresar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(router.state.location.pathname).toBe('/profile')
    expect(address).toHaveValue('Otra calle 3')
    expect(screen.queryByText('Hubo un error al actualizar los datos.')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Actualizar Datos' }))
    await screen.findByText('Los datos se han actualizado exitosamente.')
  })
})
