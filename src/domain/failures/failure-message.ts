const NO_CONNECTION = 'No hay conexión con el servidor: revisa tu internet.'
const ERROR = 'El servidor respondió con un error ({status}).'

/**
 * Why each failure came and what helps, for every action that has nothing better to say. The names are
 * the closed set of codes that `toFailure` of `api/http` gives: none is without words.
 */
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

/** Why a call gave no usable answer, as `toFailure` tells it. */
export interface Failure {
  readonly code: FailureCode
  /** HTTP status; null where no answer came. */
  readonly status: number | null
  /** Seconds after which the server wants to be asked again; null where it does not say. */
  readonly retryAfter?: number | null
  /** The server's own words; null where it had none. */
  readonly serverText: string | null
}

/** A failure as a person reads it. */
export interface FailureWords {
  readonly sentence: string
  /** Why, or what to do now; null where the sentence says it all. */
  readonly advice: string | null
  /** The language of the sentence, where it is not that of the page. */
  readonly lang?: 'en'
}

/** What is said of one failure alone; a text is its sentence. */
type OwnWords = string | Partial<FailureWords>

/** What one action says when it fails. */
export interface FailureRow {
  /** What failed; left out where the reason is all there is to say. */
  readonly sentence?: string
  /** What to do, whatever the failure; left out: the reason; null: nothing. */
  readonly advice?: string | null
  readonly lang?: 'en'
  /** The failures of which the server's own words take the place of the sentence. */
  readonly showServerText?: 'all' | readonly FailureCode[]
  readonly codes?: Readonly<Partial<Record<FailureCode, OwnWords>>>
}

export const KEPT = 'Lo que escribiste sigue aquí.'

/** No answer came, so the server may have acted. */
export const UNANSWERED = ['offline', 'no-answer', 'timeout'] as const

/** The failures after which nobody knows whether the server acted. */
export const UNKNOWN_OUTCOME = [...UNANSWERED, 'invalid-response', 'server-error'] as const

/** Whether the server may have acted although the call failed: nobody knows until they look. */
export function isOutcomeUnknown({ code }: Failure): boolean {
  return UNKNOWN_OUTCOME.some((unknown) => unknown === code)
}

/** The same words for several codes. */
export function sameMessageFor(codes: readonly FailureCode[], words: OwnWords) {
  return Object.fromEntries(codes.map((code) => [code, words])) as FailureRow['codes']
}

/** How long that is: '1 segundo', '40 segundos', '2 minutos'; 'un minuto' where the server does not say. */
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

/** Why a call failed and what helps, in a sentence that fits every action. */
export function reasonOf(failure: Failure): string {
  return fillIn(REASONS[failure.code], failure)
}

/** The words of a row for a failure. */
export function failureMessage(
  { sentence: sentenceOfAll, advice: adviceOfAll, lang, showServerText = [], codes }: FailureRow,
  failure: Failure,
  reason = reasonOf(failure),
): FailureWords {
  const { code, serverText } = failure
  const words = codes?.[code]
  const own = typeof words === 'string' ? { sentence: words } : (words ?? {})
  const isQuoted =
    own.sentence === undefined && (showServerText === 'all' || showServerText.includes(code))
  const quoted = isQuoted ? serverText : null
  const sentence = own.sentence ?? quoted ?? sentenceOfAll
  if (sentence === undefined) return { sentence: reason, advice: null }
  // The server's own words are the reason already.
  const fallback = quoted === null ? reason : null
  const advice = [own.advice, adviceOfAll, fallback].find((text) => text !== undefined) ?? null
  return {
    sentence: fillIn(sentence, failure),
    advice: advice === null ? null : fillIn(advice, failure),
    ...(lang && quoted === null && { lang }),
  }
}
