import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { toDayString } from '@/domain/dates'
import { daysAgo } from '@tests/support/days-ago'
import { type } from '@tests/support/page'
import { changeClaim, savedClaim } from '@tests/support/rows'
import { demo, server } from '@tests/support/server'
import { bodiesOf, button, CLAIM, closed, openClaimForm } from './claim-form-desk'
import { CRM, detailsOf, findDetails, openDesk, shownIds } from './claims-desk'

const NEXT = 'Guardar y siguiente'
const form = () => screen.getByRole('dialog', { name: 'Editar Reclamo' })

/** Opens the CRM and the form of its first row with the keyboard. */
async function openFirst() {
  // Claims without required fields cannot be saved.
  demo.state.claims = demo.state.claims.map((claim) => ({
    ...claim,
    handler: claim.handler ?? 'Equipo Legal',
  }))
  const { user } = await openDesk(CRM)
  const ids = shownIds()
  await user.keyboard('je')
  await screen.findByRole('dialog', { name: 'Editar Reclamo' })
  const showsClaim = (id: string | undefined) =>
    waitFor(() => expect(within(form()).getByText(new RegExp(`^Reclamo ${id} · `))).toBeVisible())
  await showsClaim(ids[0])
  return { user, ids, showsClaim }
}

describe('claim form', () => {
  it('names the claim, starts with status and contacts, and fills in today with a button, and is saved once with Ctrl+Enter', async () => {
    const bodies = bodiesOf('put', CLAIM)
    changeClaim(1014, { name: 'Carolina', lastname: 'Ibáñez', airline: 'LATAM' })
    const { user, dialog } = await openClaimForm(savedClaim(1014))
    const whose = 'Reclamo 1014 · Carolina Ibáñez · LATAM'
    expect(within(dialog).getByText(whose)).toBeVisible()
    const first = within(dialog).getByRole('group', { name: 'Estado' })
    const groups = within(dialog).getAllByRole('group')
    expect(groups.map((group) => within(group).getByRole('heading').textContent)).toEqual([
      'Estado',
      'Persona',
      'Vuelo y reclamo',
      'Seguimiento',
      'Fechas',
    ])
    const labels = [
      ...['Categoría', 'Subcategoría', 'Responsable', 'Next Step'],
      ...['Último contacto con el cliente', 'Último contacto con la aerolínea'],
    ]
    for (const label of labels) {
      expect(within(first).getByLabelText(label)).toBeVisible()
    }
    expect(screen.queryByRole('button', { name: NEXT })).not.toBeInTheDocument()
    const today = toDayString(new Date())
    for (const who of ['con el cliente', 'con la aerolínea']) {
      await user.click(button(`Hoy, contacto ${who}`))
      expect(screen.getByLabelText(`Último contacto ${who}`)).toHaveValue(today)
    }
    expect(screen.getByText('Cambios sin guardar')).toBeVisible()
    // A held key saves once.
    await user.click(screen.getByLabelText('Next Step'))
    await user.keyboard('{Control>}{Enter>3/}{/Control}')
    await closed()
    expect(bodies).toMatchObject([{ last_customer_contact: today, last_airline_contact: today }])
  })
})

describe('"Guardar y siguiente"', () => {
  it('saves and opens the next claim in the same field, without a save if nothing changed, and stays at a failed save until a retry', async () => {
    const bodies = bodiesOf('put', CLAIM)
    const { user, ids, showsClaim } = await openFirst()
    const step = () => screen.getByLabelText('Next Step')
    await user.click(step())
    await user.clear(step())
    await user.paste('Pedir carta')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await showsClaim(ids[1])
    expect(savedClaim(Number(ids[0])).next_step).toBe('Pedir carta')
    expect(within(form()).getByText(`Reclamo ${ids[0]} guardado.`)).toBeVisible()
    await waitFor(() => expect(step()).toHaveFocus())
    expect(step()).toHaveValue(savedClaim(Number(ids[1])).next_step ?? '')
    expect(screen.queryByText('Cambios sin guardar')).not.toBeInTheDocument()
    await user.clear(step())
    await user.paste('Revisar')
    await user.keyboard('{Meta>}{Enter}{/Meta}')
    await showsClaim(ids[2])
    expect(savedClaim(Number(ids[1])).next_step).toBe('Revisar')
    expect(bodies).toHaveLength(2)

    await user.click(button(NEXT))
    await showsClaim(ids[3])
    expect(within(form()).getByText(`Reclamo ${ids[2]}: sin cambios.`)).toBeVisible()
    expect(within(form()).getByLabelText('Categoría')).toHaveFocus()
    expect(bodies).toHaveLength(2)

    server.use(http.put(CLAIM, demo.fault('400'), { once: true }))
    type('Next Step', 'Pedir carta')
    await user.click(button(NEXT))
    expect(await screen.findByRole('alert')).toHaveTextContent('Lo que escribiste sigue aquí.')
    expect(screen.getByLabelText('Next Step')).toHaveValue('Pedir carta')
    await user.click(button(NEXT))
    await showsClaim(ids[4])
    expect(savedClaim(Number(ids[3])).next_step).toBe('Pedir carta')
    type('Next Step', 'Revisar')
    await user.click(button('Guardar'))
    await closed()
    expect(await screen.findByText('El reclamo quedó guardado.')).toBeVisible()
    await user.keyboard('e')
    await screen.findByRole('dialog', { name: 'Editar Reclamo' })
    expect(screen.queryByText('El reclamo quedó guardado.')).not.toBeInTheDocument()
  })

  it('also moves the details, and is offered neither in the last row nor in the work queue', async () => {
    const { user } = await openDesk(CRM)
    const ids = shownIds()
    const lastButOne = Number(ids.at(-2))
    await user.click(detailsOf(lastButOne))
    await findDetails(lastButOne)
    await user.click(button('Editar'))
    await screen.findByRole('dialog', { name: 'Editar Reclamo' })
    await user.click(button(NEXT))
    await waitFor(() =>
      expect(within(form()).getByText(new RegExp(`^Reclamo ${ids.at(-1)} · `))).toBeVisible(),
    )
    expect(screen.queryByRole('button', { name: NEXT })).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    await findDetails(Number(ids.at(-1)))
    await user.keyboard('{Escape}')
    await closed()

    // Beside the queue a claim has no place in the list, although it is on its page.
    changeClaim(lastButOne, { category: 'INGRESADO', last_customer_contact: daysAgo(900) })
    await user.click(screen.getByRole('link', { name: 'Qué toca hoy' }))
    await user.click(await waitFor(() => detailsOf(lastButOne)))
    expect(await findDetails(lastButOne)).not.toHaveTextContent(/ de 240/)
    await user.click(await screen.findByRole('button', { name: 'Editar' }))
    await screen.findByRole('dialog', { name: 'Editar Reclamo' })
    expect(button('Guardar')).toBeVisible()
    expect(screen.queryByRole('button', { name: NEXT })).not.toBeInTheDocument()
  })
})
