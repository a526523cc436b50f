import { buildTestData, buildToken } from './api-data'
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
  const { users, claims } = buildTestData()
  const colleague = users.find(({ role }) => role === 'LEGAL')
  const claim = claims.find((row) => row.id === id)
  if (!colleague || !claim) throw new Error(`nobody can save ${String(id)}`)
  const { status } = await fetch(`${api.url}/api/v1/claims/${String(id)}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${buildToken(colleague)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ ...claim, subcategory: 'SI APLICA COMPENSACIÓN', ...values }),
  })
  if (status !== 200) throw new Error(`the API answered ${String(status)}`)
}
