import { describe, expect, it } from 'vitest'
import { UNKNOWN_OUTCOME, type FailureCode } from '@/domain/failures/failure-message'
import { cardRefusalMessage, cardRepeatMessage } from '@/domain/failures/card-failures'
import { passengerFailureMessage } from '@/domain/failures/passenger-failures'

const LATER = 'Inténtalo otra vez en unos minutos. Si sigue igual, escríbenos por WhatsApp.'
const CONNECTION = 'Revisa tu internet e inténtalo otra vez.'

describe('a card that could not be registered', () => {
  it.each<[FailureCode, string]>([
    ['offline', CONNECTION],
    ['no-answer', CONNECTION],
    ['timeout', CONNECTION],
    ['server-error', LATER],
    ['invalid-response', LATER],
    ['crashed', LATER],
    ['bad-request', LATER],
    ['forbidden', 'Tu cuenta no puede registrar tarjetas. Escríbenos por WhatsApp.'],
    ['unauthorized', 'Tu sesión terminó: vuelve a entrar y repite. Lo que escribiste sigue aquí.'],
  ])('gives advice after %s', (code, advice) => {
    const why = { code, status: 499, serverText: 'x' }
    const sentence = 'Ocurrió un error inesperado al registrar la tarjeta.'
    expect(passengerFailureMessage('register-card', why)).toMatchObject({ sentence, advice })
  })

  it('does not claim that nothing was charged when the outcome is unknown', () => {
    for (const code of UNKNOWN_OUTCOME) {
      const why = { code, status: null, serverText: null }
      expect(passengerFailureMessage('register-card', why).advice).not.toMatch(/cobr/)
    }
  })

  it('keeps the sentence for a RUT of another account and gives advice', () => {
    expect(cardRefusalMessage('RUT_ALREADY_REGISTERED', 'El rut ya existe.')).toEqual({
      sentence: 'El rut ya tiene una tarjeta registrada, contacte con el administrador.',
      advice:
        'Si tienes otra cuenta, entra con ella y mira su tarjeta. Si no, escríbenos por WhatsApp.',
    })
  })

  it.each([null, 'CARD_LIMIT'])("shows the server's text for the code %s", (code) => {
    expect(cardRefusalMessage(code, 'Demasiados intentos.')).toEqual({
      sentence: 'Error: Demasiados intentos.',
      advice:
        'Corrige lo que dice el mensaje e inténtalo otra vez. Si no puedes, escríbenos por WhatsApp.',
    })
  })
})

describe('a second registration', () => {
  const NOW = new Date(2026, 10, 24, 10, 0)
  it.each([
    [-5_000, 'menos de un minuto'],
    [59_999, 'menos de un minuto'],
    [60_000, '1 minuto'],
    [3 * 60_000 + 1, '3 minutos'],
  ])('%i ms after the first has the age %s', (ms, age) => {
    const { sentence } = cardRepeatMessage(new Date(NOW.getTime() - ms), NOW)
    expect(sentence).toBe(`Hace ${age} saliste a registrar tu tarjeta.`)
  })

  it('gets a warning about a second charge', () => {
    expect(cardRepeatMessage(NOW, NOW).advice).toMatch(/un segundo cobro de \$50\.$/)
  })
})
