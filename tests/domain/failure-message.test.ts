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
  it.each<[string, FailureRow, Failure, string, string | null]>([
    ['the reason alone', {}, failure('offline'), NO_CONNECTION, null],
    ['what failed, then why', { sentence: 'A' }, failure('no-answer'), 'A', NO_CONNECTION],
    ['only the sentence', { sentence: 'A', advice: null }, broken, 'A', null],
    ['special advice', { sentence: 'A', advice: 'B' }, broken, 'A', 'B'],
    [
      'words of one failure alone',
      { sentence: 'A', advice: 'B', codes: { 'server-error': { sentence: 'C', advice: 'D' } } },
      broken,
      'C',
      'D',
    ],
    [
      'a sentence for one failure alone',
      { sentence: 'A', advice: 'B', codes: { 'server-error': 'C' } },
      broken,
      'C',
      'B',
    ],
    [
      'no advice for one failure alone',
      { sentence: 'A', advice: 'B', codes: { 'server-error': { advice: null } } },
      broken,
      'A',
      null,
    ],
    [
      'the server, and no reason twice',
      { sentence: 'A', showServerText: 'all' },
      refused,
      'Correo repetido',
      null,
    ],
    [
      'the sentence for a missing server text',
      { sentence: 'A', showServerText: 'all' },
      failure('invalid-response'),
      'A',
      reasonOf(failure('invalid-response')),
    ],
    [
      'no server text where it is hidden',
      { sentence: 'A', showServerText: ['unauthorized'], advice: null },
      refused,
      'A',
      null,
    ],
    [
      'its own words before those of the server',
      {
        sentence: 'A',
        showServerText: 'all',
        advice: null,
        codes: { 'bad-request': { sentence: 'C' } },
      },
      refused,
      'C',
      null,
    ],
    ['the status', { sentence: 'Error ({status})', advice: null }, broken, 'Error (502)', null],
  ])('are %s', (_what, row, why, sentence, advice) => {
    expect(failureMessage(row, why)).toEqual({ sentence, advice })
  })

  it('has the language of its own sentence, and none for a server text', () => {
    const row: FailureRow = { sentence: 'A', lang: 'en', showServerText: 'all' }
    expect(failureMessage(row, broken).lang).toBe('en')
    expect(failureMessage(row, refused).lang).toBeUndefined()
  })

  it("shows the server's text to staff, except after 401, 403 and 429", () => {
    const words = (why: Failure) => staffFailureMessage('read-all-claims', why).sentence
    expect(words(refused)).toBe('El servidor dijo: Correo repetido')
    expect(words(failure('server-error', { status: 500 }))).toBe(
      'El servidor respondió con un error (500).',
    )
    expect(words(failure('unauthorized', { serverText: 'x' }))).toBe(
      'Tu sesión terminó: vuelve a entrar y repite.',
    )
    expect(words(failure('forbidden', { serverText: 'x' }))).toBe(
      'Tu cuenta no tiene permiso para ver los reclamos.',
    )
    const busy = failure('too-many', { retryAfter: 7, serverText: 'Too Many Requests' })
    expect(staffFailureMessage('list-claims', busy)).toEqual({
      sentence: 'No pudimos cargar los reclamos. Tus filtros siguen puestos.',
      advice: 'Hay demasiadas solicitudes: espera 7 segundos y repite.',
    })
  })

  it("hides the server's text from passengers on pages that do not show it", () => {
    expect(passengerFailureMessage('read-earnings', refused).advice).toBe(
      'El servidor respondió con un error (400).',
    )
  })
})
