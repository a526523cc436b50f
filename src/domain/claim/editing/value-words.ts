import { FIELD_ROWS, labelOf } from '@/domain/claim/fields'
import { isolate } from '@/domain/isolate'
import type { ClaimRecordValues } from './claim-values'
import { fieldText } from './details'
import { MERGE_UNITS, type MergeUnit } from './merge'

export const NOTHING = '(vacío)'

export function unitLabel(unit: MergeUnit): string {
  return unit === 'status' ? 'Categoría y subcategoría' : labelOf(unit)
}

/** Displayed values of a unit, or `NOTHING`. */
export function unitText(unit: MergeUnit, values: ClaimRecordValues): string {
  const fields: readonly string[] = MERGE_UNITS[unit]
  const texts = FIELD_ROWS.filter(({ key }) => fields.includes(key)).map((row) =>
    fieldText(row, values),
  )
  return (
    texts
      .filter((text) => text !== '')
      .map(isolate)
      .join(' · ') || NOTHING
  )
}
