import { describe, expect, it } from 'vitest'
import { ApiError } from '@/api/http/api-error'
import { toClaimRecord } from '@/api/claim-records'
import { planChange, type ClaimChange } from '@/domain/claim/editing/claim-change'
import { changeProblem, phaseAfter } from '@/features/claim-store/changes/change-problem'
import { isNumbered } from '@/features/claim-store/changes/save-change'
import type { ChangeFailure } from '@/features/claim-store/changes/save-change'

const COMPLETE = {
  id: 1,
  reservation_code: 'ABC123',
  handler: 'Equipo Legal',
  category: 'INGRESADO',
  subcategory: 'SI APLICA COMPENSACIÓN',
  type: 'Cancelación',
  airline: 'LATAM',
  email: 'ana@correo.cl',
  next_step: 'Llamar',
}

function claimOf(changes: object) {
  const claim = toClaimRecord({ ...COMPLETE, ...changes })
  if (!isNumbered(claim)) throw new Error('a claim without an id')
  return claim
}

interface Tried {
  readonly saved?: object
  readonly change?: ClaimChange
  readonly phase?: 'failed' | 'undo-failed'
}

function problemOf(
  failure: ChangeFailure | null,
  { saved = {}, change = { next_step: 'Apelar' }, phase = 'failed' }: Tried = {},
) {
  const item = { claim: claimOf(saved), phase, failure, adopted: [], made: null } as const
  return changeProblem(item, change)
}

const http = (status: number) => new ApiError('http', { status })
const failed = (error: unknown): ChangeFailure => ({ kind: 'failed', error })
const unread = (error: unknown): ChangeFailure => ({ kind: 'unread', error })

/** Another user saved another next step meanwhile. */
function conflict(): ChangeFailure {
  const theirs = toClaimRecord({ ...COMPLETE, next_step: 'Esperar' })
  const plan = planChange(claimOf({}), theirs, { next_step: 'Apelar' })
  if (plan.kind !== 'conflict') throw new Error('no conflict')
  return plan
}

const MAYBE_SAVED = 'No sabemos si se guardó: revisa tu internet y repite, no se guarda dos veces.'
const UNSURE = 'No sabemos si se guardó: repite, no se guarda dos veces.'
const NOT_COMPARED =
  'No pudimos comprobar si otra persona cambió este reclamo, así que todavía no lo guardamos.'
const REFUSED = [
  { type: 'missing', loc: ['body', 'email'], msg: 'Field required' },
  { type: 'string_too_long', loc: ['body', 'next_step'], msg: '' },
  { type: 'missing', loc: ['body', 'office'], msg: '' },
]
const SESSION_OVER = 'Tu sesión terminó y el reclamo no se guardó.'
const NOT_ALLOWED = 'Tu cuenta no tiene permiso para guardar reclamos.'

describe('a claim that was not saved', () => {
  it.each<[string, ChangeFailure, object]>([
    [
      'is found nowhere',
      { kind: 'missing' },
      {
        text: 'No encontramos este reclamo donde estaba, ni por su correo ni por sus filtros.',
        isMissing: true,
        isUncompared: true,
      },
    ],
    [
      'was changed by another user',
      conflict(),
      { text: 'Otra persona lo cambió mientras tanto. Elige cuál queda.' },
    ],
    [
      'was changed after the save to undo',
      { kind: 'changed-since' },
      { text: 'Otra persona lo cambió después: se mantiene lo suyo.' },
    ],
    [
      'has values that this page cannot read',
      { kind: 'unreadable', fields: ['type', 'email'] },
      {
        text: 'Esta página no sabe leer lo que ya está guardado en Tipo de reclamo, Correo, y lo borraría: deja ahí lo que había, o pide que lo corrijan en el sistema de origen.',
      },
    ],
    ['may not be read: no session', unread(http(401)), { text: SESSION_OVER, isUncompared: false }],
    ['may not be read: no access', unread(http(403)), { text: NOT_ALLOWED, isUncompared: false }],
    [
      'cannot be read: an error',
      unread(http(500)),
      { text: `${NOT_COMPARED} El servidor respondió con un error (500).`, isUncompared: true },
    ],
    [
      'cannot be read: no answer in time',
      unread(new ApiError('timeout')),
      {
        text: `${NOT_COMPARED} El servidor tardó demasiado: repite en unos minutos.`,
        isUncompared: true,
      },
    ],
    ['may not be saved: no session', failed(http(401)), { text: SESSION_OVER }],
    ['may not be saved: no access', failed(http(403)), { text: NOT_ALLOWED }],
    ['was sent without an answer', failed(new ApiError('timeout')), { text: MAYBE_SAVED }],
    [
      'is refused, but has all that the form asks',
      failed(http(422)),
      { text: 'El servidor respondió con un error (422).' },
    ],
    [
      'is refused for fields that the server names',
      failed(new ApiError('http', { status: 422, body: { detail: REFUSED } })),
      { text: 'No aceptaron Correo y Next Step. El servidor dijo: Field required' },
    ],
    [
      'meets a server error',
      failed(http(500)),
      { text: `${UNSURE} El servidor respondió con un error (500).` },
    ],
    [
      'has an answer that is no answer',
      failed(new ApiError('invalid-response', { status: 200 })),
      { text: `${UNSURE} La respuesta del servidor no se entiende: repite en unos minutos.` },
    ],
  ])('%s', (_what, failure, problem) => {
    expect(problemOf(failure)).toEqual(problem)
  })

  const gaps = { saved: { reservation_code: null, email: 'sin arroba' } }
  const named = {
    text: 'Antes hay que completar o corregir en Detalles: Código de reserva, Correo.',
    invalidFields: ['reservation_code', 'email'],
  }

  it.each([400, 422])(
    'names the fields that a %i may be about, in the order of the form',
    (status) => {
      expect(problemOf(failed(http(status)), gaps)).toEqual(named)
      expect(
        problemOf(failed(http(status)), { ...gaps, change: { email: 'eva@correo.cl' } }),
      ).toEqual({
        text: 'Antes hay que completar o corregir en Detalles: Código de reserva.',
        invalidFields: ['reservation_code'],
      })
      // The change itself may be what is refused, but an undo takes it back.
      const emptied = { change: { handler: '' } }
      expect(problemOf(failed(http(status)), emptied)).toMatchObject({ invalidFields: ['handler'] })
      expect(problemOf(failed(http(status)), { ...emptied, phase: 'undo-failed' })).toEqual({
        text: `El servidor respondió con un error (${status}).`,
      })
    },
  )

  it('names what the server names, unless the form would ask for it too', () => {
    const refused = failed(new ApiError('http', { status: 422, body: { detail: REFUSED } }))
    const other = { saved: { reservation_code: null } }
    expect(problemOf(refused, other)).toEqual(problemOf(refused))
    expect(problemOf(refused, gaps)).toEqual(named)
  })

  it('names no field after another failure', () => {
    expect(problemOf(failed(http(500)), gaps)).not.toHaveProperty('invalidFields')
    expect(problemOf(failed(http(404)), gaps)).not.toHaveProperty('invalidFields')
  })

  it('has no problem without a failure, or if its user has left', () => {
    expect(problemOf(null)).toBeNull()
    expect(problemOf({ kind: 'left' })).toBeNull()
  })

  it.each<[string, ChangeFailure, string]>([
    ['a conflict', conflict(), 'conflict'],
    ['a time-out', failed(new ApiError('timeout')), 'unknown'],
    ['an unreadable answer', failed(new ApiError('invalid-response', { status: 200 })), 'unknown'],
    ['a server error', failed(http(500)), 'unknown'],
    ['a refusal', failed(http(422)), 'failed'],
    ['too many requests', failed(http(429)), 'failed'],
    // Nothing was sent.
    ['a time-out of the read before', unread(new ApiError('timeout')), 'failed'],
    ['a claim found nowhere', { kind: 'missing' }, 'failed'],
    ['a newer change', { kind: 'changed-since' }, 'failed'],
    ['a user who left', { kind: 'left' }, 'failed'],
  ])('has its phase after %s', (_what, failure, phase) => {
    expect(phaseAfter(failure)).toBe(phase)
  })
})
