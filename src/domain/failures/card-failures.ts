import { CARD_VALIDATION_CLP } from '@/config/limits'
import { formatClp } from '@/domain/country/money'
import type { FailureMessage } from './failure-message'

/** Message if the server refuses a card (SPEC 8, word for word); `error` is the server's text. */
export function cardRefusalMessage(code: string | null, error: string): FailureMessage {
  return code === 'RUT_ALREADY_REGISTERED'
    ? {
        sentence: 'El rut ya tiene una tarjeta registrada, contacte con el administrador.',
        advice:
          'Si tienes otra cuenta, entra con ella y mira su tarjeta. Si no, escríbenos por WhatsApp.',
      }
    : {
        sentence: `Error: ${error}`,
        advice:
          'Corrige lo que dice el mensaje e inténtalo otra vez. Si no puedes, escríbenos por WhatsApp.',
      }
}

const MINUTE_MS = 60_000

/** Warning if the user starts a second registration minutes after the first. */
export function cardRepeatMessage(leftAt: Date, now: Date): FailureMessage {
  const minutes = Math.max(0, Math.floor((now.getTime() - leftAt.getTime()) / MINUTE_MS))
  const age =
    minutes === 0 ? 'menos de un minuto' : minutes === 1 ? '1 minuto' : `${minutes} minutos`
  return {
    sentence: `Hace ${age} saliste a registrar tu tarjeta.`,
    advice: `Si la terminaste, revisa primero si ya quedó. Registrarla otra vez puede hacer un segundo cobro de ${formatClp(CARD_VALIDATION_CLP)}.`,
  }
}

/** Result of the card check after the provider redirected the user back. */
export type CardReturn = 'confirming' | 'registered' | 'not-completed' | 'unread'

export const CARD_RETURN_MESSAGES = {
  confirming: {
    sentence: 'Estamos confirmando tu tarjeta.',
    advice: 'Toma unos segundos. No la registres otra vez.',
  },
  registered: {
    sentence: 'Tu tarjeta quedó registrada.',
    advice: `El cobro de ${formatClp(CARD_VALIDATION_CLP)} de la validación te lo devolvemos.`,
  },
  'not-completed': {
    sentence: 'No se completó el registro de tu tarjeta.',
    advice:
      'Si la terminaste en la página del proveedor, espera unos minutos y revisa otra vez. Si no, regístrala de nuevo.',
  },
  unread: {
    sentence: 'No pudimos comprobar si tu tarjeta quedó registrada.',
    advice: 'Revisa tu internet y vuelve a revisar antes de registrarla otra vez.',
  },
} as const satisfies Record<CardReturn, FailureMessage>
