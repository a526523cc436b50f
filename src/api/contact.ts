import { requestIgnoringBody, type RequestOptions } from './http/request'

/** SPEC 3, Contact message. */
export interface ContactMessage {
  readonly name: string
  /** International format, such as +56912345678. */
  readonly phone: string
  readonly email: string
  readonly message: string
}

export function sendContactMessage(
  { name, phone, email, message }: ContactMessage,
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
