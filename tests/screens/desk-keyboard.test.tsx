import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { demo, server } from '@tests/support/server'
import { buildClaim, changeClaim, SAVABLE, savedClaim } from '@tests/support/rows'
import {
  answerClaims,
  CRM,
  detailsOf,
  failClaims,
  findDetails,
  holdReads,
  openDesk,
  shownIds,
  tableTexts,
  waitUntilClosed,
  watchReads,
} from './claims-desk'

describe('shortcuts of the desk', () => {
  it('move between rows, open, edit and add, and type letters in the search field', async () => {
    const { user } = await openDesk(CRM)
    await user.keyboard('{Control>}j{/Control}{Alt>}j{/Alt}{Meta>}j{/Meta}')
    expect(detailsOf(1240)).not.toHaveFocus()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await user.keyboard('j')
    expect(detailsOf(1240)).toHaveFocus()
    await user.keyboard('jj')
    expect(detailsOf(1238)).toHaveFocus()
    await user.keyboard('k')
    expect(detailsOf(1239)).toHaveFocus()
    await user.keyboard('kkk')
    expect(detailsOf(1240)).toHaveFocus()
    await user.keyboard('{Enter}')
    await findDetails(1240)
    await user.keyboard('{Escape}')
    await waitUntilClosed()
    await waitFor(() => expect(detailsOf(1240)).toHaveFocus())
    await user.keyboard('e')
    expect(await screen.findByRole('dialog', { name: 'Editar Reclamo' })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitUntilClosed()
    await user.keyboard('n')
    expect(await screen.findByRole('dialog', { name: 'Nuevo Reclamo' })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitUntilClosed()
    await user.keyboard('/')
    const search = screen.getByRole('textbox', { name: 'Correo' })
    expect(search).toHaveFocus()
    expect(search).toHaveValue('')
    await user.keyboard('jen?/')
    expect(search).toHaveValue('jen?/')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('are listed, and can be switched off on this device', async () => {
    answerClaims(buildClaim({ id: 1240 }))
    const { user, unmount } = await openDesk(CRM)
    await user.keyboard('?')
    const dialog = await screen.findByRole('dialog', { name: 'Atajos de teclado' })
    const terms = within(dialog).getAllByRole('term')
    expect(terms.map((term) => term.textContent)).toEqual([
      '/',
      'j',
      'k',
      'Enter',
      'e',
      's',
      'r',
      'm',
      'c',
      'u',
      'x',
      'a',
      'n',
      'Ctrl K',
      'Ctrl Enter',
      '?',
    ])
    await user.click(within(dialog).getByRole('checkbox', { name: 'Usar atajos' }))
    await user.keyboard('{Escape}')
    await waitUntilClosed()
    await user.keyboard('j?')
    expect(detailsOf(1240)).not.toHaveFocus()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

    unmount()
    const again = await openDesk(CRM)
    await again.user.click(screen.getByRole('button', { name: 'Atajos' }))
    const box = await screen.findByRole('checkbox', { name: 'Usar atajos' })
    await waitFor(() => expect(box).not.toBeChecked())
    await again.user.click(box)
    await again.user.keyboard('{Escape}')
    await waitUntilClosed()
    await again.user.keyboard('j')
    expect(detailsOf(1240)).toHaveFocus()
  })
})

it('after each save list and details show the saved values, also of a claim that the filters no longer match, or no claim', async () => {
  demo.state.claims = demo.state.claims.slice(-3).map((row) => ({ ...row, airline: 'LATAM' }))
  changeClaim(1239, { ...SAVABLE, rut: '12.345.678-5', documents: [], airline: 'LATAM' })
  const { user } = await openDesk(`${CRM}?aerolinea=LATAM`)
  await user.click(detailsOf(1239))
  const details = await findDetails(1239)
  const save = async (label: string, value: string) => {
    await user.click(within(details).getByRole('button', { name: 'Editar' }))
    const form = await screen.findByRole('dialog', { name: 'Editar Reclamo' })
    fireEvent.change(within(form).getByLabelText(label), { target: { value } })
    const reads = watchReads()
    await user.click(within(form).getByRole('button', { name: 'Guardar' }))
    await waitFor(() => expect(form).not.toBeInTheDocument())
    return reads
  }
  const reads = await save('Next Step', 'Llamar el lunes')
  await waitFor(() => expect(details).toHaveTextContent('Llamar el lunes'))
  const shown = () => tableTexts().find(([id]) => id === '1239')
  await waitFor(() => expect(shown()?.[7]).toBe('Llamar el lunes'))
  expect(savedClaim(1239).next_step).toBe('Llamar el lunes')
  // The first one compares the claim before it is saved.
  expect(reads).toHaveLength(2)

  await save('Aerolínea', 'SKY')
  await waitFor(() => expect(details).toHaveTextContent('AerolíneaSKY'))
  await waitFor(() => expect(shown()).toBeUndefined())

  // A claim that cannot be found again is not shown with its old values.
  server.use(
    http.put('*/api/v1/claims/1239', () => {
      demo.state.claims = demo.state.claims.filter(({ id }) => id !== 1239)
      return HttpResponse.json({ id: 1239 })
    }),
  )
  await save('Next Step', 'Apelar')
  await waitUntilClosed()
})

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
    expect(detailsOf(1004)).not.toHaveFocus()
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
