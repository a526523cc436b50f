import type { ClaimKey } from '@/domain/claim/fields'
import type { InlineField } from '@/features/claim-editor/shared/place'

export type PlaceTextField = Exclude<InlineField, 'category'>

/** Accessible descriptions. */
export const PLACE_HINTS: Readonly<Record<PlaceTextField, string>> = {
  handler: 'Cambiar Responsable',
  last_customer_contact: 'Cambiar Último contacto',
  next_step: 'Cambiar Next Step',
}

/** Accessible names without the field's label, so that a search for the label finds only the field. */
export const PLACE_ACTIONS: Readonly<Record<InlineField, string>> = {
  category: 'Mover a…',
  handler: 'Asignar a otra persona',
  last_customer_contact: 'Cambiar el día del contacto',
  next_step: 'Cambiar el próximo paso',
}

export function isPlaceField(key: ClaimKey): key is InlineField {
  return Object.hasOwn(PLACE_ACTIONS, key)
}

export function placeHintId(field: PlaceTextField): string {
  return `cambiar-${field}`
}
