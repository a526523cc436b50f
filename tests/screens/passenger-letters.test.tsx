import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endSession } from '@/session/session-store'
import { renderApp } from '@tests/support/app'
import { setClock } from '@tests/support/clock'

const DELAY = '/derechos?que=retraso&desde=SCL&hasta=LIM&fecha=2026-11-20&cuanto=over-4h'
const LATE_BAG = '/derechos/equipaje?desde=SCL&hasta=LIM&cuanto=late'

beforeEach(() => setClock(new Date(2026, 10, 23, 10)))
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
})

async function openLetter(path: string, name: string) {
  const view = await renderApp({ path })
  await view.user.click(await screen.findByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog', { name }))
  return { ...view, dialog, letter: dialog.getByRole('region', { name: 'Tu carta' }) }
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('a letter of the passenger', () => {
  it('is filled from the answers, and copied with what is typed, which the next letter keeps until a sign-out', async () => {
    const { user, dialog, letter } = await openLetter(DELAY, 'Pedir la causa por escrito')
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    expect(letter).toHaveTextContent('de Santiago (SCL) a Lima (LIM), del 20-11-2026')
    expect(within(letter).getByText('[Aerolínea]')).toBeVisible()
    type('Aerolínea', 'SKY')
    type('Tu nombre completo', 'Ana Soto')
    expect(letter).toHaveTextContent('Señores SKY:')
    expect(letter).not.toHaveTextContent('[Aerolínea]')
    await user.click(dialog.getByRole('button', { name: 'Copiar carta' }))
    expect(await dialog.findByText(/^Carta copiada/)).toBeVisible()
    expect(write.mock.calls).toEqual([[letter.textContent]])
    await user.type(dialog.getByLabelText('Número de vuelo'), 'H2')
    expect(dialog.queryByText(/^Carta copiada/)).not.toBeInTheDocument()

    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    setClock(new Date(2026, 10, 24, 10))
    await user.click(screen.getByRole('button', { name: 'Lista de gastos' }))
    expect(await screen.findByLabelText('Tu nombre completo')).toHaveValue('Ana Soto')
    type('Comida (CLP)', '12.500')
    expect(screen.getByRole('region', { name: 'Tu carta' })).toHaveTextContent(
      /^24-11-2026.*Total: \$12\.500/,
    )
    act(() => endSession())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: 'Lista de gastos' }))
    expect(await screen.findByLabelText('Tu nombre completo')).toHaveValue('')
  })

  it('says until when luggage has to be told, is printed, and shared without an address', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    const share = vi.fn(() => Promise.resolve())
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    const { user, dialog, letter } = await openLetter(LATE_BAG, 'Aviso de equipaje')
    for (const [day, words] of [
      ['2026-10-01', /Pasó el 22-10-2026\./],
      ['2026-11-20', /Tienes hasta el 11-12-2026\.$/],
    ] as const) {
      fireEvent.change(dialog.getByLabelText('Fecha del vuelo'), { target: { value: day } })
      expect(dialog.getByText(words)).toBeVisible()
    }
    fireEvent.change(dialog.getByLabelText('Fecha del vuelo'), { target: { value: '0026-11-20' } })
    fireEvent.blur(dialog.getByLabelText('Fecha del vuelo'))
    expect(letter).toHaveTextContent('del 20-11-2026')
    expect(letter).toHaveTextContent('Mi equipaje llegó tarde: lo aviso por escrito.')
    expect(letter).toHaveTextContent('(por confirmar)')
    expect(screen.queryByText('Pedir la causa por escrito')).not.toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Imprimir carta' }))
    expect(print).toHaveBeenCalledOnce()
    await user.click(dialog.getByRole('button', { name: 'Compartir carta' }))
    expect(share).toHaveBeenCalledWith({ title: 'Aviso de equipaje', text: letter.textContent })
  })
})
