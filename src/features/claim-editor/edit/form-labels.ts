import { airlineLabel } from '@/domain/claim/catalogue'
import { FIELD_ROWS, labelOf, type Claim } from '@/domain/claim/fields'
import type { ClaimRecordValues } from '@/domain/claim/editing/claim-values'
import type { MergeUnit } from '@/domain/claim/editing/merge'
import { fieldText } from '@/domain/claim/editing/details'
import { isolate } from '@/domain/isolate'
import { fullName } from '@/domain/people/full-name'
import { adoptedText } from '@/features/claim-store/changes/notice/change-words'
import { formSections } from './fields/form-sections'

export function toPlainText(values: ClaimRecordValues): string {
  return FIELD_ROWS.filter(({ form }) => form !== undefined && form !== 'shown')
    .map((row) => [row.label, fieldText(row, values)] as const)
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `${label}: ${text}`)
    .join('\n')
}

export function requiredText(isNew: boolean): string {
  const names = formSections(isNew)
    .flatMap(({ rows }) => rows.filter(({ form }) => form === 'required'))
    .map(({ label }) => label.toLowerCase())
  return `Son obligatorios: ${names.join(', ')} y, donde las hay, ${labelOf('subcategory').toLowerCase()}.`
}

/** @param adopted merged changes of another user; null if nothing was saved */
export function savedAndNextText(
  claim: Claim | null,
  adopted: readonly MergeUnit[] | null,
): string {
  const name = `Reclamo ${claim?.id ?? 'sin número'}`
  if (adopted === null) return `${name}: sin cambios.`
  return [`${name} guardado.`, adopted.length > 0 && adoptedText(adopted)].filter(Boolean).join(' ')
}

/** 'Reclamo 1239 · Carolina Ibáñez · LATAM'. */
export function whoseText(claim: Claim): string {
  const facts = [fullName(claim), airlineLabel(claim.airline?.trim() ?? '')].map(isolate)
  return [`Reclamo ${claim.id ?? 'sin número'}`, ...facts].filter(Boolean).join(' · ')
}
