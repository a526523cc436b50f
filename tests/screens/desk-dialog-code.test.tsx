import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { dialogCode } from '@/features/claims-desk/desk/dialog-code'
import { CRM, openDesk } from './claims-desk'

const UNREACHABLE = 'No pudimos abrir esa ventana. Revisa tu conexión e inténtalo otra vez.'

const { line } = vi.hoisted(() => ({ line: { isCut: false } }))

// The real code of the dialogs, over a line that can be cut.
vi.mock('@/features/claims-desk/desk/dialog-code', async (load) => {
  const real = await load<{ dialogCode: typeof dialogCode }>()
  const overLine =
    <T,>(fetchCode: () => Promise<T>) =>
    () =>
      line.isCut ? Promise.reject(new TypeError('Failed to fetch')) : fetchCode()
  return {
    dialogCode: {
      details: overLine(real.dialogCode.details),
      form: overLine(real.dialogCode.form),
      charge: overLine(real.dialogCode.charge),
    },
    prefetchDialogs: () => undefined,
  }
})

beforeEach(() => {
  line.isCut = true
})

describe.each([
  ['the details', 'Detalles del reclamo 1240', 'Detalles del Reclamo'],
  ['a new claim', 'Agregar nuevo reclamo', 'Nuevo Reclamo'],
])('%s whose code does not come', (_what, opener, title) => {
  it('says so, and opens once the connection is back', async () => {
    const { user } = await openDesk(CRM)
    const button = screen.getByRole('button', { name: opener })
    await user.click(button)
    expect(await screen.findByText(UNREACHABLE)).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(button).toHaveFocus()

    line.isCut = false
    await user.click(button)
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})
