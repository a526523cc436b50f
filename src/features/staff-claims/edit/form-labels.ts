import type { ClaimRecordValues } from '@/domain/claim/record/claim-values'
import { MERGE_UNITS, type MergeUnit } from '@/domain/claim/record/merge'
import { formatDay } from '@/domain/dates'

/** The name of each field as a person reads it. */
export const LABELS = {
  name: 'Nombre',
  lastname: 'Apellidos',
  rut: 'RUT',
  email: 'Correo',
  phone: 'Teléfono',
  reservation_code: 'Código de reserva',
  handler: 'Responsable',
  category: 'Categoría',
  subcategory: 'Subcategoría',
  documents: 'Documentos que faltan',
  agency: 'Agencia de viaje',
  type: 'Tipo de reclamo',
  airline: 'Aerolínea',
  case_number: 'Número de caso',
  tracking_id: 'Tracking',
  case_folder: 'Carpeta Drive',
  alias: 'Alias',
  next_step: 'Next Step',
  submitted_date: 'Fecha de presentación',
  last_customer_contact: 'Último contacto con el cliente',
  last_airline_contact: 'Último contacto con la aerolínea',
} as const satisfies Partial<Record<keyof ClaimRecordValues, string>>

type LabelledField = keyof typeof LABELS

const NOTHING = '(vacío)'

const DATES: readonly LabelledField[] = [
  'submitted_date',
  'last_customer_contact',
  'last_airline_contact',
]

function toText(field: LabelledField, values: ClaimRecordValues): string {
  const value = values[field]
  if (typeof value !== 'string') return value.join(', ')
  return DATES.includes(field) && value !== '' ? formatDay(value) : value.trim()
}

/** The name of any field as a person reads it. */
export function labelOf(field: keyof ClaimRecordValues): string {
  return Object.hasOwn(LABELS, field) ? LABELS[field as LabelledField] : field
}

/** What is merged together, as a person reads it. */
export function unitLabel(unit: MergeUnit): string {
  return unit === 'status' ? 'Categoría y subcategoría' : LABELS[unit]
}

/** One state of a unit in words; an empty one says so. */
export function unitText(unit: MergeUnit, values: ClaimRecordValues): string {
  const texts = MERGE_UNITS[unit].map((field) => toText(field, values))
  return texts.filter((text) => text !== '').join(' · ') || NOTHING
}

/** Everything that is filled in, a line a field, for whoever wants to paste it elsewhere. */
export function toPlainText(values: ClaimRecordValues): string {
  return (Object.keys(LABELS) as LabelledField[])
    .map((field) => [LABELS[field], toText(field, values)] as const)
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `${label}: ${text}`)
    .join('\n')
}

/** Names in one sentence: "Next Step, Tracking y Alias". */
export function inWords(names: readonly string[]): string {
  return new Intl.ListFormat('es', { type: 'conjunction' }).format(names)
}

/** Which changes of another person are kept, in one sentence. */
export function sayKept(units: readonly MergeUnit[]): string {
  return `Otra persona cambió ${inWords(units.map(unitLabel))} mientras editabas; lo conservamos.`
}
