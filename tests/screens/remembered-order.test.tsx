import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type * as records from '@/device/records'
import { renderApp } from '@tests/support/app'
import { createGate } from '@tests/support/gate'
import { claimsTable, CRM, openDesk, shownIds, waitForFirst } from './claims-desk'

const { device } = vi.hoisted(() => ({ device: { answers: Promise.resolve() } }))

// The real records with a delay that the test controls.
vi.mock('@/device/records', async (load) => {
  const real = await load<typeof records>()
  const readRecord: typeof real.readRecord = async (...asked) => {
    await device.answers
    return real.readRecord(...asked)
  }
  return { ...real, readRecord }
})

it('renders the first rows in the stored order, even if the device responds late', async () => {
  const { user, unmount } = await openDesk()
  await waitForFirst(1240)
  await user.click(screen.getByRole('button', { name: /^Última actualización/ }))
  await waitFor(() => expect(shownIds()[0]).not.toBe('1240'))
  const chosen = shownIds()
  unmount()

  const gate = createGate()
  device.answers = gate.opened
  await renderApp({ path: CRM, as: 'LEGAL' })
  await screen.findAllByText(/^Reclamos 1 a 10 de /)
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  gate.open()
  await screen.findByRole('table')
  expect(shownIds()).toEqual(chosen)
  expect(claimsTable()).toBeVisible()
})
