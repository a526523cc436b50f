import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClaimRecord, getClaimRecords } from '@/api/claim-records'
import { getUser, updateUser } from '@/api/user'
import { createQueryClient } from '@/app/layouts/account/query-client'
import { toDayString } from '@/domain/dates'
import { toClaimRecordValues } from '@/domain/claim/editing/claim-values'
import { buildSavePayload } from '@/domain/claim/editing/edit-payload'
import { claimUpdateQueueOf } from '@/features/claim-store/changes/claim-update-queue'
import * as pauses from '@/features/claim-store/changes/pause'
import { DIALECTS, hear, speak, type DialectName } from '@/mocks/dialects'
import { signInAs } from '@tests/support/app'
import { type } from '@tests/support/page'
import { changeClaim, SAVABLE, savedClaim } from '@tests/support/rows'
import { demo, server } from '@tests/support/server'
import { button, closed, openClaimForm } from './claim-form-desk'

const OTHERS = (Object.keys(DIALECTS) as DialectName[]).filter((name) => name !== 'propio')

const ID = 1014

/** The stored claims without `updated_at`, which every save changes. */
function stored() {
  return demo.state.claims.map(({ updated_at: _, ...rest }) => rest)
}

const redirected: string[] = []
server.events.on('response:mocked', ({ request, response }) => {
  if (response.status === 307) redirected.push(`${request.method} ${request.url}`)
})

beforeEach(() => {
  demo.reset()
  // A server with a rate limit asks for whole seconds, which pass at once on its clock too.
  let paused = 0
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + paused)
  vi.spyOn(pauses, 'pause').mockImplementation((seconds) => {
    paused += seconds * 1000
    return Promise.resolve()
  })
})

afterEach(() => expect(redirected.splice(0), 'a wrong slash may lose a body').toEqual([]))

describe.each(OTHERS)('server with dialect "%s"', (name) => {
  const today = () => toDayString(new Date())

  async function openDesk() {
    demo.state.claims = demo.state.claims.slice(0, 8).map((claim, index) => ({
      ...claim,
      ...SAVABLE,
      // Empty values must stay empty, whatever the server does with missing fields.
      last_customer_contact: index % 2 === 0 ? null : '2026-11-10',
    }))
    const before = stored()
    demo.setDialect(name)
    signInAs('LEGAL')
    const client = createQueryClient()
    const { items } = await getClaimRecords({ page: 1, limit: 8 })
    return { desk: claimUpdateQueueOf(client), claims: items, before }
  }

  it('converts every row to its dialect and back unchanged', () => {
    const dialect = { ...DIALECTS[name], lowersEmail: false }
    for (const claim of demo.state.claims.slice(0, 30)) {
      const { id: _, ...row } = claim
      const spoken = speak(row, dialect) as Record<string, unknown>
      expect(hear(spoken, dialect, row)).toEqual(row)
    }
  })

  it('keeps all other fields in a batch update, and undo restores the batch', async () => {
    const { desk, claims, before } = await openDesk()
    const number = await desk.contactToday(claims)
    const phases = () => desk.runs().flatMap(({ items }) => items.map(({ phase }) => phase))
    expect(new Set(phases())).toEqual(new Set(['saved']))
    expect(stored()).toEqual(before.map((row) => ({ ...row, last_customer_contact: today() })))
    await desk.undo(number)
    expect(new Set(phases())).toEqual(new Set(['undone']))
    expect(stored()).toEqual(before)
  })

  it('reports no conflict for its own normalization, but one for a change of another user', async () => {
    changeClaim(ID, { email: 'Ana.Rojas@Correo.CL', last_customer_contact: '2026-11-20' })
    const before = stored()
    demo.setDialect(name)
    const row = speak(savedClaim(ID), DIALECTS[name]) as Partial<(typeof before)[number]>
    const { user } = await openClaimForm({ ...row, id: ID })
    type('Next Step', 'Llamar a LATAM')
    await user.click(button('Guardar'))
    await closed()
    expect(stored()).toEqual(
      before.map((claim) =>
        claim.id !== ID
          ? claim
          : {
              ...claim,
              next_step: 'Llamar a LATAM',
              email: DIALECTS[name].lowersEmail ? 'ana.rojas@correo.cl' : claim.email,
            },
      ),
    )

    changeClaim(ID, { next_step: 'Esperar' })
    await user.click(button('Abrir'))
    await screen.findByRole('dialog', { name: 'Editar Reclamo' })
    type('Next Step', 'Llamar a SKY')
    await user.click(button('Guardar'))
    const asked = await screen.findByRole('dialog', { name: 'Otra persona cambió lo mismo que tú' })
    await user.click(within(asked).getByLabelText(/^Lo que guardó la otra persona/))
    await user.click(within(asked).getByRole('button', { name: 'Guardar lo elegido' }))
    await closed()
    expect(savedClaim(ID).next_step).toBe('Esperar')
  })

  it('stores a new claim as it was filled in', async () => {
    demo.setDialect(name)
    signInAs('LEGAL')
    const values = { ...toClaimRecordValues(), ...FILLED_IN }
    await createClaimRecord(buildSavePayload(values, { loaded: null, today: new Date() }))
    expect(demo.state.claims.at(-1)).toMatchObject({ ...FILLED_IN, name: null, documents: [] })
  })

  it('keeps all profile fields that were not edited', async () => {
    demo.setDialect(name)
    signInAs('USER')
    const [before] = demo.state.users
    const { raw } = await getUser()
    await updateUser({ ...raw, name: 'Camila Andrea' }, raw)
    expect(demo.state.users[0]).toEqual({ ...before, name: 'Camila Andrea' })
  })
})

const FILLED_IN = {
  reservation_code: 'QWERT1',
  handler: 'Equipo Legal',
  category: 'EN EVALUACIÓN',
  subcategory: 'INGRESO DE CASO',
  type: 'RETRASO',
  airline: 'SKY',
  submitted_date: '2026-02-03',
} as const
