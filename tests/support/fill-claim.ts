import { fireEvent, screen } from '@testing-library/react'
import { choices, field } from './page'

/** What a passenger types and chooses, by the label of the field; the files come apart. */
export const TYPED = {
  Nombre: 'Ana María',
  Apellido: 'Muñoz Pérez',
  'RUT/DNI': '12345678-5',
  Teléfono: '+56 9 8765 4321',
  'Correo electrónico': 'ana.munoz@correo.cl',
  'Tipo de reclamo': 'CANCELACIÓN',
  Aerolínea: 'SKY',
  Mensaje: 'Cancelaron el vuelo H2 512 el 3 de mayo.\nNadie me dio otra opción ¿qué hago?',
} as const

export type TypedLabel = keyof typeof TYPED

const TYPED_LABELS = Object.keys(TYPED) as TypedLabel[]

/** A name that a careless upload would mangle. */
export const TICKET_NAME = 'tarjeta de embarque ñandú.pdf'
export const PHOTO_NAME = 'boleta.jpg'

/** Two files as a passenger has them: new ones with each call, as choosing them anew would give. */
export function buildFiles(): File[] {
  return [
    new File(['%PDF vuelo H2 512'], TICKET_NAME, { type: 'application/pdf' }),
    new File(['foto de la boleta'], PHOTO_NAME, { type: 'image/jpeg' }),
  ]
}

/** The choices of a question whose answers are all in sight; none for a field to type in. */
export function choicesOf(label: TypedLabel): HTMLInputElement[] {
  const isQuestion = label === 'Tipo de reclamo' || label === 'Aerolínea'
  return isQuestion ? choices(label) : []
}

/** A field of the claim form; of a question the choice that is made, else the first one. */
export function fieldOf(label: TypedLabel): HTMLInputElement {
  const all = choicesOf(label)
  return all.find(({ checked }) => checked) ?? all[0] ?? field(label)
}

/** What a field holds, or the choice that is made; '' for none. */
export function valueOf(label: TypedLabel): string {
  const all = choicesOf(label)
  return all.length === 0 ? fieldOf(label).value : (all.find(({ checked }) => checked)?.value ?? '')
}

/** Types a whole value at once, as a paste or the browser's own data would, or makes a choice. */
export function fillField(label: TypedLabel, value: string): void {
  const all = choicesOf(label)
  if (all.length === 0) fireEvent.change(fieldOf(label), { target: { value } })
  // Nobody can take a choice back, only make another.
  else if (value !== '') fireEvent.click(all.find((choice) => choice.value === value) ?? document)
}

/** Walks into a field and out of it again. */
export function leaveField(label: TypedLabel): void {
  fireEvent.focus(fieldOf(label))
  fireEvent.blur(fieldOf(label))
}

/** Chooses files in the picker. */
export function attach(...files: readonly File[]): void {
  fireEvent.change(screen.getByLabelText('Elegir archivos'), { target: { files } })
}

/** The tick box of the authorisation. */
export function termsBox(): HTMLInputElement {
  return screen.getByLabelText(/^Autorizo a /)
}

/** Fills the whole form; a value of '' leaves that field empty. */
export function fillClaim(
  other: Partial<Record<TypedLabel, string>> = {},
  files: readonly File[] = buildFiles(),
): void {
  TYPED_LABELS.forEach((label) => fillField(label, other[label] ?? TYPED[label]))
  if (files.length > 0) attach(...files)
  fireEvent.click(termsBox())
}

/** What the fields hold now, by label, then the names of the attached files. */
export function readForm(): Record<TypedLabel, string> & { files: string[] } {
  const texts = TYPED_LABELS.map((label) => [label, valueOf(label)] as const)
  const files = screen
    .queryAllByRole('button', { name: /^Quitar / })
    .map((button) => button.getAttribute('aria-label')?.replace('Quitar ', '') ?? '')
  return { ...(Object.fromEntries(texts) as Record<TypedLabel, string>), files }
}

/** What `readForm` gives after `fillClaim` and leaving the fields: the phone and the RUT in form. */
export const FILLED = {
  ...TYPED,
  'RUT/DNI': '12.345.678-5',
  files: [TICKET_NAME, PHOTO_NAME],
}

/** The button that sends, whatever it says now. */
export function sendButton(): HTMLElement {
  // By its text: walking all roles of the page takes jsdom a good part of a second.
  return screen.getByText(/^(Enviar reclamo|Enviando\.\.\.)$/, { selector: 'button' })
}

/** Presses the button that sends. Disabled, it lets the press through to what is around it. */
export function send(): void {
  fireEvent.click(sendButton())
}

/** Whether a text is on the page, for `until`. */
export function isOnPage(text: string | RegExp): boolean {
  return screen.queryByText(text) !== null
}
