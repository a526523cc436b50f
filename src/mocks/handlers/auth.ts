import { env } from '@/config/env'
import { post, refuse } from '@/mocks/endpoint'
import { check, readForm, readJson } from '@/mocks/read-body'
import { nextId, replaceRow, type DemoState, type DemoUser } from '@/mocks/state'
import { issueToken } from '@/mocks/people/token'
import { bareUser } from '@/mocks/seed/seed-users'
import * as v from 'valibot'
import { email, text } from './fields'

/** A recovery token of the demo contains its e-mail, because no mail is sent. */
const RESET_PREFIX = 'demo-'

const credentials = v.object({ username: text, password: v.pipe(v.string(), v.minLength(1)) })

function findUser({ users }: DemoState, address: string): DemoUser | undefined {
  return users.find((user) => user.email.toLowerCase() === address.toLowerCase())
}

export const authEndpoints = [
  post('/token/', 'username', async (call) => {
    const { username, password } = await readForm(call, credentials)
    const user = findUser(call.state, username)
    if (user?.password !== password) throw refuse(401, 'Incorrect username or password')
    return {
      access_token: issueToken(user, call.now),
      token_type: 'bearer',
      role: user.role,
    }
  }),
  post('/user/', 'username', async (call) => {
    const { username, password } = await readForm(call, credentials)
    const address = check(email, username, 'body')
    if (findUser(call.state, address)) throw refuse(400, 'El usuario ya existe.')
    const bare = bareUser(nextId(call.state.users), address, null)
    const user = { ...bare, password, rut: null }
    call.state.users = [...call.state.users, user]
    return { access_token: issueToken(user, call.now), token_type: 'bearer' }
  }),
  post('/auth/password/forgot', 'email', async (call) => {
    const { email: address } = await readJson(call, v.strictObject({ email }))
    call.state.resetRequests = [...call.state.resetRequests, address]
    return { ok: true }
  }),
  post(env.passwordResetPath, 'password', async (call) => {
    const { token, password } = await readJson(
      call,
      v.strictObject({ token: text, password: text }),
    )
    const address = token.startsWith(RESET_PREFIX) ? token.slice(RESET_PREFIX.length) : ''
    const user = findUser(call.state, address)
    if (!user) throw refuse(400, 'El enlace no es válido o ya venció.')
    call.state.users = replaceRow(call.state.users, { ...user, password })
    call.state.resetRequests = call.state.resetRequests.filter((asked) => asked !== user.email)
    return { ok: true }
  }),
]
