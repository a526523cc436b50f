import { memo, Profiler } from 'react'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { ClaimsTable } from '@/features/claims-desk/list/ClaimsTable'
import {
  claimsTable,
  CRM,
  findDetails,
  openDesk,
  waitForFirst,
  waitUntilClosed,
} from './claims-desk'

const { drawn } = vi.hoisted(() => ({ drawn: { times: 0 } }))

// The real table in a Profiler that counts its renders.
vi.mock('@/features/claims-desk/list/ClaimsTable', async (load) => {
  const real = await load<{ ClaimsTable: typeof ClaimsTable }>()
  const Counted: typeof ClaimsTable = memo(function Counted(props) {
    return (
      <Profiler id="table" onRender={() => (drawn.times += 1)}>
        <real.ClaimsTable {...props} />
      </Profiler>
    )
  })
  return { ClaimsTable: Counted }
})

it('does not render the table when a dialog opens or the row focus moves', async () => {
  const { user } = await openDesk(CRM)
  await waitForFirst(1240)
  // Opens and closes a claim first, to load the code that follows the first rows.
  await user.keyboard('j{Enter}')
  await findDetails(1240)
  await user.keyboard('{Escape}')
  await waitUntilClosed()
  await user.keyboard('j')
  const before = drawn.times
  expect(before).toBeGreaterThan(0)
  await user.keyboard('j{Enter}')
  const dialog = await findDetails(1238)
  await user.click(within(dialog).getByRole('button', { name: /Siguiente/ }))
  await findDetails(1237)
  await user.keyboard('{Escape}')
  await waitUntilClosed()
  await user.keyboard('?')
  await screen.findByRole('dialog', { name: 'Atajos de teclado' })
  expect(drawn.times).toBe(before)
  expect(claimsTable()).toBeInTheDocument()
})
