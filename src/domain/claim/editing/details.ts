import { airlineLabel } from '@/domain/claim/catalogue'
import {
  FIELD_GROUPS,
  FIELD_ROWS,
  type Claim,
  type ClaimField,
  type ClaimKey,
  type FieldGroup,
} from '@/domain/claim/fields'
import { formatDay, parseDay } from '@/domain/dates'
import { sorted } from '@/domain/sorting'
import { textOrDash } from '@/domain/text-or-dash'

/** Displayed text of a field of a claim or of its form values; '' if empty, readable days as 'dd/MM/yyyy'. */
export function fieldText(
  { key, kind }: ClaimField,
  source: Readonly<Partial<Record<ClaimKey, Claim[ClaimKey] | undefined>>>,
): string {
  const held = source[key] ?? ''
  if (typeof held === 'object') {
    const names = held.map((name) => name.trim())
    return names.filter(Boolean).join(', ')
  }
  const text = String(held).trim()
  if (key === 'airline') return airlineLabel(text)
  return kind === 'day' && parseDay(text) ? formatDay(text) : text
}

/** Like `fieldText`, but '-' if empty. */
export function showField(field: ClaimField, claim: Claim): string {
  return textOrDash(fieldText(field, claim))
}

/** All fields by group, in the order of the details (SPEC 2.11). */
export function detailGroups(): { readonly title: string; readonly fields: ClaimField[] }[] {
  return (Object.keys(FIELD_GROUPS) as FieldGroup[]).map((group) => ({
    title: FIELD_GROUPS[group],
    fields: sorted(
      FIELD_ROWS.filter((row) => row.group === group),
      (a, b) => (a.at ?? 0) - (b.at ?? 0),
    ),
  }))
}
