import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { changeClaim } from '@tests/support/rows'
import {
  failClaims,
  findDetails,
  holdReads,
  openDesk,
  shownIds,
  waitUntilClosed,
} from './claims-desk'

const detailsOf = (id: number) => screen.getByRole('button', { name: `Detalles del reclamo ${id}` })
const search = () => screen.getByRole('textbox', { name: 'Correo' })

describe('search by keyboard', () => {
  it('focuses the first result once it is loaded, unless the user has moved on', async () => {
    for (const id of [1003, 1004, 1005]) changeClaim(id, { email: `caro${id}@correo.cl` })
    const { user } = await openDesk()
    const searchFor = async (email: string) => {
      const held = holdReads((query) => query.get('email') === email)
      await user.keyboard('/')
      await user.clear(search())
      await user.paste(email)
      await user.keyboard('{Enter}')
      await screen.findByText('Cargando reclamos…')
      return held
    }
    const held = await searchFor('caro1003@correo.cl')
    expect(detailsOf(1240)).not.toHaveFocus()
    held.release()
    await waitFor(() => expect(shownIds()).toEqual(['1003']))
    await waitFor(() => expect(detailsOf(1003)).toHaveFocus())
    await user.keyboard('{Enter}')
    await findDetails(1003)
    await user.keyboard('{Escape}')
    await waitUntilClosed()

    const other = await searchFor('caro1005@correo.cl')
    const size = screen.getByRole('combobox', { name: 'Por página' })
    size.focus()
    other.release()
    await waitFor(() => expect(shownIds()).toEqual(['1005']))
    await waitFor(() => expect(screen.queryByText('Cargando reclamos…')).not.toBeInTheDocument())
    expect(size).toHaveFocus()

    const later = await searchFor('caro1004@correo.cl')
    await user.click(screen.getByRole('button', { name: 'Atajos' }))
    await screen.findByRole('dialog', { name: 'Atajos de teclado' })
    later.release()
    await waitFor(() => expect(shownIds()).toEqual(['1004']))
    const row = screen.getByRole('button', { name: 'Detalles del reclamo 1004', hidden: true })
    expect(row).not.toHaveFocus()
  })

  it('returns to the previous row with Escape, and focuses nothing else after no result or an error', async () => {
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

    await user.keyboard('/')
    await user.clear(search())
    await user.paste('nadie@correo.cl')
    await user.keyboard('{Enter}')
    expect(await screen.findByText('No se encontraron reclamos.')).toBeVisible()
    await user.click(search())
    failClaims('403')
    await user.keyboard('/{Enter}')
    await waitFor(() => expect(screen.queryByText('Cargando reclamos…')).not.toBeInTheDocument())
    expect(screen.queryByRole('button', { name: /^Detalles/ })).not.toBeInTheDocument()
  })
})
