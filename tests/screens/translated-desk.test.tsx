import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '@tests/support/app'
import { translatePage } from '@tests/support/translation'
import { amountField, seedWon, watchCharges } from './charge-desk'
import { demo } from '@tests/support/server'
import { CRM, detailsOf, findDetails, openDesk } from './claims-desk'

it('steps through the claims of a page that the browser translates', async () => {
  const { user } = await openDesk(CRM)
  translatePage()
  await user.click(detailsOf(1240))
  const details = await findDetails(1240)
  for (const id of [1239, 1238, 1237, 1236]) {
    await user.click(within(details).getByRole('button', { name: /Siguiente/ }))
    await waitFor(() => expect(details).toHaveTextContent(`Reclamo ${id} · ${1241 - id} de`))
    expect(details).toHaveTextContent(
      `Correo${demo.state.claims.find((claim) => claim.id === id)?.email}`,
    )
  }
})

it('states on a translated page how a charge ended, and that its series stopped', async () => {
  watchCharges(() => '500')
  seedWon()
  const { user } = await renderApp({ path: '/admin/cobro-manual?vista=por-cobrar', as: 'ADMIN' })
  translatePage()
  await user.click(await screen.findByRole('button', { name: 'Empezar a cobrar' }))
  await screen.findByText('Quedan 2 más.')
  await screen.findByText('Registrada', { exact: false })
  expect(screen.queryByText('Todavía no se sabe')).not.toBeInTheDocument()
  await user.type(amountField(), '100000')
  await user.click(await screen.findByRole('button', { name: 'Cobrar y siguiente' }))
  expect(await screen.findByText(/^La serie se detuvo aquí/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'No está pagada: descartar' }))
  expect(await screen.findByText(/: no está pagada\..* Lo anotó/)).toBeVisible()
})
