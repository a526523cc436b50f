import type { ClaimKey } from '@/domain/claim/fields'
import type { InlineField } from '@/features/claim-editor/shared/place'

/** Fields of a claim whose text is itself the button that changes it. */
export type PlaceTextField = Exclude<InlineField, 'category'>

/** What the button over a text does, said after the text itself. */
export const PLACE_HINTS: Readonly<Record<PlaceTextField, string>> = {
  handler: 'Cambiar Responsable',
  last_customer_contact: 'Cambiar Último contacto',
  next_step: 'Cambiar Next Step',
}

/**
 * What a button beside a field says it does. None has the label of the field in it: whoever looks for the
 * field of that name, by eye or by a screen reader's search, finds the field alone.
 */
export const PLACE_ACTIONS: Readonly<Record<InlineField, string>> = {
  category: 'Mover a…',
  handler: 'Asignar a otra persona',
  last_customer_contact: 'Cambiar el día del contacto',
  next_step: 'Cambiar el próximo paso',
}

/** Whether a field of a claim is changed where it stands. */
export function isPlaceField(key: ClaimKey): key is InlineField {
  return Object.hasOwn(PLACE_ACTIONS, key)
}

/** The id of the words that describe the buttons of a field. */
export function placeHintId(field: PlaceTextField): string {
  return `cambiar-${field}`
}
