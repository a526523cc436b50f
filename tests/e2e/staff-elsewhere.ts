import { buildTestData, tokenFor } from './api-data'
import type { ApiServer } from './api-server'

/**
 * Saves a claim as a colleague. Fields that are not given keep their initial values.
 *
 * @throws when there is no such claim, or the API rejects it
 */
export async function saveElsewhere(
  api: ApiServer,
  id: number,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const claim = buildTestData().claims.find((row) => row.id === id)
  if (!claim) throw new Error(`there is no claim ${String(id)}`)
  // The form sends none of these.
  const { id: _id, alias: _alias, flight_id: _flight, ...fields } = claim
  const { status } = await fetch(`${api.url}/api/v1/claims/${String(id)}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${tokenFor('LEGAL')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ ...fields, subcategory: 'SI APLICA COMPENSACIÓN', ...values }),
  })
  if (status !== 200) throw new Error(`the API answered ${String(status)}`)
}
