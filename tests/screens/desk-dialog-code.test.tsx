import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { dialogCode } from '@/features/claims-desk/desk/dialog-code'
import { CRM, openDesk } from './claims-desk'

const UNREACHABLE =
  'No pudimos abrir esa ventana. Revisa tu conexión e inténtalo otra vez. Si sigue igual, recarga la página.'

const { network } = vi.hoisted(() => ({ network: { isDown: false } }))

// Loads the real dialogs unless the network is down.
vi.mock('@/features/claims-desk/desk/dialog-code', async (load) => {
  const real = await load<{ dialogCode: typeof dialogCode }>()
  const overNetwork =
    <T,>(fetchCode: () => Promise<T>) =>
    () =>
      network.isDown ? Promise.reject(new TypeError('Failed to fetch')) : fetchCode()
  return {
    dialogCode: {
      details: overNetwork(real.dialogCode.details),
      form: overNetwork(real.dialogCode.form),
      charge: overNetwork(real.dialogCode.charge),
    },
    prefetchDialogs: () => undefined,
  }
})

beforeEach(() => {
  network.isDown = true
})

describe.each([
  ['the details', 'Detalles del reclamo 1240', 'Detalles del Reclamo'],
  ['a new claim', 'Agregar nuevo reclamo', 'Nuevo Reclamo'],
])('chunk of %s that fails to load', (_what, opener, title) => {
  it('shows an error, and opens once the connection is back', async () => {
    const { user } = await openDesk(CRM)
    const button = screen.getByRole('button', { name: opener })
    await user.click(button)
    expect(await screen.findByText(UNREACHABLE)).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(button).toHaveFocus()

    network.isDown = false
    await user.click(button)
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})
