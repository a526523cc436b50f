import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderApp } from '@tests/support/app'

afterEach(() => vi.restoreAllMocks())

function connect(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')))
}

it('shows a notice while the browser is offline, and another when it is online again', async () => {
  const { user } = await renderApp({ path: '/reclamo' })
  await user.type(screen.getByLabelText('Nombre'), 'Camila')
  expect(screen.queryByText(/sin conexión/)).not.toBeInTheDocument()
  connect(false)
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Estás sin conexión. Sigue escribiendo: tu reclamo queda guardado en este equipo y lo envías cuando vuelvas a tener internet.',
  )
  expect(screen.getByLabelText('Nombre')).toHaveValue('Camila')
  connect(true)
  expect(screen.queryByText(/Estás sin conexión/)).not.toBeInTheDocument()
  expect(screen.getByText('Volvió la conexión. Ya puedes enviar tu reclamo.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Descartar aviso' }))
  expect(screen.queryByText(/Volvió la conexión/)).not.toBeInTheDocument()
})
