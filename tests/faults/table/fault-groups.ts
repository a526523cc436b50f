import type { FaultName } from '@/mocks/faults/faults'

/** Faults that most calls treat alike. */
export type FaultGroup =
  /** Late or enormous, but the true answer. */
  | 'true'
  /** The server says no to this request. */
  | 'refused'
  /** The server no longer knows the session. */
  | 'signed-out'
  /** The server failed while working. */
  | 'broken'
  /** The server is not there for the moment. */
  | 'down'
  /** No answer arrived: nobody can tell whether the server acted. */
  | 'lost'
  /** A 2xx that is no JSON. */
  | 'unreadable'
  /** A 2xx that is JSON of another kind than the call promises. */
  | 'wrong-body'

/** Every fault has one group: a new fault does not compile until it is placed here. */
export const GROUP_OF: Readonly<Record<FaultName, FaultGroup>> = {
  slow: 'true',
  huge: 'true',
  '400': 'refused',
  '403': 'refused',
  '404': 'refused',
  '409': 'refused',
  '413-html': 'refused',
  '422': 'refused',
  '429': 'refused',
  '401': 'signed-out',
  '500': 'broken',
  '502-html': 'down',
  '503': 'down',
  '504': 'down',
  offline: 'lost',
  reset: 'lost',
  never: 'lost',
  'acted-then-reset': 'lost',
  '200-html': 'unreadable',
  '200-empty': 'unreadable',
  '204': 'unreadable',
  truncated: 'unreadable',
  'json-null': 'wrong-body',
  'json-text': 'wrong-body',
  'json-list': 'wrong-body',
  'json-object': 'wrong-body',
  'wrong-shape': 'wrong-body',
}

/** HTTP status of the faults that answer with a refusal. */
export function statusOf(fault: FaultName): number | null {
  const status = Number.parseInt(fault, 10)
  return Number.isNaN(status) || status < 400 ? null : status
}

/** The `detail` with which these faults refuse, as a screen shows it. */
export const DETAIL: Partial<Record<FaultName, string>> = {
  '400': 'Solicitud rechazada por la API de prueba.',
  '401': 'Could not validate credentials',
  '403': 'Not enough permissions',
  '404': 'Not Found',
  '409': 'Conflict',
  '422': 'Field required\nValue error, invalid phone',
  '429': 'Too Many Requests',
  '500': 'Internal Server Error',
  '503': 'Service Unavailable',
  '504': 'Gateway Timeout',
}

/** True when asking again may well help: reads are then tried three times in all. */
export function isWorthRetrying(fault: FaultName): boolean {
  return GROUP_OF[fault] === 'down' || GROUP_OF[fault] === 'lost'
}
