import { fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { routes } from '@/app/router'
import { renderApp } from '@tests/support/app'
import { button, field, hasDialog, press, type } from '@tests/support/page'
import { takeTimers, until } from '@tests/support/clock'

vi.mock('@/features/auth/demo/DemoPeople', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
vi.mock('@/features/auth/demo/DemoGoogle', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
vi.mock('@/screens/contact/contact-call', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

describe('code that is late', () => {
  // In this file, because no other one has loaded the page here.
  it('of the reset page shows "Cargando…" until it has loaded', async () => {
    const { router } = await renderApp()
    void router.navigate('/reset-password')
    expect(await screen.findByText('Cargando…')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Recuperar contraseña' })).toBeVisible()
    expect(screen.queryByText('Cargando…')).not.toBeInTheDocument()
  })
})

describe('code that fails to load', () => {
  it('keeps a contact message, and names the connection', async () => {
    takeTimers()
    await renderApp({ path: '/contacto' })
    type('Nombre', 'Ana')
    type('Teléfono', '+56 9 8765 4321')
    type('Correo electrónico', 'ana@correo.cl')
    type('Mensaje', 'Hola')
    press('Enviar')
    await until(() => screen.queryByRole('alert') !== null, { stepMs: 100 })
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Ocurrió un error, intenta nuevamente\.\s*Revisa tu internet\.$/,
    )
    expect(field('Mensaje')).toHaveValue('Hola')
  })

  it('affects no page when it belongs to the demo only: signing in still works', async () => {
    takeTimers()
    await renderApp({ path: '/reclamo-exitoso' })
    fireEvent.click(screen.getByText('Entrar'))
    await until(() => button('Ingresar') !== null, { stepMs: 100 })
    // Longer than all retries of the missing modules.
    for (let tries = 0; tries < 3; tries += 1) {
      vi.advanceTimersByTime(2000)
      await until.turns(20)
    }
    expect(hasDialog()).toBe(true)
    expect(screen.getByLabelText('Contraseña')).toBeVisible()
    expect(screen.queryByText('Algo salió mal')).not.toBeInTheDocument()
  })

  it('leaves the main landmark and a title even when a whole layout fails to load', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const Lost = (): never => {
      throw new Error('a frame')
    }
    const router = createMemoryRouter([
      { path: '/', Component: Lost, errorElement: routes[0]?.errorElement },
    ])
    render(<RouterProvider router={router} />)
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Algo salió mal')
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1 }))
    expect(log).toHaveBeenCalled()
  })
})
