import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import * as loading from '@/ui/browser/import-with-retry'
import { CRM, openDesk } from './claims-desk'

const UNREACHABLE =
  'No pudimos abrir esa ventana. Revisa tu conexión e inténtalo otra vez. Si sigue igual, recarga la página.'

/** Lets no code load until `repair` is called. */
function breakNetwork() {
  const load = vi
    .spyOn(loading, 'importWithRetry')
    .mockRejectedValue(new TypeError('Failed to fetch'))
  return { repair: () => load.mockRestore() }
}

describe.each([
  ['the details', 'Detalles del reclamo 1240', 'Detalles del Reclamo'],
  ['a new claim', 'Agregar nuevo reclamo', 'Nuevo Reclamo'],
  ['the editors in rows', 'Mover a…, reclamo 1240', 'Mover a…'],
])('chunk of %s that fails to load', (_what, opener, title) => {
  it('shows an error, and opens once the connection is back', async () => {
    const { user } = await openDesk(CRM)
    const button = screen.getByRole('button', { name: opener })
    const network = breakNetwork()
    await user.click(button)
    expect(await screen.findByText(UNREACHABLE)).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(button).toHaveFocus()

    network.repair()
    await user.click(button)
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})
