import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as api from '@/api/claim'
import { ApiError } from '@/api/http/api-error'
import type { Sending, Sendings } from '@/domain/claim/receipt/sendings'
import { withSending } from '@/domain/claim/receipt/sendings'
import { EMPTY_CLAIM, type ClaimValues } from '@/screens/claim/claim-values'
import { fileClaims } from '@/screens/claim/sending/file-claims'
import { endSession } from '@/session/session-store'

const person = (id: string, name: string) => ({ id, name, lastname: 'Muñoz', rut: '' })
const FAMILY = [person('2', 'Luz'), person('3', 'Leo')]
const LOST = new ApiError('network')
const REFUSED = new ApiError('http', { status: 422 })

/** How the call of a passenger ends, after a share of the body was sent. */
interface Call {
  readonly part?: number | null
  readonly error?: Error
}

let sent: string[]

/** Lets the calls end so, in their order; later ones succeed. */
function answer(...calls: readonly Call[]) {
  const left = [...calls]
  vi.spyOn(api, 'sendClaim').mockImplementation(({ name }, { onProgress } = {}) => {
    const { part = 1, error } = left.shift() ?? {}
    if (part !== null) onProgress?.(part)
    if (error) return Promise.reject(error)
    sent.push(name)
    return Promise.resolve()
  })
}

/** Files the claims of Ana and her companions, as the form does after a confirmation. */
async function file(
  changes: Partial<ClaimValues> = {},
  owner: string | null = null,
  again = true,
  signal = new AbortController().signal,
) {
  let sendings: Sendings = changes.sendings ?? {}
  const values = { ...EMPTY_CLAIM, ...person('1', 'Ana'), type: 'RETRASO', ...changes }
  const result = await fileClaims(values, {
    qrId: null,
    owner,
    signal,
    isRepeatConfirmed: again,
    onProgress: () => undefined,
    onSessionOver: () => undefined,
    onSending: (id, sending) => {
      sendings = withSending(sendings, id, sending)
    },
  })
  return { result, sendings }
}

const stateOf = (sendings: Sendings, id = '1') => sendings[id]?.state ?? 'none'

beforeEach(() => {
  sent = []
})

describe('the state of a claim after another attempt', () => {
  const receipt = { sentAt: 1, type: '', airline: '', email: '', flight: '' }
  const BEFORE: Readonly<Record<'none' | 'unknown' | 'refused', Sending | null>> = {
    none: null,
    unknown: { state: 'unknown', receipt: { ...receipt, passengers: [], files: [] } },
    refused: { state: 'refused' },
  }

  it.each([
    ['none', 'accepted', {}, 'sent'],
    ['none', 'refused', { error: REFUSED }, 'refused'],
    ['none', 'lost whole', { error: LOST }, 'unknown'],
    ['none', 'lost in the middle', { part: 0.5, error: LOST }, 'none'],
    ['none', 'lost without progress', { part: null, error: LOST }, 'unknown'],
    ['none', 'cancelled in the middle', { part: 0.5, error: new Error('stop') }, 'none'],
    ['unknown', 'accepted', {}, 'sent'],
    ['unknown', 'refused', { error: REFUSED }, 'unknown'],
    ['unknown', 'lost in the middle', { part: 0.5, error: LOST }, 'unknown'],
    ['refused', 'accepted', {}, 'sent'],
    ['refused', 'lost whole', { error: LOST }, 'unknown'],
    ['refused', 'lost in the middle', { part: 0.5, error: LOST }, 'refused'],
  ] as const)('%s, %s', async (before, _how, call, after) => {
    answer(call)
    const sending = BEFORE[before]
    const { sendings } = await file({ sendings: sending ? { '1': sending } : {} })
    expect(stateOf(sendings)).toBe(after)
  })
})

it.each([
  ['got no answer offline', false, null],
  ['was cut in the middle', true, 0.5],
])('a claim that %s did not arrive', async (_how, isOnline, part) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  answer({ part, error: LOST })
  const { result } = await file()
  // A part of it may have left.
  const advice = expect.stringContaining('el envío no alcanzó a llegar') as string
  expect(result).toMatchObject({ kind: 'unsent', words: { advice } })
})

it('a claim with files that cannot be read any more does not leave, and names them', async () => {
  answer()
  const [gone, moved] = [new File(['x'], 'boleta.pdf'), new File(['x'], 'pase.pdf')]
  const content = new Blob()
  vi.spyOn(content, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotReadableError'))
  for (const unreadable of [gone, moved]) vi.spyOn(unreadable, 'slice').mockReturnValue(content)
  const { result, sendings } = await file({ files: [gone, new File(['x'], 'foto.jpg'), moved] })
  expect(sent).toEqual([])
  expect(stateOf(sendings)).toBe('none')
  const message = 'No podemos leer boleta.pdf y pase.pdf. Quítalos y elígelos otra vez.'
  const words = { advice: `Tus datos siguen aquí. ${message}` }
  expect(result).toMatchObject({ kind: 'unsent', words, errors: [['files', { message }]] })
})

it('a claim that was cancelled before it left is not in doubt', async () => {
  answer({ part: null, error: new Error('stop') })
  const { result, sendings } = await file({}, null, true, AbortSignal.abort())
  expect(result?.kind).toBe('cancelled')
  expect(stateOf(sendings)).toBe('none')
})

describe('the claims of a family', () => {
  it('go on with those who are missing after a failure in the middle', async () => {
    answer({}, { error: REFUSED })
    const first = await file({ companions: FAMILY })
    expect(first.result).toMatchObject({ kind: 'refused' })
    expect(['1', '2', '3'].map((id) => stateOf(first.sendings, id))).toEqual([
      ...['sent', 'refused', 'none'],
    ])
    const second = await file({ companions: FAMILY, sendings: first.sendings })
    expect(sent).toEqual(['Ana', 'Luz', 'Leo'])
    expect(second.result).toMatchObject({
      receipts: [{ passengers: ['Ana Muñoz', 'Luz Muñoz', 'Leo Muñoz'] }],
    })
  })
})

it('nothing more is sent, and nothing told, after the user left', async () => {
  vi.spyOn(api, 'sendClaim').mockImplementation(({ name }) => {
    endSession()
    sent.push(name)
    return Promise.resolve()
  })
  const { result, sendings } = await file({ companions: FAMILY })
  expect(sent).toEqual(['Ana'])
  expect(result).toBeNull()
  expect(sendings).toEqual({})
})

describe('a claim with refused fields', () => {
  it('names them, unless the server gives no list of them', async () => {
    const problem = (...loc: unknown[]) => ({ type: 'value_error', loc, msg: 'Value error' })
    const detail = [problem('body', 'phone'), problem('query', 'rut'), null, problem('body')]
    const rejected = new ApiError('http', { status: 422, body: { detail } })
    answer({ error: rejected }, { error: REFUSED })
    const texts = [await file(), await file()].map(({ result }) => JSON.stringify(result))
    expect(texts[0]).toContain('No aceptaron lo que dice en Teléfono: corrígelo')
    expect(texts[1]).toContain('Revísalos y vuelve a enviarlo.')
  })

  it('points to those of the form, and to none of another passenger', async () => {
    const detail = [['phone'], ['rut']].map((loc) => ({ loc: ['body', ...loc] }))
    const rejected = new ApiError('http', { status: 422, body: { detail } })
    answer({ error: rejected }, {}, { error: rejected })
    expect((await file()).result).toMatchObject({
      errors: [
        ['rut', {}],
        ['phone', {}],
      ],
    })
    expect((await file({ companions: FAMILY })).result).toMatchObject({ errors: [['phone', {}]] })
  })
})

describe('the same claim once more', () => {
  it.each([
    ['by a visitor', null, null, 'repeat'],
    ['by a visitor who signed in since', null, 'ana@correo.cl', 'repeat'],
    ['by the same user', 'ana@correo.cl', 'ana@correo.cl', 'repeat'],
    ['by another user', 'ana@correo.cl', 'luz@correo.cl', 'sent'],
    ['by a visitor after a user', 'ana@correo.cl', null, 'sent'],
  ])('%s', async (_by, first, second, kind) => {
    answer()
    await file({}, first, false)
    expect((await file({}, second, false)).result?.kind).toBe(kind)
  })

  it.each([
    ['its answer was lost', [{ error: LOST }], 'unknown-before'],
    [
      'one answer was lost, the next a refusal',
      [{ error: LOST }, { error: REFUSED }],
      'unknown-before',
    ],
    ['it was refused', [{ error: REFUSED }], 'sent'],
  ] as const)('if %s', async (_why, calls, kind) => {
    answer(...calls)
    for (let left = calls.length; left > 0; left -= 1) await file()
    expect((await file({}, null, false)).result?.kind).toBe(kind)
  })

  it('is sent to everybody again if that is what the passenger wants', async () => {
    answer()
    await file({ companions: FAMILY })
    await file({ companions: FAMILY })
    expect(sent).toEqual(['Ana', 'Luz', 'Leo', 'Ana', 'Luz', 'Leo'])
  })
})
