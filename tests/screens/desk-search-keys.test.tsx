import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { changeClaim } from '@tests/support/rows'
import { failClaims, findDetails, holdReads, openDesk, shownIds } from './claims-desk'

const detailsOf = (id: number) => screen.getByRole('button', { name: `Detalles del reclamo ${id}` })
const search = () => screen.getByRole('textbox', { name: 'Correo' })

describe('search by keyboard', () => {
  it('focuses the first result once it is loaded', async () => {
    changeClaim(1003, { email: 'caro.ibanez@correo.cl' })
    const { user } = await openDesk()
    const held = holdReads((query) => query.has('email'))
    await user.keyboard('/')
    await user.paste('caro.ibanez@correo.cl')
    await user.keyboard('{Enter}')
    await screen.findByText('Cargando reclamos…')
    expect(detailsOf(1240)).not.toHaveFocus()
    held.release()
    await waitFor(() => expect(shownIds()).toEqual(['1003']))
    await waitFor(() => expect(detailsOf(1003)).toHaveFocus())
    await user.keyboard('{Enter}')
    await findDetails(1003)
  })

  it('keeps the focus in the field after no result or an error', async () => {
    const { user } = await openDesk()
    await user.keyboard('/')
    await user.paste('nadie@correo.cl')
    await user.keyboard('{Enter}')
    expect(await screen.findByText('No se encontraron reclamos.')).toBeVisible()
    await user.click(search())
    failClaims('403')
    await user.keyboard('/{Enter}')
    await waitFor(() => expect(screen.queryByText('Cargando reclamos…')).not.toBeInTheDocument())
    expect(screen.queryByRole('button', { name: /^Detalles/ })).not.toBeInTheDocument()
  })

  it('returns to the previous row with Escape', async () => {
    const { user } = await openDesk()
    await user.keyboard('/{Escape}')
    expect(search()).not.toHaveFocus()
    expect(document.body).toHaveFocus()
    await user.keyboard('jj')
    expect(detailsOf(1239)).toHaveFocus()
    await user.keyboard('/caro')
    expect(search()).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(detailsOf(1239)).toHaveFocus()
    expect(search()).toHaveValue('caro')
    await user.keyboard('k')
    expect(detailsOf(1240)).toHaveFocus()
  })

  it('does not take the focus if the user has moved on', async () => {
    changeClaim(1003, { email: 'caro.ibanez@correo.cl' })
    const { user } = await openDesk()
    const held = holdReads((query) => query.has('email'))
    await user.keyboard('/')
    await user.paste('caro.ibanez@correo.cl')
    await user.keyboard('{Enter}')
    await user.click(screen.getByRole('button', { name: 'Atajos' }))
    await screen.findByRole('dialog', { name: 'Atajos de teclado' })
    held.release()
    await waitFor(() => expect(shownIds()).toEqual(['1003']))
    const row = screen.getByRole('button', { name: 'Detalles del reclamo 1003', hidden: true })
    expect(row).not.toHaveFocus()
  })
})
