import { DEMO_PEOPLE } from '@/config/demo-people'
import { API_PREFIX } from '@/config/limits'
import { answerUnlike, findCall } from '@tests/api/openapi'
import { tokenOf } from '@tests/support/server'

export type Role = (typeof DEMO_PEOPLE)[number]['role']

interface CallOptions {
  readonly as?: Role
  readonly json?: unknown
  readonly body?: BodyInit
  readonly headers?: Readonly<Record<string, string>>
}

export interface Reply {
  readonly status: number
  readonly body: unknown
}

export function emailOf(role: Role): string {
  return DEMO_PEOPLE.find((person) => person.role === role)?.email ?? ''
}

/**
 * Calls the demo API as a user or as a visitor. `what` is such as 'POST /claim/'.
 *
 * @throws when the answer does not match `docs/openapi.yaml`
 */
export async function call(what: string, options: CallOptions = {}): Promise<Reply> {
  const [method = '', path = ''] = what.split(' ')
  const { as, json, body = null, headers = {} } = options
  const response = await fetch(`${API_PREFIX}${path}`, {
    method,
    headers: {
      ...(as && { Authorization: `Bearer ${tokenOf(emailOf(as))}` }),
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: json === undefined ? body : JSON.stringify(json),
  })
  const { status } = response
  const text = await response.text()
  const answer = text === '' ? null : (JSON.parse(text) as unknown)
  const documented = findCall(method, path.replace(/\?.*$/, ''))
  const faults = documented ? answerUnlike(documented, status, answer) : []
  if (faults.length > 0) throw new Error(`unlike docs/openapi.yaml: ${faults.join(', ')}`)
  return { status, body: answer }
}

export const CLAIM_TEXTS = {
  name: 'José',
  lastname: 'Ñancupil',
  rut: '12.345.678-5',
  phone: '+56912345678',
  email: 'jose@correo.cl',
  type: 'RETRASO',
  message: 'Mi vuelo salió 5 horas tarde.',
  airline: 'LATAM',
}

export function claimForm(
  changes: Record<string, string | null> = {},
  files = [ticket()],
): FormData {
  const form = new FormData()
  const texts: Record<string, string | null> = { ...CLAIM_TEXTS, ...changes }
  for (const [field, text] of Object.entries(texts)) {
    if (text !== null) form.append(field, text)
  }
  for (const file of files) form.append('boardingTicketFilename', file)
  return form
}

export function ticket(name = 'tarjeta de embarque ñ.pdf', text = 'Pasajero: Ñ'): File {
  return new File([text], name, { type: 'application/pdf' })
}

export const SAVED_CLAIM = {
  name: 'Ana',
  lastname: 'Rojas',
  rut: null,
  email: 'ana@correo.cl',
  phone: null,
  reservation_code: 'ABC123',
  handler: 'Equipo Legal',
  category: 'NO APLICA',
  subcategory: 'CASO FORTUITO',
  type: 'OTRO',
  airline: 'SKY',
  case_number: null,
  tracking_id: null,
  case_folder: null,
  next_step: null,
  agency: null,
  created_at: null,
  submitted_date: null,
  last_customer_contact: null,
  last_airline_contact: null,
  documents: [],
  updated_at: '2026-03-10',
}
