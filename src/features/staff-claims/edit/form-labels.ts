import { FIELD_GROUPS, FIELD_ROWS, labelOf } from '@/domain/claim/fields'
import type { ClaimRecordValues } from '@/domain/claim/record/claim-values'
import type { MergeUnit } from '@/domain/claim/record/merge'
import { unitLabel, valueText } from '@/domain/claim/record/value-words'

/** Everything that is filled in, a line a field, for whoever wants to paste it elsewhere. */
export function toPlainText(values: ClaimRecordValues): string {
  return FIELD_ROWS.filter(({ form }) => form !== undefined && form !== 'shown')
    .map((row) => [row.label, valueText(row, values)] as const)
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `${label}: ${text}`)
    .join('\n')
}

/** What has to be filled in, in one sentence and the order of the form. */
export function requiredText(): string {
  const names = Object.keys(FIELD_GROUPS)
    .flatMap((group) => FIELD_ROWS.filter((row) => row.group === group && row.form === 'required'))
    .map(({ label }) => label.toLowerCase())
  return `Son obligatorios: ${names.join(', ')} y, donde las hay, ${labelOf('subcategory').toLowerCase()}.`
}

/** Names in one sentence: "Next Step, Tracking y Alias". */
export function inWords(names: readonly string[]): string {
  return new Intl.ListFormat('es', { type: 'conjunction' }).format(names)
}

/** Which changes of another person are kept, in one sentence. */
export function adoptedText(units: readonly MergeUnit[]): string {
  return `Otra persona cambió ${inWords(units.map(unitLabel))} mientras editabas; lo conservamos.`
}
