import { ID_DOCUMENT } from '@/domain/country/chile'

/**
 * What a field holds. How it is read, shown, typed, compared and exported follows from it. A `code` is
 * no word of a language, a `note` needs room, a `day` may be a moment of one.
 */
type FieldKind =
  'id' | 'text' | 'note' | 'code' | 'email' | 'phone' | 'link' | 'choice' | 'list' | 'day'

/** What belongs together, in the order in which staff look for it in the details and in the form. */
export const FIELD_GROUPS = {
  person: 'Persona',
  claim: 'Vuelo y reclamo',
  status: 'Estado',
  file: 'Seguimiento',
  dates: 'Fechas',
} as const

export type FieldGroup = keyof typeof FIELD_GROUPS

interface FieldFacts {
  /** Its name as a person reads it. */
  readonly label: string
  /** Language of a name that SPEC fixes in English. */
  readonly lang?: 'en'
  readonly kind: FieldKind
  readonly group: FieldGroup
  /** Its place in its group of the details; without one, or with the same, the order of the table counts. */
  readonly at?: number
  /** Whether the form edits it, asks for it, has it for a new claim alone, or only shows it. */
  readonly form?: 'edited' | 'required' | 'new' | 'shown'
  /** What it is merged with; nothing when it is merged by itself. */
  readonly unit?: 'status'
  /** The server gives it back exactly as it was sent: what a claim that was just created is known by. */
  readonly echoed?: true
  /** Staff carry it over to other programs: the details offer to copy it. */
  readonly copied?: true
  /** Of its column in an exported file, in characters. */
  readonly width: number
  readonly column?: {
    /** Devices remember hidden columns by it, and styles are named after it. */
    readonly id: string
    /** Where the table calls it otherwise; the row says why. */
    readonly heading?: string
    /** As the `at` of the details. */
    readonly at?: number
    /** Shown by itself only where there is room for it: a person may choose otherwise. */
    readonly isRoomy?: true
  }
}

/**
 * Every field of a claim as the back office has it (SPEC 3), in the order of the form and of exported
 * files. A new field is a new row: reading, details, form, merge, payload, files and table follow.
 */
// It is a table, and read as one.
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
    // SPEC 2.11 heads the column so.
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
    // A cell shows the sub-status as well, so it is headed as the passenger knows it.
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
    // SPEC 2.11 heads the column so.
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
    // CONTRACT heads the column so: it says how long ago that was, not when.
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

/** The name of a field on the wire. */
export type ClaimKey = keyof Facts

/** The fields whose rows say this. */
export type KeysWith<Fact> = {
  [Key in ClaimKey]: Facts[Key] extends Fact ? Key : never
}[ClaimKey]

type Held<Kind> = Kind extends 'id'
  ? number | string
  : Kind extends 'list'
    ? readonly string[]
    : string

/** What can be read of a claim; a field that is missing or of another type is null. */
export type ClaimFieldValues = { readonly [Key in ClaimKey]: Held<Facts[Key]['kind']> | null }

/**
 * A claim as the back office sees it (SPEC 3). Old rows have gaps: a field that is missing or of
 * another type is null, and the row is still shown.
 */
export interface Claim extends ClaimFieldValues {
  /** The row as it came, because saving sends back what nobody touched; never shown as it is. */
  readonly raw: Readonly<Record<string, unknown>>
}

export interface ClaimField extends FieldFacts {
  readonly key: ClaimKey
}

/** The rows of the table, in its order. */
export const FIELD_ROWS: readonly ClaimField[] = (Object.keys(CLAIM_FIELDS) as ClaimKey[]).map(
  (key) => ({ ...CLAIM_FIELDS[key], key }),
)

/** The fields whose rows fit, in the order of the table; `fits` says so of their keys as well. */
export function keysWhere<Key extends ClaimKey>(fits: (row: ClaimField) => boolean): Key[] {
  return FIELD_ROWS.filter(fits).map(({ key }) => key as Key)
}

/** The name of a field as a person reads it. */
export function labelOf(key: ClaimKey): string {
  return CLAIM_FIELDS[key].label
}
