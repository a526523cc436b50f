import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { getSession } from '@/session/session-store'
import { renderApp } from '@tests/support/app'
import { demo, server } from '@tests/support/server'

function answer(...claims: readonly object[]) {
  server.use(http.get('*/api/v1/claim/', () => HttpResponse.json(claims)))
}

async function openClaims() {
  const view = await renderApp({ path: '/mis-reclamos', as: 'USER' })
  await screen.findByRole('table')
  return view
}

function ticket(name: string) {
  return screen.getByRole('article', { name })
}

describe('won claim', () => {
  const won = { id: 1, category: 'CASO GANADO', updated_at: '2025-06-01' }
  const waiting = { id: 3, category: 'EN ESPERA DE DOCUMENTOS', updated_at: null }

  it('shows the fee and the card, which one that waits for documents names too', async () => {
    const cardInfo = { brand: 'Visa', lastFourDigits: '4242', cardHolder: 'X', expiryDate: '12/29' }
    demo.state.users = demo.state.users.map((user) => ({
      ...user,
      hasRegisteredCard: true,
      cardInfo,
    }))
    answer(won, waiting)
    await openClaims()
    const claim = within(ticket('Reclamo 1'))
    expect(await claim.findByText(/de tu tarjeta Visa terminada en 4242\./)).toBeVisible()
    expect(
      claim.getByText('Cobramos nuestra comisión, el 20% de la compensación, y nada más.'),
    ).toBeVisible()
    expect(claim.queryByRole('link', { name: 'Registrar tarjeta' })).not.toBeInTheDocument()
    expect(screen.getByText('Tu tarjeta ya está registrada.')).toBeVisible()
  })

  it('without a card comes first and links to the profile', async () => {
    answer({ id: 2, category: 'INGRESADO', updated_at: '2025-06-02' }, won)
    const { user, router } = await openClaims()
    const claim = within(ticket('Reclamo 1'))
    const register = await claim.findByRole('link', { name: 'Registrar tarjeta' })
    expect(claim.getByText('Registra tu tarjeta.')).toBeVisible()
    expect(screen.getAllByRole('article')[0]).toHaveAccessibleName('Reclamo 1')
    await user.click(register)
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
    expect(await screen.findByRole('button', { name: 'Registrar tarjeta' })).toBeVisible()
  })

  it('does not ask for a card if the profile cannot be read', async () => {
    server.use(http.get('*/api/v1/user/', demo.fault('500')))
    answer(won, waiting)
    await openClaims()
    const claim = within(ticket('Reclamo 1'))
    expect(claim.getByText(/de la tarjeta de tu perfil\./)).toBeVisible()
    expect(claim.queryByRole('link', { name: 'Registrar tarjeta' })).not.toBeInTheDocument()
    expect(within(ticket('Reclamo 3')).queryByText(/tarjeta (ya|\.)/i)).not.toBeInTheDocument()
    expect(getSession().signedIn).toBe(true)
  })
})
