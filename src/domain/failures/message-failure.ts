import type { FailureRow } from './failure-message'

/** Failure of the contact form (SPEC 8). Own file, because it loads with the form. */
export const MESSAGE_FAILURE = {
  sentence: 'Ocurrió un error, intenta nuevamente.',
  showServerText: 'all',
} as const satisfies FailureRow
