import { airlineLabel } from '@/domain/claim/catalogue'
import {
  FIELD_GROUPS,
  FIELD_ROWS,
  type Claim,
  type ClaimField,
  type FieldGroup,
} from '@/domain/claim/fields'
import { formatDay } from '@/domain/dates'
import { sorted } from '@/domain/sorting'
import { textOrDash } from '@/domain/text-or-dash'

/** Displayed value of a field: '-' if empty, days as 'dd/MM/yyyy'. */
export function showField({ key, kind }: ClaimField, claim: Claim): string {
  const held = claim[key]
  if (held !== null && typeof held === 'object') {
    const names = held.map((name) => name.trim()).filter(Boolean)
    return textOrDash(names.join(', '))
  }
  if (key === 'airline') return airlineLabel(textOrDash(held))
  return kind === 'day' ? formatDay(String(held ?? '')) : textOrDash(held)
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
