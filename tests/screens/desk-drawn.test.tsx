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

// The real table, with React's own count of how often anything in it was drawn.
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

it('the table is not drawn when a dialog opens or the cursor moves', async () => {
  const { user } = await openDesk(CRM)
  await waitForFirst(1240)
  // A first claim is opened and closed, so that what loads after the first rows is there as well.
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
