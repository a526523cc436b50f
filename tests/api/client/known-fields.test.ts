import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { updateClaimRecord } from '@/api/claim-records'
import { updateUser } from '@/api/user'
import { endSession } from '@/session/session-store'
import { openWire } from './wire'

const wire = openWire()

const LOADED = { id: 7, name: 'Ana', owner: 'a', version: 3 }
const EDITED = { name: 'Eva', owner: 'a', version: 3, updated_at: '2026-11-24' }

/** Rejects bodies with one of these fields, as pydantic does with `extra="forbid"`. */
function forbid(type: string, ...fields: readonly string[]) {
  wire.signIn()
  const bodies: Record<string, unknown>[] = []
  wire.answer(async ({ request }) => {
    const body = (await request.json()) as Record<string, unknown>
    bodies.push(body)
    const detail = fields
      .filter((field) => field in body)
      .map((field) => ({ type, loc: ['body', field], msg: 'Extra inputs are not permitted' }))
    return detail.length > 0
      ? HttpResponse.json({ detail }, { status: 422 })
      : HttpResponse.json({ id: 7 })
  })
  return bodies
}

describe('server that forbids fields which it sent itself', () => {
  it.each(['extra_forbidden', 'value_error.extra'])(
    'gets one retry without them, and no such field again in this session (%s)',
    async (type) => {
      const bodies = forbid(type, 'owner', 'version', 'updated_at')
      await updateClaimRecord(7, EDITED, LOADED)
      expect(bodies).toEqual([EDITED, { name: 'Eva' }])
      await updateClaimRecord(7, EDITED, LOADED)
      expect(bodies.slice(2)).toEqual([{ name: 'Eva' }])
      endSession()
      wire.signIn()
      await updateClaimRecord(7, EDITED, LOADED)
      expect(bodies[3]).toEqual(EDITED)
      endSession()
    },
  )

  it('gets none of the fields that it refused one after another', async () => {
    forbid('extra_forbidden', 'owner')
    await updateClaimRecord(7, EDITED, LOADED)
    const bodies = forbid('extra_forbidden', 'owner', 'version')
    await updateClaimRecord(7, EDITED, LOADED)
    await updateClaimRecord(7, EDITED, LOADED)
    const { owner: _, version, ...left } = EDITED
    expect(bodies).toEqual([{ ...left, version }, left, left])
    endSession()
  })

  it('gets no retry without a field that was edited', async () => {
    const bodies = forbid('extra_forbidden', 'owner', 'name')
    await expect(updateClaimRecord(7, EDITED, LOADED)).rejects.toMatchObject({ status: 422 })
    expect(bodies).toEqual([EDITED])
  })

  it('gets no retry after another error', async () => {
    const bodies = forbid('missing', 'owner')
    await expect(updateClaimRecord(7, EDITED, LOADED)).rejects.toMatchObject({ status: 422 })
    expect(bodies).toHaveLength(1)
  })

  it('gets the same retry for a profile', async () => {
    const bodies = forbid('extra_forbidden', 'loyalty')
    await updateUser({ name: 'Eva', loyalty: 2 }, { name: 'Ana', loyalty: 2 })
    expect(bodies).toEqual([{ name: 'Eva', loyalty: 2 }, { name: 'Eva' }])
    endSession()
  })
})
