import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '@tests/support/app'
import { setOnline } from '@tests/support/page'

it('shows a notice while the browser is offline, and another when it is online again', async () => {
  const { user } = await renderApp({ path: '/reclamo' })
  await user.type(screen.getByLabelText('Nombre'), 'Camila')
  expect(screen.queryByText(/sin conexión/)).not.toBeInTheDocument()
  setOnline(false)
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Estás sin conexión. Sigue escribiendo: tu reclamo queda guardado en este equipo y lo envías cuando vuelvas a tener internet.',
  )
  expect(screen.getByLabelText('Nombre')).toHaveValue('Camila')
  setOnline(true)
  expect(screen.queryByText(/Estás sin conexión/)).not.toBeInTheDocument()
  expect(screen.getByText('Volvió la conexión. Ya puedes enviar tu reclamo.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Descartar aviso' }))
  expect(screen.queryByText(/Volvió la conexión/)).not.toBeInTheDocument()
})
