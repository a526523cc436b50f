import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listRecords } from '@/device/records'
import { renderApp } from '@tests/support/app'
import { setClock } from '@tests/support/clock'
import { changeClaim, savedClaim } from '@tests/support/rows'

const ID = 1239

beforeEach(() => {
  setClock(new Date(2026, 10, 25, 10))
  changeClaim(ID, {
    name: 'Carolina',
    lastname: 'Ibáñez',
    type: 'SOBREVENTA',
    airline: 'SKY',
    next_step: 'Llamar a Carolina',
  })
})
afterEach(() => vi.restoreAllMocks())

async function openLetters() {
  const view = await renderApp({ path: '/legal/claim-list', as: 'LEGAL' })
  await view.user.click(await screen.findByRole('button', { name: `Detalles del reclamo ${ID}` }))
  await view.user.click(await screen.findByRole('button', { name: 'Cartas' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cartas' }))
  return { ...view, dialog, text: () => dialog.getByLabelText('Texto de la carta') }
}

const storedEdits = () => listRecords({ kind: 'edit', owner: 'legal@demo.cl' }, new Date())

const choose = (label: HTMLElement, value: string) => fireEvent.change(label, { target: { value } })

describe('the letters of a claim', () => {
  it('are filled from claim and law, a line of Next Step once copied, and from custom templates', async () => {
    const { user, dialog, text } = await openLetters()
    expect(text()).toHaveDisplayValue(/Señores SKY:/)
    choose(dialog.getByLabelText('Hasta'), 'LIM')
    expect(text()).toHaveDisplayValue(/- 4 UF: .* \(por confirmar\)/)
    choose(dialog.getByLabelText('Carta'), 'carta-sernac')
    expect(text()).toHaveDisplayValue(/Señores SERNAC:/)
    choose(dialog.getByLabelText('Carta'), 'carta-rechazo')
    expect(text()).toHaveDisplayValue(/No aceptamos su rechazo/)
    choose(dialog.getByLabelText('Carta'), 'carta-aerolinea')
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const line = 'Carta: Primera carta a la aerolínea, 25/11/2026'
    await user.click(dialog.getByRole('button', { name: 'Copiar carta' }))
    expect(await dialog.findByText('Carta copiada.')).toBeVisible()
    expect(write.mock.calls[0]?.[0]).toMatch(/^Reclamo 1239 de Carolina Ibáñez[^]*Señores SKY:/)
    await waitFor(() => expect(savedClaim(ID).next_step).toBe(`${line}\nLlamar a Carolina`))
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    await waitFor(() => expect(screen.getAllByText(new RegExp(line)).length).toBeGreaterThan(1))
    await user.click(dialog.getByRole('button', { name: 'Imprimir carta' }))
    expect(print).toHaveBeenCalledOnce()
    expect(savedClaim(ID).next_step).toBe(`${line}\nLlamar a Carolina`)

    await user.click(dialog.getByRole('button', { name: 'Cambiar plantillas' }))
    const template = await screen.findByLabelText('Texto')
    expect(screen.getByLabelText('Plantilla')).toHaveDisplayValue('Primera carta a la aerolínea')
    fireEvent.change(template, { target: { value: 'A {aerolinea}, por {pasajero}.' } })
    await user.click(screen.getByRole('button', { name: 'Listo' }))
    await waitFor(() => expect(text()).toHaveValue('A SKY, por Carolina Ibáñez.'))
  })

  it('keep the text of the user until it is filled again', async () => {
    const { unmount, dialog, text } = await openLetters()
    await waitFor(() => expect(text()).not.toHaveAttribute('readonly'))
    choose(text(), 'Estimados: escribo yo.')
    choose(dialog.getByLabelText('Hasta'), 'LIM')
    choose(dialog.getByLabelText('Carta'), 'carta-sernac')
    choose(dialog.getByLabelText('Carta'), 'carta-aerolinea')
    expect(text()).toHaveValue('Estimados: escribo yo.')
    await waitFor(async () => expect((await storedEdits()).size).toBe(1))
    unmount()
    const { user } = await openLetters()
    expect(await screen.findByLabelText('Texto de la carta')).toHaveValue('Estimados: escribo yo.')
    await user.click(screen.getByRole('button', { name: 'Volver a llenarla' }))
    expect(screen.getByLabelText('Texto de la carta')).toHaveDisplayValue(/Señores SKY:/)
    expect(screen.getByLabelText('Texto de la carta')).toHaveFocus()
    await waitFor(async () => expect([...(await storedEdits()).values()][0]?.value).toEqual({}))
  })
})
