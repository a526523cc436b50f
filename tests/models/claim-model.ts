/** A value to type or choose, how the field shows it on blur, and how it is sent; null is invalid. */
export interface Entry {
  readonly typed: string
  readonly shown: string
  readonly sent: string | null
}

const plain = (text: string, sent: string | null = text): Entry => ({
  typed: text,
  shown: text,
  sent,
})
const EMPTY = plain('', null)

export const LABELS = {
  name: 'Nombre',
  lastname: 'Apellido',
  rut: 'RUT/DNI',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  type: 'Tipo de reclamo',
  airline: 'Aerolínea',
  message: 'Mensaje',
} as const

export type FieldName = keyof typeof LABELS

export const FIELD_NAMES = Object.keys(LABELS) as FieldName[]

const TOO_LONG = 'x'.repeat(2001)

/** The first entry of each field is valid; the last one is invalid. */
export const ENTRIES: Readonly<Record<FieldName, readonly [Entry, ...Entry[], Entry]>> = {
  name: [plain('Ana María'), plain('  Ana ', 'Ana'), plain('   ', null), EMPTY],
  lastname: [plain('Muñoz Pérez'), plain('O’Higgins'), EMPTY],
  rut: [
    { typed: '12345678-5', shown: '12.345.678-5', sent: '12.345.678-5' },
    plain('ABC12345'),
    plain('12.345.678-9', null),
    EMPTY,
  ],
  phone: [
    { typed: '+56987654321', shown: '+56 9 8765 4321', sent: '+56987654321' },
    { typed: '+5491123456789', shown: '+54 9 11 2345 6789', sent: '+5491123456789' },
    { typed: '+5612', shown: '+56 12', sent: null },
    EMPTY,
  ],
  email: [
    plain('ana.munoz@correo.cl'),
    // The browser trims the value of an e-mail field.
    { typed: ' ana@correo.cl ', shown: 'ana@correo.cl', sent: 'ana@correo.cl' },
    plain('ana@', null),
    EMPTY,
  ],
  // A choice can be changed, but not cleared.
  type: [plain('CANCELACIÓN'), plain('OTRO')],
  airline: [plain('SKY'), plain('OTRA')],
  message: [
    plain('Cancelaron el vuelo H2 512.'),
    plain('á'.repeat(2000)),
    plain(TOO_LONG, null),
    EMPTY,
  ],
}

/** A file to attach; `refusal` is the start of the error message for one that is rejected. */
export interface Attachment {
  readonly name: string
  readonly type: string
  readonly text: string
  readonly refusal?: string
}

export const ATTACHMENTS: readonly Attachment[] = [
  { name: 'tarjeta ñandú.pdf', type: 'application/pdf', text: '%PDF vuelo' },
  { name: 'boleta.jpg', type: 'image/jpeg', text: 'foto de la boleta' },
  { name: 'boleta.jpg', type: 'image/jpeg', text: 'otra foto' },
  { name: 'equipaje.png', type: 'image/png', text: 'foto' },
  {
    name: 'grande.pdf',
    type: 'application/pdf',
    text: '0'.repeat(5 * 1024 * 1024 + 1),
    refusal: 'El archivo grande.pdf supera los 5MB y fue omitido.',
  },
  {
    name: 'nota.txt',
    type: 'text/plain',
    text: 'hola',
    refusal: 'El archivo nota.txt no es una imagen JPG o PNG ni un PDF.',
  },
  {
    name: 'vacio.pdf',
    type: 'application/pdf',
    text: '',
    refusal: 'El archivo vacio.pdf está vacío.',
  },
]

export interface SentModel {
  readonly fields: Readonly<Record<string, string>>
  readonly files: readonly { readonly name: string; readonly text: string }[]
}

type Values = Readonly<Record<FieldName, Entry>>

function emptyValues(): Values {
  return Object.fromEntries(FIELD_NAMES.map((field) => [field, EMPTY])) as Record<FieldName, Entry>
}

const CHILE = '+56'

/** The expected state of one visitor's claim: on the page, in storage and at the server. */
export class ClaimModel {
  place: 'form' | 'sent' | 'elsewhere' = 'form'
  values = emptyValues()
  files: readonly Attachment[] = []
  hasTerms = false
  /** The country of an empty number: clearing the field keeps it, resetting the form does not. */
  callingCode = CHILE
  isOnline = true
  /** The draft was restored in this form, and can be deleted. */
  isRestored = false
  /** Content of a deleted draft, until something else is typed. */
  deleted: Pick<ClaimModel, 'values' | 'files' | 'hasTerms'> | null = null
  /** The claim in progress. */
  flight: SentModel | null = null
  /** Claims that the server has received. */
  readonly arrived: SentModel[] = []

  private qrId: string | null

  constructor(qrId: string | null) {
    this.qrId = qrId
  }

  get isWorthStoring(): boolean {
    return this.files.length > 0 || FIELD_NAMES.some((field) => this.values[field].typed !== '')
  }

  /** Whether the button is enabled: nothing is empty (SPEC 4). */
  get isComplete(): boolean {
    const isFilled = FIELD_NAMES.every((field) => this.values[field].typed.trim() !== '')
    return isFilled && this.files.length > 0 && this.hasTerms
  }

  enter(field: FieldName, entry: Entry): void {
    this.values = { ...this.values, [field]: entry }
    if (field === 'phone' && entry.typed !== '') this.callingCode = entry.typed.slice(0, 3)
    this.touch()
  }

  tickTerms(): void {
    this.hasTerms = !this.hasTerms
    this.deleted = null
  }

  /** @returns the page's message about rejected files */
  attach(added: readonly Attachment[]): string[] {
    const refusals: string[] = []
    for (const file of added) {
      if (this.files.some(({ name }) => name === file.name)) {
        refusals.push(`Ya adjuntaste un archivo llamado ${file.name}.`)
      } else if (file.refusal !== undefined) refusals.push(file.refusal)
      else this.files = [...this.files, file]
    }
    this.touch()
    return refusals
  }

  remove(name: string): void {
    this.files = this.files.filter((file) => file.name !== name)
    this.touch()
  }

  private touch(): void {
    this.deleted = null
    if (!this.isWorthStoring) this.isRestored = false
  }

  /** One press. @returns the claim that is sent, or null */
  send(): SentModel | null {
    const texts = FIELD_NAMES.map((field) => [field, this.values[field].sent] as const)
    const isRight = texts.every(([, sent]) => sent !== null)
    if (!this.isComplete || !isRight || this.flight) return null
    const fields = {
      ...(Object.fromEntries(texts) as Record<string, string>),
      ...(this.qrId !== null && { qr_id: this.qrId }),
    }
    this.flight = { fields, files: this.files.map(({ name, text }) => ({ name, text })) }
    return this.flight
  }

  end({ acted, isSuccess }: { readonly acted: boolean; readonly isSuccess: boolean }): void {
    if (this.flight && acted) this.arrived.push(this.flight)
    this.flight = null
    if (!isSuccess) return
    this.clear()
    // The code belongs to the visit that brought it, and is removed with its claim.
    this.qrId = null
    this.place = 'sent'
  }

  clear(): void {
    if (this.values.phone.typed !== '') this.callingCode = CHILE
    this.values = emptyValues()
    this.files = []
    this.hasTerms = false
    this.isRestored = false
    this.deleted = null
  }

  /** Leaving the form aborts the upload; the draft keeps everything except the consent. */
  leave(): void {
    this.flight = null
    this.place = 'elsewhere'
    this.hasTerms = false
    this.deleted = null
  }

  comeBack(): void {
    this.place = 'form'
    this.callingCode = this.values.phone.typed.slice(0, 3) || CHILE
    this.isRestored = this.isWorthStoring
  }

  deleteDraft(): void {
    const { values, files, hasTerms } = this
    this.clear()
    this.deleted = { values, files, hasTerms }
  }

  undoDelete(): void {
    Object.assign(this, this.deleted)
    this.deleted = null
    this.callingCode = this.values.phone.typed.slice(0, 3) || this.callingCode
  }
}
