import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buildClaim, SAVABLE } from '@tests/support/rows'
import { demo } from '@tests/support/server'
import { payableClaim } from './charge-desk'
import { renderApp } from '@tests/support/app'

/** Two won claims and one in process on one reservation, and the same code at another airline. */
function seedFamily() {
  const { email, rut } = payableClaim()
  const row = (id: number, category: string, airline = 'LATAM') =>
    buildClaim({
      ...SAVABLE,
      id,
      email,
      rut,
      airline,
      category,
      subcategory: null,
      next_step: null,
    })
  demo.state.claims = [
    row(1, 'CASO GANADO'),
    row(2, 'CASO GANADO'),
    row(3, 'INGRESADO'),
    row(4, 'CASO GANADO', 'SKY'),
  ]
}

async function openDetails(path: string, as: 'LEGAL' | 'ADMIN') {
  seedFamily()
  const { user, router } = await renderApp({ path, as })
  await user.click(await screen.findByRole('button', { name: 'Detalles del reclamo 2' }))
  const details = await screen.findByRole('dialog', { name: 'Detalles del Reclamo' })
  return {
    user,
    router,
    family: await within(details).findByRole('region', { name: '3 de ABC123' }),
  }
}

describe('claims of one reservation', () => {
  it('are listed in the details, selected with one press, and count as one case in the overview', async () => {
    const { user, router, family } = await openDetails('/legal/claim-list', 'LEGAL')
    const rows = within(family).getAllByRole('listitem')
    expect(rows.map((row) => row.firstElementChild?.textContent)).toEqual(['1', '2', '3'])
    expect(rows[1]).toHaveAttribute('aria-current', 'true')
    expect(screen.getByRole('button', { name: '4: abrir este reclamo' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Elegir los 3 de esta reserva' }))
    const chosen = await screen.findByRole('region', { name: 'Acciones para los elegidos' })
    expect(within(chosen).getByText('3 elegidos')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Cobrar los/ })).not.toBeInTheDocument()
    await act(() => router.navigate('/legal/claim-list?vista=resumen'))
    expect(await screen.findByText('de 4 reclamos · 2 casos')).toBeVisible()
  })

  it('that are won are charged one after the other', async () => {
    const { user } = await openDetails('/admin/cobro-manual', 'ADMIN')
    await user.click(screen.getByRole('button', { name: 'Cobrar los 2 ganados' }))
    // Each claim has a dialog of its own.
    const charge = () => within(screen.getByRole('dialog', { name: 'Charge' }))
    await waitFor(() => expect(charge().getByText(/^Reclamo 1 ·/)).toBeVisible())
    await user.click(charge().getByRole('button', { name: 'Siguiente por cobrar' }))
    await waitFor(() => expect(charge().getByText(/^Reclamo 2 ·/)).toBeVisible())
    expect(charge().getByText('Es el último.')).toBeVisible()
  })
})
