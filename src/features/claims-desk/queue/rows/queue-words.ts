import { CLAIM_FIELDS, labelOf } from '@/domain/claim/fields'
import type { QueueReason } from '@/domain/claim/list/work-queue'

export const WAIT_LABEL = CLAIM_FIELDS.last_customer_contact.column.heading

export const QUEUE_HEADS = [
  labelOf('id'),
  labelOf('name'),
  labelOf('category'),
  labelOf('next_step'),
  WAIT_LABEL,
  'Acciones',
] as const

export const QUEUE_MEANINGS = {
  today: 'Alguien anotó retomarlos hoy o antes.',
  overdue: 'Más de 4 días sin contacto con el cliente.',
  uncontacted: 'Nadie anotó un contacto todavía.',
  'due-soon': '3 o 4 días sin contacto: todavía a tiempo.',
  tomorrow: 'Alguien anotó retomarlos mañana.',
  week: 'Para retomar a más tardar el domingo.',
  later: 'Para retomar después de esta semana.',
} as const satisfies Record<QueueReason, string>
