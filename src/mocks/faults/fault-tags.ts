import { isRow } from '@/domain/raw-values'
import { findCaller } from '@/mocks/people/bearer'
import { CALLER_ADDRESS, type DemoRequest, type Endpoint } from '@/mocks/endpoint'
import { taggedFault, type FaultName } from './faults'

async function fieldOfBody(request: Request, field: string): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? ''
  if (type.startsWith('application/json')) {
    const body: unknown = await request.json()
    return isRow(body) ? body[field] : null
  }
  return request.body ? (await request.formData()).get(field) : null
}

async function readField({ request, params }: DemoRequest, field: string): Promise<unknown> {
  try {
    return (
      params[field] ??
      new URL(request.url).searchParams.get(field) ??
      (await fieldOfBody(request.clone(), field))
    )
  } catch {
    // An unreadable body has no tag; the endpoint refuses it.
    return null
  }
}

export async function findTaggedFault(
  { faultField }: Endpoint,
  call: DemoRequest,
): Promise<FaultName | null> {
  if (faultField === null) return null
  const text =
    faultField === CALLER_ADDRESS ? findCaller(call)?.address : await readField(call, faultField)
  return typeof text === 'string' ? taggedFault(text) : null
}
