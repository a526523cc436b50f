import type { FaultName } from '@/mocks/faults/faults'

/** Faults that most calls handle alike. */
export type FaultGroup =
  /** Late or very large, but correct. */
  | 'true'
  /** The server rejects this request. */
  | 'refused'
  /** The server rejects the session. */
  | 'signed-out'
  /** The server failed while processing. */
  | 'broken'
  /** The server is temporarily unavailable. */
  | 'down'
  /** No answer arrived: it is unknown whether the server acted. */
  | 'lost'
  /** A 2xx without JSON. */
  | 'unreadable'
  /** A 2xx with JSON of another shape. */
  | 'wrong-body'

/** Every fault has one group; a new fault does not compile until it has one. */
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

/** Status codes of the faults that reject the request. */
export function statusOf(fault: FaultName): number | null {
  const status = Number.parseInt(fault, 10)
  return Number.isNaN(status) || status < 400 ? null : status
}

/** The `detail` of these faults, as a screen shows it. */
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

/** True if a retry may help: reads are then sent three times in total. */
export function isWorthRetrying(fault: FaultName): boolean {
  return GROUP_OF[fault] === 'down' || GROUP_OF[fault] === 'lost'
}
