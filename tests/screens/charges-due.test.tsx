import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { saveChargeAttempt } from '@/device/charge-memory'
import { ChargesDue } from '@/features/claims-desk/due/ChargesDue'
import { signInAs } from '@tests/support/app'
import { WithActions } from '@tests/support/desk-actions'
import { renderPart } from '@tests/support/mount'
import { buildClaim, SAVABLE } from '@tests/support/rows'
import { demo, server } from '@tests/support/server'
import { openDesk } from './claims-desk'

const MARK = 'Cobrado $50.000, orden claim-5-1767225600000'

/** Won claims with and without a card, one with another user's charge note, and one not won; `more` are due. */
function seedClaims(more: number) {
  const cardOwner = demo.state.users.find(({ hasRegisteredCard }) => hasRegisteredCard)
  if (!cardOwner) throw new Error('nobody has a card')
  // Of two accounts with one e-mail one states nothing.
  const nobody = { ...cardOwner, email: 'nadie@correo.cl', hasRegisteredCard: false }
  demo.state.users = [
    ...demo.state.users,
    nobody,
    { ...nobody, hasRegisteredCard: null as unknown as boolean },
  ]
  const row = (id: number, changes: object = {}) =>
    buildClaim({
      ...SAVABLE,
      id,
      category: 'CASO GANADO',
      subcategory: null,
      next_step: null,
      email: cardOwner.email,
      updated_at: `2026-11-${String(20 - id)}`,
      ...changes,
    })
  demo.state.claims = [
    row(1, { updated_at: 'ayer por la tarde' }),
    row(2),
    row(3, { email: 'nadie@correo.cl' }),
    row(4, { category: 'NO APLICA' }),
    row(5, { next_step: MARK }),
    row(6),
    ...Array.from({ length: more }, (_, index) => row(10 + index, { updated_at: null })),
  ]
}

const attempt = (id: number, outcome: 'charged' | 'unknown') => {
  const facts = { claimId: String(id), amount: 50_000, order: `claim-${id}-1`, at: Date.now() }
  act(() => void saveChargeAttempt({ ...facts, outcome }))
}

function mountDue(search = '?vista=por-cobrar', more = 0) {
  seedClaims(more)
  signInAs('ADMIN')
  const onCharge = vi.fn()
  const view = renderPart(
    <WithActions actions={{ charge: onCharge }}>
      <ChargesDue />
    </WithActions>,
    { search },
  )
  return { ...view, onCharge }
}

const chip = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) })

const shownIds = () =>
  within(screen.getByRole('table'))
    .getAllByRole('button', { name: /^Ir al cobro/ })
    .map((button) => button.getAttribute('aria-label')?.replace(/\D/g, ''))

describe('claims due for a charge', () => {
  it('are won, have a card and are not charged, the longest waiting first, with days as the server wrote them if unreadable', async () => {
    const { user, onCharge } = mountDue()
    await waitFor(async () => expect(await chip('Con tarjeta')).toHaveTextContent('3'))
    expect(shownIds()).toEqual(['6', '2', '1'])
    expect(screen.getByText('ayer por la tarde')).toBeVisible()
    attempt(2, 'charged')
    expect(shownIds()).toEqual(['6', '1'])
    attempt(6, 'unknown')
    expect(shownIds()).toEqual(['1'])
    expect(await chip('Por confirmar')).toHaveTextContent('1')
    expect(await chip('Sin cobrar')).toHaveTextContent('2')

    // Claims without a card cannot be charged; the list requests the card.
    await user.click(await chip('Sin tarjeta'))
    const asked = within(screen.getByRole('region', { name: 'Pide la tarjeta' }))
    expect(asked.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^3 /),
    ])
    await user.click(await chip('Sin cobrar'))
    const toCharge = (id: number) =>
      screen.getByRole('button', { name: `Ir al cobro del reclamo ${id}` })
    expect(toCharge(1)).toHaveAttribute('data-quiet', 'false')
    expect(toCharge(3)).toHaveAttribute('data-quiet', 'true')
    await user.click(toCharge(3))
    const [claim, following] = onCharge.mock.calls[0] as [{ id: number }, { id: number }[]]
    expect([claim.id, ...following.map(({ id }) => id)]).toEqual([3, 1])
    await user.click(toCharge(1))
    expect(onCharge).toHaveBeenLastCalledWith(expect.objectContaining({ id: 1 }), [])
  })

  it('are charged as a series, except one with an unknown outcome', async () => {
    const { user, onCharge } = mountDue()
    attempt(2, 'unknown')
    await waitFor(async () => expect(await chip('Con tarjeta')).toHaveTextContent('2'))
    await user.click(screen.getByRole('button', { name: 'Empezar a cobrar' }))
    await user.click(await chip('Por confirmar'))
    await user.click(screen.getByRole('button', { name: 'Ir al cobro del reclamo 2' }))
    const calls = onCharge.mock.calls as [{ id: number }, { id: number }[]?][]
    const opened = calls.map(([first, rest]) => [first.id, rest?.map(({ id }) => id)])
    expect(opened).toEqual([
      [6, [1]],
      [2, undefined],
    ])
  })

  it('are requested with the won filter, and those of the filter in the URL begin on their first page', async () => {
    const reads: (string | null)[] = []
    server.use(
      http.get('*/api/v1/claims/', ({ request }) => {
        reads.push(new URL(request.url).searchParams.get('category'))
      }),
    )
    const { user, router } = mountDue('?vista=por-cobrar&cobro=sin-cobrar', 50)
    expect(await chip('Sin cobrar')).toHaveAttribute('aria-pressed', 'true')
    await user.click(await screen.findByRole('button', { name: 'Siguiente' }))
    expect(screen.getByText('Página 2 de 2')).toBeVisible()
    await user.click(await chip('Con tarjeta'))
    expect(screen.getByText('Página 1 de 2')).toBeVisible()
    for (const id of [1, 2, 6]) attempt(id, 'charged')
    expect(shownIds()).toHaveLength(50)
    expect(screen.queryByRole('button', { name: 'Siguiente' })).not.toBeInTheDocument()
    await user.click(await chip('Sin tarjeta'))
    expect(router.state.location.search).toBe('?vista=por-cobrar&cobro=sin-tarjeta')
    expect(new Set(reads)).toEqual(new Set(['CASO GANADO']))
  })

  it('can be charged if the users cannot be read, and show an error of the claims on the same page', async () => {
    server.use(http.get('*/api/v1/users/', demo.fault('403')))
    const { user, unmount } = mountDue()
    await screen.findByText(/No pudimos leer quién tiene tarjeta/)
    // Neither none nor zero: the cards are unknown.
    expect(screen.queryByText(/No queda ningún caso/)).not.toBeInTheDocument()
    expect(await chip('Con tarjeta')).toHaveTextContent('Con tarjeta -')
    expect(await chip('Sin tarjeta')).toHaveTextContent('Sin tarjeta -')
    await user.click(await chip('Sin cobrar'))
    expect(shownIds()).toEqual(['6', '3', '2', '1'])

    unmount()
    server.use(http.get('*/api/v1/claims/', demo.fault('403')))
    mountDue()
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible()
    expect(screen.queryByText('Inicio')).not.toBeInTheDocument()
  })
})

describe('views of the charges desk', () => {
  it('are links, without those of the CRM', async () => {
    const { user } = await openDesk('/admin/cobro-manual?vista=tablero')
    const views = screen.getByRole('navigation', { name: 'Vistas de los cobros' })
    const links = within(views).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'Reclamos',
      'Por cobrar',
      'Caja del día',
    ])
    expect(links[0]).toHaveAttribute('aria-current', 'page')
    await user.click(within(views).getByRole('link', { name: 'Por cobrar' }))
    expect(await chip('Con tarjeta')).toHaveAttribute('aria-pressed', 'true')
    await user.click(within(views).getByRole('link', { name: 'Caja del día' }))
    expect(await screen.findByText('Comparar con el proveedor')).toBeVisible()
  })
})
