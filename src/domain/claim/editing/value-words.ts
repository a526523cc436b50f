import { airlineLabel } from '@/domain/claim/catalogue'
import { FIELD_ROWS, labelOf, type ClaimField } from '@/domain/claim/fields'
import { formatDay } from '@/domain/dates'
import { isolate } from '@/domain/isolate'
import type { ClaimRecordValues } from './claim-values'
import { MERGE_UNITS, type MergeUnit } from './merge'

export const NOTHING = '(vacío)'

/** Displayed form value of a field; '' if empty. */
export function valueText(
  { key, kind }: ClaimField,
  values: Readonly<Partial<ClaimRecordValues>>,
): string {
  const value = values[key as keyof ClaimRecordValues] ?? ''
  if (typeof value !== 'string') return value.join(', ')
  if (key === 'airline') return airlineLabel(value.trim())
  return kind === 'day' && value !== '' ? formatDay(value) : value.trim()
}

export function unitLabel(unit: MergeUnit): string {
  return unit === 'status' ? 'Categoría y subcategoría' : labelOf(unit)
}

/** Displayed values of a unit, or `NOTHING`. */
export function unitText(unit: MergeUnit, values: ClaimRecordValues): string {
  const fields: readonly string[] = MERGE_UNITS[unit]
  const texts = FIELD_ROWS.filter(({ key }) => fields.includes(key)).map((row) =>
    valueText(row, values),
  )
  return (
    texts
      .filter((text) => text !== '')
      .map(isolate)
      .join(' · ') || NOTHING
  )
}
