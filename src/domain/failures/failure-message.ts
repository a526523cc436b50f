const NO_CONNECTION = 'No hay conexión con el servidor: revisa tu internet.'
const ERROR = 'El servidor respondió con un error ({status}).'

/** Default message of every code that `toFailure` of `api/http` returns. */
const REASONS = {
  'chunk-failed': 'Una parte de la página no llegó: revisa tu internet y repite.',
  offline: NO_CONNECTION,
  'no-answer': NO_CONNECTION,
  timeout: 'El servidor tardó demasiado: repite en unos minutos.',
  'invalid-response': 'La respuesta del servidor no se entiende: repite en unos minutos.',
  unauthorized: 'Tu sesión terminó: vuelve a entrar y repite.',
  forbidden: 'Tu cuenta no tiene permiso para esto.',
  'bad-request': ERROR,
  'not-found': ERROR,
  gone: ERROR,
  invalid: ERROR,
  'too-large': 'El servidor no acepta archivos tan grandes: quita alguno o achícalo.',
  'too-many': 'Hay demasiadas solicitudes: espera {time} y repite.',
  refused: ERROR,
  'server-error': ERROR,
  crashed: 'Algo falló en la aplicación.',
} as const

export type FailureCode = keyof typeof REASONS

export interface Failure {
  readonly code: FailureCode
  /** HTTP status; null if there was no response. */
  readonly status: number | null
  /** Seconds of the Retry-After header; null if there was none. */
  readonly retryAfter?: number | null
  /** Error text of the server; null if there was none. */
  readonly serverText: string | null
}

export interface FailureMessage {
  readonly sentence: string
  /** Reason or next step; null if the sentence is enough. */
  readonly advice: string | null
  /** Set if the sentence is not in Spanish. */
  readonly lang?: 'en'
}

/** Message of a single code; a string is its sentence. */
type OwnWords = string | Partial<FailureMessage>

/** Messages of one action. */
export interface FailureRow {
  /** Missing: the reason is the whole message. */
  readonly sentence?: string
  /** For all codes. Missing: the reason; null: none. */
  readonly advice?: string | null
  readonly lang?: 'en'
  /** Codes for which the server's text replaces the sentence. */
  readonly showServerText?: 'all' | readonly FailureCode[]
  readonly codes?: Readonly<Partial<Record<FailureCode, OwnWords>>>
}

export const KEPT = 'Lo que escribiste sigue aquí.'

/** Of a field that a 422 names. */
export const REFUSED_FIELD = 'No aceptaron este dato: corrígelo.'

/** No response arrived, so the server may have acted. */
export const UNANSWERED = ['offline', 'no-answer', 'timeout'] as const

/** Codes after which it is unknown whether the server acted. */
export const UNKNOWN_OUTCOME = [...UNANSWERED, 'invalid-response', 'server-error'] as const

export function isOutcomeUnknown({ code }: Failure): boolean {
  return UNKNOWN_OUTCOME.some((unknown) => unknown === code)
}

export function sameMessageFor(codes: readonly FailureCode[], words: OwnWords) {
  return Object.fromEntries(codes.map((code) => [code, words])) as FailureRow['codes']
}

/** '1 segundo', '40 segundos', '2 minutos'; 'un minuto' if unknown. */
export function waitText(seconds: number | null): string {
  if (seconds === null) return 'un minuto'
  if (seconds < 60) return seconds === 1 ? '1 segundo' : `${seconds} segundos`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`
}

function fillIn(text: string, failure: Failure): string {
  return text
    .replace('{status}', String(failure.status))
    .replace('{time}', waitText(failure.retryAfter ?? null))
}

/** Default message of a failure, for any action. */
export function reasonOf(failure: Failure): string {
  return fillIn(REASONS[failure.code], failure)
}

/** Sentence of the code, else the server's text, else that of the row, else the reason. */
export function failureMessage(
  { sentence: sentenceOfAll, advice: adviceOfAll, lang, showServerText = [], codes }: FailureRow,
  failure: Failure,
  reason = reasonOf(failure),
): FailureMessage {
  const { code, serverText } = failure
  const words = codes?.[code]
  const own = typeof words === 'string' ? { sentence: words } : (words ?? {})
  const isQuoted =
    own.sentence === undefined && (showServerText === 'all' || showServerText.includes(code))
  const quoted = isQuoted ? serverText : null
  const sentence = own.sentence ?? quoted ?? sentenceOfAll
  if (sentence === undefined) return { sentence: reason, advice: null }
  // The server's text is the reason already.
  const fallback = quoted === null ? reason : null
  const advice = [own.advice, adviceOfAll, fallback].find((text) => text !== undefined) ?? null
  return {
    sentence: fillIn(sentence, failure),
    advice: advice === null ? null : fillIn(advice, failure),
    ...(lang && quoted === null && { lang }),
  }
}

/** The message with the reason only where the user can do something: no answer came, or one of `codes`. */
export function withReason(
  message: FailureMessage,
  failure: Failure,
  ...codes: readonly FailureCode[]
): FailureMessage {
  const isTold = [...UNANSWERED, ...codes].some((code) => code === failure.code)
  return { ...message, advice: isTold ? reasonOf(failure) : null }
}
