import { expect, it } from 'vitest'
import { cookiesOf } from './api-data'
import { openSite, shortenWaits } from './site'

const site = openSite('dist-e2e')

/** More in total than the three seconds that a call may be silent here, in pieces that come sooner. */
const SLOW = { kind: 'drip', pieces: 6, silenceMs: 600 } as const

it('shows a list whose answer takes longer in total than the silence limit', async () => {
  site.api.setFault('GET /users/', SLOW)
  const { page, finish } = await site.enterTab({ cookies: cookiesOf('LEGAL') })
  await shortenWaits(page, 5)
  await page.goto('/legal/user-list')
  await page.getByText('Paula Pasajera').waitFor()
  expect(site.api.callsOf('GET /users/')).toHaveLength(1)
  await finish()
})

it('aborts a connection that hangs', async () => {
  site.api.setFault('GET /users/', { kind: 'hang' })
  const { page, finish } = await site.enter({ cookies: cookiesOf('LEGAL') })
  await page.clock.install()
  await page.goto('/legal/user-list')
  const again = page.getByRole('button', { name: 'Reintentar' })
  const calls = () => site.api.callsOf('GET /users/').length
  const waitFor = (isOver: () => Promise<boolean> | boolean) =>
    expect.poll(() => page.clock.runFor(5000).then(isOver), { timeout: 25_000 }).toBe(true)
  // Each call arrives before its timeout runs, which the test controls.
  for (const count of [2, 3]) await waitFor(() => calls() === count)
  await waitFor(() => again.isVisible())
  expect(calls()).toBe(3)
  await finish()
})
