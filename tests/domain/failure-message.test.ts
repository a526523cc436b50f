import { describe, expect, it } from 'vitest'
import {
  failureMessage,
  reasonOf,
  type Failure,
  type FailureRow,
} from '@/domain/failures/failure-message'
import { passengerFailureMessage } from '@/domain/failures/passenger-failures'
import { staffFailureMessage } from '@/domain/failures/staff-failures'

const failure = (code: Failure['code'], rest: Partial<Failure> = {}): Failure => ({
  code,
  status: null,
  serverText: null,
  ...rest,
})

const broken = failure('server-error', { status: 502 })
const refused = failure('bad-request', { status: 400, serverText: 'Correo repetido' })
const NO_CONNECTION = 'No hay conexión con el servidor: revisa tu internet.'

describe('the message of a failure', () => {
  const FOR_STAFF = { sentence: 'A', showServerText: 'all' } as const
  const lost = failure('invalid-response')
  /** A row with special words after a 5xx. */
  const after5xx = (
    words: NonNullable<NonNullable<FailureRow['codes']>['server-error']>,
  ): FailureRow => ({
    sentence: 'A',
    advice: 'B',
    codes: { 'server-error': words },
  })
  const ownWords = { ...FOR_STAFF, advice: null, codes: { 'bad-request': { sentence: 'C' } } }
  const hidden: FailureRow = { sentence: 'A', showServerText: ['unauthorized'], advice: null }

  it.each<[string, FailureRow, Failure, string, string | null]>([
    ['the reason alone', {}, failure('offline'), NO_CONNECTION, null],
    ['what failed, then why', { sentence: 'A' }, failure('no-answer'), 'A', NO_CONNECTION],
    ['only the sentence', { sentence: 'A', advice: null }, broken, 'A', null],
    ['special advice', { sentence: 'A', advice: 'B' }, broken, 'A', 'B'],
    ['words of one failure', after5xx({ sentence: 'C', advice: 'D' }), broken, 'C', 'D'],
    ['a sentence for one failure alone', after5xx('C'), broken, 'C', 'B'],
    ['no advice for one failure alone', after5xx({ advice: null }), broken, 'A', null],
    ['the server, and no reason twice', FOR_STAFF, refused, 'Correo repetido', null],
    ['the sentence for a missing server text', FOR_STAFF, lost, 'A', reasonOf(lost)],
    ['no server text where it is hidden', hidden, refused, 'A', null],
    ['its own words before those of the server', ownWords, refused, 'C', null],
    ['the status', { sentence: 'Error ({status})', advice: null }, broken, 'Error (502)', null],
  ])('are %s', (_what, row, why, sentence, advice) => {
    expect(failureMessage(row, why)).toEqual({ sentence, advice })
  })

  it('has the language of its own sentence, and none for a server text', () => {
    const row: FailureRow = { sentence: 'A', lang: 'en', showServerText: 'all' }
    expect(failureMessage(row, broken).lang).toBe('en')
    expect(failureMessage(row, refused).lang).toBeUndefined()
  })

  it.each([
    [refused, 'El servidor dijo: Correo repetido'],
    [failure('server-error', { status: 500 }), 'El servidor respondió con un error (500).'],
    [failure('unauthorized', { serverText: 'x' }), 'Tu sesión terminó: vuelve a entrar y repite.'],
    [
      failure('forbidden', { serverText: 'x' }),
      'Tu cuenta no tiene permiso para ver los reclamos.',
    ],
  ])("shows the server's text to staff, except after 401 and 403: %o", (why, sentence) => {
    expect(staffFailureMessage('read-all-claims', why).sentence).toBe(sentence)
  })

  it("shows no server's text to staff after 429, and none to passengers where it is hidden", () => {
    const busy = failure('too-many', { retryAfter: 7, serverText: 'Too Many Requests' })
    expect(staffFailureMessage('list-claims', busy)).toEqual({
      sentence: 'No pudimos cargar los reclamos. Tus filtros siguen puestos.',
      advice: 'Hay demasiadas solicitudes: espera 7 segundos y repite.',
    })
    expect(passengerFailureMessage('read-earnings', refused).advice).toBe(
      'El servidor respondió con un error (400).',
    )
  })
})
