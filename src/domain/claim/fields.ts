import { ID_DOCUMENT } from '@/domain/country/chile'

/** Decides how a value is handled. `code` is not spell-checked, `note` is wide, `day` may have a time. */
type FieldKind =
  'id' | 'text' | 'note' | 'code' | 'email' | 'phone' | 'link' | 'choice' | 'list' | 'day'

/** In the order of the details and the form. */
export const FIELD_GROUPS = {
  person: 'Persona',
  claim: 'Vuelo y reclamo',
  status: 'Estado',
  file: 'Seguimiento',
  dates: 'Fechas',
} as const

export type FieldGroup = keyof typeof FIELD_GROUPS

interface FieldFacts {
  readonly label: string
  /** Language of a label that SPEC fixes in English. */
  readonly lang?: 'en'
  readonly kind: FieldKind
  readonly group: FieldGroup
  /** Position in its group of the details, default 0; equal ones keep the table order. */
  readonly at?: number
  /** `new`: only for a new claim; `shown`: read-only; missing: not in the form. */
  readonly form?: 'edited' | 'required' | 'new' | 'shown'
  /** Fields that merge together; default: the field by itself. */
  readonly unit?: 'status'
  /** The server returns it as sent, so it identifies a claim that was just created. */
  readonly echoed?: true
  /** The details offer a copy button, because staff need it in other programs. */
  readonly copied?: true
  /** Column width in exported files, in characters. */
  readonly width: number
  readonly column?: {
    /** Stored on devices (hidden columns) and used in styles. */
    readonly id: string
    /** Label of the column, if it differs; the row gives the reason. */
    readonly heading?: string
    readonly at?: number
    /** Hidden by default if there is no room for it. */
    readonly isRoomy?: true
  }
}

/**
 * All fields of a claim (SPEC 3), in the order of the form and of exported files. A new row is enough:
 * parsing, details, form, merge, payload, files and table follow.
 */
// Aligned rows are easier to compare.
// prettier-ignore
export const CLAIM_FIELDS = {
  id: { label: 'ID', kind: 'id', group: 'claim', width: 9, column: { id: 'id' } },
  name: {
    label: 'Nombre', kind: 'text', group: 'person', form: 'edited', echoed: true, width: 20,
    column: { id: 'name' },
  },
  lastname: {
    label: 'Apellidos', kind: 'text', group: 'person', form: 'edited', echoed: true, width: 24,
    column: { id: 'lastname' },
  },
  rut: { label: ID_DOCUMENT, kind: 'code', group: 'person', form: 'edited', echoed: true, width: 14 },
  email: {
    // Heading of SPEC 2.11.
    label: 'Correo', kind: 'email', group: 'person', form: 'edited', width: 30,
    echoed: true, copied: true, column: { id: 'email', heading: 'Email' },
  },
  phone: {
    label: 'Teléfono', kind: 'phone', group: 'person', form: 'edited', width: 16,
    echoed: true, copied: true,
  },
  reservation_code: {
    label: 'Código de reserva', kind: 'code', group: 'claim', at: 3, form: 'required', width: 18,
    echoed: true, copied: true,
  },
  flight_id: { label: 'Vuelo', kind: 'id', group: 'claim', at: 4, width: 9 },
  airline: {
    label: 'Aerolínea', kind: 'choice', group: 'claim', at: 2, form: 'required', width: 14,
    echoed: true, column: { id: 'airline', at: 2, isRoomy: true },
  },
  handler: {
    label: 'Responsable', kind: 'choice', group: 'status', at: 1, form: 'required', width: 18,
    echoed: true, column: { id: 'handler', at: 3, isRoomy: true },
  },
  category: {
    // The cell includes the sub-status, so the heading is the passenger's word.
    label: 'Categoría', kind: 'choice', group: 'status', form: 'required', unit: 'status', width: 26,
    echoed: true, column: { id: 'status', heading: 'Estado', at: 1 },
  },
  subcategory: {
    label: 'Subcategoría', kind: 'choice', group: 'status', form: 'edited', unit: 'status', width: 34,
    echoed: true,
  },
  documents: {
    label: 'Documentos que faltan', kind: 'list', group: 'status', form: 'edited', unit: 'status',
    width: 30,
  },
  agency: {
    label: 'Agencia de viaje', kind: 'choice', group: 'status', form: 'edited', unit: 'status',
    width: 18,
  },
  type: {
    label: 'Tipo de reclamo', kind: 'choice', group: 'claim', at: 1, form: 'required', width: 22,
    echoed: true,
  },
  case_number: {
    label: 'Número de caso', kind: 'code', group: 'file', form: 'edited', width: 16,
    echoed: true, copied: true,
  },
  tracking_id: {
    label: 'Tracking', lang: 'en', kind: 'code', group: 'file', form: 'edited', width: 16,
    copied: true,
  },
  case_folder: {
    // Heading of SPEC 2.11.
    label: 'Carpeta Drive', kind: 'link', group: 'file', form: 'edited', width: 40,
    column: { id: 'folder', heading: 'Carpeta', at: 5 },
  },
  alias: { label: 'Alias', kind: 'text', group: 'person', form: 'new', width: 16 },
  next_step: {
    label: 'Next Step', lang: 'en', kind: 'note', group: 'status', at: 2, form: 'edited', width: 40,
    echoed: true, column: { id: 'nextStep', at: 5 },
  },
  created_at: { label: 'Fecha de recepción', kind: 'day', group: 'dates', width: 18 },
  submitted_date: {
    label: 'Fecha de presentación', kind: 'day', group: 'dates', form: 'edited', width: 20,
  },
  last_customer_contact: {
    // Heading of CONTRACT: the cell shows how long ago it was.
    label: 'Último contacto con el cliente', kind: 'day', group: 'dates', form: 'edited', width: 28,
    column: { id: 'contact', heading: 'Último contacto', at: 4 },
  },
  last_airline_contact: {
    label: 'Último contacto con la aerolínea', kind: 'day', group: 'dates', form: 'edited', width: 30,
  },
  updated_at: {
    label: 'Última actualización', kind: 'day', group: 'dates', form: 'shown', width: 20,
    column: { id: 'updatedAt', at: 5 },
  },
} as const satisfies Readonly<Record<string, FieldFacts>>

type Facts = typeof CLAIM_FIELDS

/** API name of a field. */
export type ClaimKey = keyof Facts

/** Keys whose rows match `Fact`. */
export type KeysWith<Fact> = {
  [Key in ClaimKey]: Facts[Key] extends Fact ? Key : never
}[ClaimKey]

type Held<Kind> = Kind extends 'id'
  ? number | string
  : Kind extends 'list'
    ? readonly string[]
    : string

export type ClaimFieldValues = { readonly [Key in ClaimKey]: Held<Facts[Key]['kind']> | null }

/** Claim of the back office (SPEC 3). A field that is missing or of another type is null, as in old rows. */
export interface Claim extends ClaimFieldValues {
  /** The API row, because saving sends back unchanged fields. Never displayed. */
  readonly raw: Readonly<Record<string, unknown>>
}

export interface ClaimField extends FieldFacts {
  readonly key: ClaimKey
}

export const FIELD_ROWS: readonly ClaimField[] = (Object.keys(CLAIM_FIELDS) as ClaimKey[]).map(
  (key) => ({ ...CLAIM_FIELDS[key], key }),
)

/** Keys of the rows that match, in table order; `Key` has to agree with `fits`. */
export function keysWhere<Key extends ClaimKey>(fits: (row: ClaimField) => boolean): Key[] {
  return FIELD_ROWS.filter(fits).map(({ key }) => key as Key)
}

export function labelOf(key: ClaimKey): string {
  return CLAIM_FIELDS[key].label
}
