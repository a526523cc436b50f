import type { ClaimKey } from '@/domain/claim/fields'
import type { InlineField } from '../../shared/inline-field'

export type InlineTextField = Exclude<InlineField, 'category'>

/** Accessible descriptions. */
export const INLINE_HINTS: Readonly<Record<InlineTextField, string>> = {
  handler: 'Cambiar Responsable',
  last_customer_contact: 'Cambiar Último contacto',
  next_step: 'Cambiar Next Step',
}

/** Accessible names of empty fields; an age of the last contact has words of its own. */
export const INLINE_GAPS: Readonly<Partial<Record<InlineTextField, string>>> = {
  handler: 'Sin responsable',
  next_step: 'Sin next step',
}

/** Accessible names without the field's label, so that a search for the label finds only the field. */
export const INLINE_ACTIONS: Readonly<Record<InlineField, string>> = {
  category: 'Mover a…',
  handler: 'Asignar a otra persona',
  last_customer_contact: 'Cambiar el día del contacto',
  next_step: 'Cambiar el próximo paso',
}

export function isInlineField(key: ClaimKey): key is InlineField {
  return Object.hasOwn(INLINE_ACTIONS, key)
}

export function inlineHintId(field: InlineTextField): string {
  return `cambiar-${field}`
}
