import type { ContactValues } from '@/domain/forms/contact'
import { requestIgnoringBody, type RequestOptions } from './http/request'

export function sendContactMessage(
  { name, phone, email, message }: ContactValues,
  { onSessionOver }: Pick<RequestOptions, 'onSessionOver'> = {},
): Promise<void> {
  return requestIgnoringBody({
    method: 'POST',
    path: '/mails/contacto',
    auth: 'optional',
    json: { name, phone, email, message },
    onSessionOver,
  })
}
