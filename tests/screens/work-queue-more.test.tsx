import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import { claimUpdateQueueOf } from '@/features/claim-store/changes/claim-update-queue'
import { buildRow, noticeSays, numberOf, openQueue, queueRow, queueRows } from './queue-desk'
import { detailsOf } from './claims-desk'
import { startDay, TODAY, wire } from './queue-desk'
import { savedClaim } from '@tests/support/rows'
import { demo } from '@tests/support/server'

beforeEach(startDay)

const button = (name: string | RegExp) => screen.getByRole('button', { name })
/** The query of a group's link to the list. */
const listOf = (group: string) => {
  const link = screen.getByRole('link', { name: `Ver en la lista: ${group}` })
  return Object.fromEntries(new URL(link.getAttribute('href') ?? '', location.href).searchParams)
}
const headings = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)
const shown = () => queueRows().map(numberOf)

describe('filters of the work queue', () => {
  const rows = [
    buildRow(1, 9, { airline: 'LATAM', handler: 'Paula' }),
    buildRow(2, 8, { airline: 'SKY', handler: 'Paula' }),
    buildRow(3, 7, { airline: 'LATAM', handler: 'ana@correo.cl', category: 'EN APELACIÓN' }),
  ]

  it('apply at once, count the other options, and are in the URL', async () => {
    const { user, router } = await openQueue([...rows, buildRow(4, 0, { airline: 'JETSMART' })])
    expect(screen.getByText(/^Con contacto en los últimos 2 días: 1 reclamo/)).toBeVisible()
    const filter = (name: string) => screen.getByRole('combobox', { name })
    const choose = (name: string, option: string) =>
      user.selectOptions(filter(name), within(filter(name)).getByRole('option', { name: option }))
    await choose('Aerolínea', 'LATAM (2)')
    expect(shown()).toEqual(['1', '3'])
    expect(screen.queryByText(/^Con contacto en los últimos/)).not.toBeInTheDocument()
    expect(filter('Estado')).toHaveTextContent('Ingresado (1)')
    expect(router.state.location.search).toBe('?cola-aerolinea=LATAM')
    expect(filter('Responsable')).toHaveTextContent('ana@correo.cl (1)')
    await choose('Responsable', 'Paula (1)')
    expect(shown()).toEqual(['1'])
    expect(listOf('Atrasados')).toEqual({
      ver: 'abiertos',
      toca: 'Atrasados',
      linea: 'LATAM',
      responsable: 'Paula',
      'cola-aerolinea': 'LATAM',
      'cola-responsable': 'Paula',
    })
    await user.click(button('Limpiar'))
    expect(shown()).toEqual(['1', '2', '3'])
    expect(router.state.location.search).toBe('')
  })

  it("are read from the URL, and offer the user's own claims", async () => {
    const { user } = await openQueue(rows, {
      mine: 'Paula',
      search: '?vista=hoy&cola-estado=EN+APELACI%C3%93N',
    })
    expect(shown()).toEqual(['3'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Todos')
    await user.click(button('Mis casos (2)'))
    expect(shown()).toEqual(['1', '2'])
    expect(button('Mis casos (2)')).toHaveAttribute('aria-pressed', 'true')
  })
})

describe('progress of the day', () => {
  it('counts contacted claims among those that were due, also after an undo or a refresh', async () => {
    const { user } = await openQueue([buildRow(1, 9), buildRow(2, 3), buildRow(3, 0)])
    expect(screen.getByText('0 de 2 hoy')).toBeVisible()
    await user.click(button('Contacté hoy, reclamo 1'))
    await screen.findByText('1 de 2 hoy')
    await user.click(await screen.findByRole('button', { name: /^Deshacer/ }))
    expect(await screen.findByText('0 de 2 hoy')).toBeVisible()
    await user.click(button('Contacté hoy, reclamo 1'))
    expect(await screen.findByText('1 de 2 hoy')).toBeVisible()
    const bar = screen.getByRole('progressbar', { name: 'Contactados hoy' })
    expect(bar).toHaveAttribute('value', '50')
    await user.click(button('Actualizar'))
    await waitFor(() => expect(shown()).toEqual(['2']))
    expect(screen.getByText('1 de 2 hoy')).toBeVisible()
  })

  it('counts contacts of due claims that this device made before a reload', async () => {
    const { client, unmount } = await openQueue([buildRow(1, 9), buildRow(2, 8), buildRow(3, 1)])
    const claims = [1, 3].map((id) => toClaimRecord({ ...savedClaim(id) }))
    await act(() => claimUpdateQueueOf(client).contactToday(claims))
    expect(await screen.findByText('1 de 2 hoy')).toBeVisible()
    unmount()
    await openQueue(demo.state.claims)
    expect(await screen.findByText('1 de 2 hoy')).toBeVisible()
    expect(shown()).toEqual(['2'])
  })
})

describe('shortcuts of the work queue', () => {
  it('move between rows, set a contact, edit, open and move a claim, and are ignored in a text field; a cell assigns it', async () => {
    const rows = [buildRow(1, 9), buildRow(2, 8), buildRow(3, 3, { handler: 'Externo' })]
    const { user, onOpen, onEdit } = await openQueue(rows)
    await user.keyboard('j')
    expect(detailsOf(1)).toHaveFocus()
    await user.keyboard('jj')
    expect(detailsOf(3)).toHaveFocus()
    await user.keyboard('k')
    expect(detailsOf(2)).toHaveFocus()
    await user.keyboard('c')
    await waitFor(() => expect(savedClaim(2).last_customer_contact).toBe(TODAY))
    expect(detailsOf(2)).toHaveFocus()
    await user.keyboard('c')
    await user.keyboard('e')
    expect(onEdit.mock.calls).toEqual([[expect.objectContaining({ id: 2 })]])
    await user.keyboard('{Enter}')
    expect(onOpen).toHaveBeenCalledOnce()
    await user.keyboard('s')
    await user.type(await screen.findByRole('textbox', { name: 'Next Step' }), 'jec')
    expect(onEdit).toHaveBeenCalledOnce()
    expect(wire.puts).toHaveLength(1)
    await user.keyboard('{Escape}')

    const handler = { description: 'Cambiar Responsable' }
    await user.click(within(queueRow(1)).getByRole('button', handler))
    await screen.findByRole('dialog', { name: 'Responsable · reclamo 1' })
    await user.click(button('Externo'))
    await noticeSays('Reclamo 1 · Responsable: ExternoGuardado.')
    await waitFor(() => expect(queueRow(1)).toHaveTextContent('Externo'))
    expect(savedClaim(1).handler).toBe('Externo')
    await user.keyboard('m')
    expect(await screen.findByRole('dialog', { name: 'Mover a…' })).toBeVisible()
  })

  it('are not needed for a rejected row, which opens the form at its first invalid field', async () => {
    const { user, onEdit } = await openQueue([buildRow(1, 9, { handler: null, email: 'x' })])
    await user.click(button('Contacté hoy, reclamo 1'))
    await user.click(await screen.findByRole('button', { name: 'Corregir reclamo 1' }))
    expect(onEdit.mock.calls).toEqual([[expect.objectContaining({ id: 1 }), 'handler']])
  })
})

describe('reminder of a claim', () => {
  const openStep = async (user: Awaited<ReturnType<typeof openQueue>>['user'], step = /Llamar/) => {
    await user.click(screen.getByRole('button', { name: step }))
    return screen.findByRole('textbox', { name: 'Next Step' })
  }

  it('moves it to another day with one click, and focuses the next row, or the one before the last', async () => {
    const { user } = await openQueue([
      buildRow(1, 9),
      buildRow(2, 8, { next_step: 'Apelar' }),
      buildRow(3, 7, { next_step: 'Esperar' }),
    ])
    await openStep(user)
    await user.click(button('Mañana'))
    await waitFor(() => expect(headings()).toEqual(['Atrasados (2)', 'Para mañana (1)']))
    expect(savedClaim(1).next_step).toBe('[22/11] Llamar al cliente')
    expect(queueRow(1)).toHaveTextContent('Para mañana Llamar al cliente')
    await waitFor(() => expect(detailsOf(2)).toHaveFocus())
    expect(screen.getByText('0 de 2 hoy')).toBeVisible()
    await openStep(user, /Esperar/)
    await user.click(button('Mañana'))
    await waitFor(() => expect(headings()).toEqual(['Atrasados (1)', 'Para mañana (2)']))
    await waitFor(() => expect(detailsOf(2)).toHaveFocus())
  })

  it('can have any date, and can be removed', async () => {
    const { user } = await openQueue([buildRow(1, 9, { next_step: '[20/11] Llamar' })])
    expect(headings()).toEqual(['Para hoy (1)'])
    expect(queueRow(1)).toHaveTextContent('Para hoy desde el 20/11 Llamar')
    const step = await openStep(user)
    const field = screen.getByLabelText('Otro día')
    expect(field).toHaveValue('2026-11-20')
    await user.clear(field)
    await user.type(field, '2026-12-03')
    expect(step).toHaveValue('[03/12] Llamar')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(headings()).toEqual(['Más adelante (1)']))
    expect(savedClaim(1).next_step).toBe('[03/12] Llamar')
    await openStep(user)
    await user.click(button('Quitar recordatorio'))
    await waitFor(() => expect(headings()).toEqual(['Atrasados (1)']))
    expect(savedClaim(1).next_step).toBe('Llamar')
  })
})
