import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { LeaveGuard } from '@/ui/dialog/LeaveGuard'

it('asks before Back and before another page, but not when the page changes its own query', async () => {
  const guard = (
    <LeaveGuard title="¿Salir sin guardar?" stayLabel="Seguir editando" leaveLabel="Salir">
      Lo que escribiste se pierde.
    </LeaveGuard>
  )
  const router = createMemoryRouter([{ path: '*', element: guard }], {
    initialEntries: ['/lista', '/lista?reclamo=7'],
  })
  render(<RouterProvider router={router} />)
  const question = () => screen.queryByRole('dialog', { name: '¿Salir sin guardar?' })
  const address = () => router.state.location.pathname + router.state.location.search

  await act(() => router.navigate('/lista?reclamo=8'))
  expect(question()).not.toBeInTheDocument()
  await act(() => router.navigate(-1))
  expect(question()).toBeVisible()
  fireEvent.click(screen.getByText('Seguir editando'))
  await waitFor(() => expect(question()).not.toBeInTheDocument())
  expect(address()).toBe('/lista?reclamo=8')
  await act(() => router.navigate('/otra'))
  expect(question()).toBeVisible()
  // A double click: the second press comes before the router's answer to the first is rendered.
  const leave = screen.getByText('Salir')
  act(() => {
    leave.click()
    leave.click()
  })
  await waitFor(() => expect(address()).toBe('/otra'))
})
