import { setupServer } from 'msw/node'
import { createDemoApi } from '@/mocks/demo-api'
import { issueToken } from '@/mocks/people/token'

/**
 * The demo API in tests: without delays or storage, with the text of uploaded files. It uses the test's
 * clock: call `vi.setSystemTime(…)` and then `demo.reset()` for another date.
 */
export const demo = createDemoApi({ now: () => new Date(), keepFileText: true })

export const server = setupServer(...demo.handlers)

/** A valid token of the account with this e-mail, as after signing in. */
export function tokenOf(email: string): string {
  const owner = demo.state.users.find((user) => user.email === email)
  if (!owner) throw new Error(`the demo has no account for ${email}`)
  return issueToken(owner, new Date())
}
