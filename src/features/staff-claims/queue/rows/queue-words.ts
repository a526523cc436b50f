import { CLAIM_FIELDS, labelOf } from '@/domain/claim/fields'
import type { QueueReason } from '@/domain/claim/list/work-queue'

/** What the table calls it as well. */
export const WAIT_LABEL = CLAIM_FIELDS.last_customer_contact.column.heading

/** The columns of the queue, as they stand above its rows. */
export const QUEUE_HEADS = [
  labelOf('id'),
  labelOf('name'),
  labelOf('category'),
  labelOf('next_step'),
  WAIT_LABEL,
  'Acciones',
] as const

/** The groups of the queue, and what makes a claim belong to each. */
export const QUEUE_GROUPS = {
  today: { title: 'Para hoy', meaning: 'Alguien anotó retomarlos hoy o antes.' },
  overdue: { title: 'Atrasados', meaning: 'Más de 4 días sin contacto con el cliente.' },
  uncontacted: { title: 'Sin contacto', meaning: 'Nadie anotó un contacto todavía.' },
  'due-soon': { title: 'Por vencer', meaning: '3 o 4 días sin contacto: todavía a tiempo.' },
  tomorrow: { title: 'Para mañana', meaning: 'Alguien anotó retomarlos mañana.' },
  week: { title: 'Esta semana', meaning: 'Para retomar a más tardar el domingo.' },
  later: { title: 'Más adelante', meaning: 'Para retomar después de esta semana.' },
} as const satisfies Record<QueueReason, unknown>
