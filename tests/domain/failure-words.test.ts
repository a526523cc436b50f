import { describe, expect, it } from 'vitest'
import {
  failureWords,
  reasonOf,
  type Failure,
  type FailureRow,
} from '@/domain/failures/failure-words'
import { passengerWords } from '@/domain/failures/passenger-failures'
import { staffWords } from '@/domain/failures/staff-failures'

const failure = (code: Failure['code'], rest: Partial<Failure> = {}): Failure => ({
  code,
  status: null,
  serverText: null,
  ...rest,
})

const broken = failure('broken', { status: 502 })
const refused = failure('bad-request', { status: 400, serverText: 'Correo repetido' })
const NO_CONNECTION = 'No hay conexión con el servidor: revisa tu internet.'

describe('the words of a failure', () => {
  it.each<[string, FailureRow, Failure, string, string | null]>([
    ['the reason alone', {}, failure('offline'), NO_CONNECTION, null],
    ['what failed, then why', { sentence: 'A' }, failure('no-answer'), 'A', NO_CONNECTION],
    ['nothing but the sentence', { sentence: 'A', advice: null }, broken, 'A', null],
    ['advice of its own', { sentence: 'A', advice: 'B' }, broken, 'A', 'B'],
    [
      'words of one failure alone',
      { sentence: 'A', advice: 'B', codes: { broken: { sentence: 'C', advice: 'D' } } },
      broken,
      'C',
      'D',
    ],
    [
      'a sentence for one failure alone',
      { sentence: 'A', advice: 'B', codes: { broken: 'C' } },
      broken,
      'C',
      'B',
    ],
    [
      'no advice for one failure alone',
      { sentence: 'A', advice: 'B', codes: { broken: { advice: null } } },
      broken,
      'A',
      null,
    ],
    [
      'the server, and no reason twice',
      { sentence: 'A', tellsServer: 'all' },
      refused,
      'Correo repetido',
      null,
    ],
    [
      'the sentence of a silent server',
      { sentence: 'A', tellsServer: 'all' },
      failure('shape'),
      'A',
      reasonOf(failure('shape')),
    ],
    [
      'no server where it must not be told',
      { sentence: 'A', tellsServer: ['signed-out'], advice: null },
      refused,
      'A',
      null,
    ],
    [
      'its own words before those of the server',
      {
        sentence: 'A',
        tellsServer: 'all',
        advice: null,
        codes: { 'bad-request': { sentence: 'C' } },
      },
      refused,
      'C',
      null,
    ],
    ['the status', { sentence: 'Error ({status})', advice: null }, broken, 'Error (502)', null],
  ])('are %s', (_what, row, why, sentence, advice) => {
    expect(failureWords(row, why)).toEqual({ sentence, advice })
  })

  it('name the language of their own sentence, and none for what a server serverText', () => {
    const row: FailureRow = { sentence: 'A', lang: 'en', tellsServer: 'all' }
    expect(failureWords(row, broken).lang).toBe('en')
    expect(failureWords(row, refused).lang).toBeUndefined()
  })

  it('repeat the server to the staff, unless it refused the person', () => {
    const words = (why: Failure) => staffWords('read-all-claims', why).sentence
    expect(words(refused)).toBe('El servidor dijo: Correo repetido')
    expect(words(failure('broken', { status: 500 }))).toBe(
      'El servidor respondió con un error (500).',
    )
    expect(words(failure('signed-out', { serverText: 'x' }))).toBe(
      'Tu sesión terminó: vuelve a entrar y repite.',
    )
    expect(words(failure('forbidden', { serverText: 'x' }))).toBe(
      'Tu cuenta no tiene permiso para ver los reclamos.',
    )
  })

  it('never repeat the server to a passenger whose page does not', () => {
    expect(passengerWords('read-earnings', refused).advice).toBe(
      'El servidor respondió con un error (400).',
    )
  })
})
