import { post } from '@/mocks/endpoint'
import { readJson } from '@/mocks/read-body'
import * as v from 'valibot'
import { email, phone, text } from './fields'

const message = v.strictObject({ name: text, phone, email, message: text })

export const contactEndpoints = [
  post('/mails/contacto', 'message', async (call) => {
    const sent = await readJson(call, message)
    call.state.contactMessages = [...call.state.contactMessages, sent]
    return { ok: true }
  }),
]
