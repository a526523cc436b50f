import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, it } from 'vitest'
import { DEMO_PASSWORD } from '@/config/demo-people'
import { demo, server } from '@tests/support/server'
import { amountField, CHARGE, confirm, customerField, dialog, watchCharges } from './charge-desk'
import { CHARGES, openDesk, shownIds } from './claims-desk'

it('keeps the charge form when the session expires and charges after a new sign-in', async () => {
  demo.state.claims = demo.state.claims.map((claim) => ({ ...claim, category: 'CASO GANADO' }))
  const { user } = await openDesk(CHARGES)
  const shown = shownIds()
  const claim = demo.state.claims.find(
    ({ id, email }) =>
      shown.includes(String(id)) &&
      demo.state.users.some((payer) => payer.email === email && payer.hasRegisteredCard),
  )
  await user.click(screen.getByRole('button', { name: `Ir al cobro del reclamo ${claim?.id}` }))
  await screen.findByRole('dialog', { name: 'Charge' })
  await waitFor(() => expect(customerField()).not.toHaveValue(''))
  fireEvent.change(amountField(), { target: { value: '38.000' } })
  const sent = watchCharges()
  server.use(http.post(CHARGE, demo.fault('401'), { once: true }))
  await user.click(confirm())

  const renewal = await screen.findByRole('dialog', { name: 'Vuelve a entrar' })
  await user.click(within(renewal).getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(renewal).not.toBeInTheDocument())
  // Found by role, which proves that it is not hidden behind the dialog.
  const notice = await within(dialog()).findByRole('region', { name: 'Fin de la sesión' })
  expect(notice).toHaveTextContent('Sin guardar: un cobro sin confirmar.')
  expect(confirm()).toBeDisabled()
  expect(confirm()).toHaveAccessibleDescription(/vuelve a entrar para cobrar/)

  await user.click(within(notice).getByRole('button', { name: 'Volver a entrar' }))
  const again = within(await screen.findByRole('dialog', { name: 'Vuelve a entrar' }))
  await user.type(again.getByLabelText('Contraseña'), DEMO_PASSWORD)
  await user.click(again.getByRole('button', { name: 'Ingresar' }))
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Vuelve a entrar' })).not.toBeInTheDocument(),
  )
  expect(amountField()).toHaveValue('38.000')
  await waitFor(() => expect(confirm()).toBeEnabled())
  expect(sent).toEqual([])
  await user.click(confirm())
  await screen.findByText('Charge created successfully.')
  expect(sent).toHaveLength(1)
})
