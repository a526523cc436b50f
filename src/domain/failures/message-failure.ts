import type { FailureRow } from './failure-message'

/** What is told when a message was not sent (SPEC 8). It comes with the form, as that of a claim. */
export const MESSAGE_FAILURE = {
  sentence: 'Ocurrió un error, intenta nuevamente.',
  showServerText: 'all',
} as const satisfies FailureRow
