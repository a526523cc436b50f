import { expect, it } from 'vitest'
import { ApiError } from '@/api/http/api-error'
import { expireSessionAfter, expireToken, isStale401 } from '@/api/http/refusals'
import { getUser } from '@/api/user'
import { createQueryClient } from '@/app/layouts/account/query-client'
import { getSession, startSession } from '@/session/session-store'
import { failureOf, openWire, TOKEN } from './wire'

const wire = openWire()

const isSignedIn = () => getSession().signedIn

it('a 401 ends the session whose token it refused, and not a later one, with which a read is repeated', async () => {
  const { retry } = createQueryClient().getDefaultOptions().queries ?? {}
  const isRepeated = (error: unknown) => typeof retry === 'function' && retry(0, error as Error)
  wire.signIn()
  wire.answer(wire.json({}, 401))
  const refused = await failureOf(getUser())
  expect([isStale401(refused), isRepeated(refused)]).toEqual([false, false])
  startSession({ token: `${TOKEN}y` })
  expect([isStale401(refused), isRepeated(refused)]).toEqual([true, true])
  expireSessionAfter(refused)
  expireToken(TOKEN)
  expect(isSignedIn()).toBe(true)
  expireToken(`${TOKEN}y`)
  expect(isSignedIn()).toBe(false)
})

it('a 401 that names no token ends any session', () => {
  wire.signIn()
  const refused = new ApiError('http', { status: 401 })
  expect(isStale401(refused)).toBe(false)
  expireSessionAfter(refused)
  expect(isSignedIn()).toBe(false)
})
