import { fireEvent, screen } from '@testing-library/react'
import { choices, field } from './page'

/** Values by field label; files are separate. */
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

/** A name that incorrect multipart encoding would corrupt. */
export const TICKET_NAME = 'tarjeta de embarque ñandú.pdf'
export const PHOTO_NAME = 'boleta.jpg'

/** Creates two new files on each call, as choosing them again does. */
export function buildFiles(): File[] {
  return [
    new File(['%PDF vuelo H2 512'], TICKET_NAME, { type: 'application/pdf' }),
    new File(['foto de la boleta'], PHOTO_NAME, { type: 'image/jpeg' }),
  ]
}

/** The radio buttons of a question; empty for a text field. */
export function choicesOf(label: TypedLabel): HTMLInputElement[] {
  const isQuestion = label === 'Tipo de reclamo' || label === 'Aerolínea'
  return isQuestion ? choices(label) : []
}

/** A field of the claim form; of a question the checked radio, else the first one. */
export function fieldOf(label: TypedLabel): HTMLInputElement {
  const all = choicesOf(label)
  return all.find(({ checked }) => checked) ?? all[0] ?? field(label)
}

/** The value of a field, or the label of the checked radio; '' for none. */
export function valueOf(label: TypedLabel): string {
  const all = choicesOf(label)
  return all.length === 0 ? fieldOf(label).value : (all.find(({ checked }) => checked)?.value ?? '')
}

/** Sets a whole value at once, as a paste or autofill does, or chooses an answer. */
export function fillField(label: TypedLabel, value: string): void {
  const all = choicesOf(label)
  if (all.length === 0) fireEvent.change(fieldOf(label), { target: { value } })
  // A chosen answer can be changed, but not cleared.
  else if (value !== '') fireEvent.click(all.find((choice) => choice.value === value) ?? document)
}

/** Focuses and blurs a field. */
export function leaveField(label: TypedLabel): void {
  fireEvent.focus(fieldOf(label))
  fireEvent.blur(fieldOf(label))
}

/** Chooses files in the picker. */
export function attach(...files: readonly File[]): void {
  fireEvent.change(screen.getByLabelText('Elegir archivos'), { target: { files } })
}

/** The consent checkbox. */
export function termsBox(): HTMLInputElement {
  return screen.getByLabelText(/^Autorizo a /)
}

/** Fills the whole form; '' leaves a field empty. */
export function fillClaim(
  other: Partial<Record<TypedLabel, string>> = {},
  files: readonly File[] = buildFiles(),
): void {
  TYPED_LABELS.forEach((label) => fillField(label, other[label] ?? TYPED[label]))
  if (files.length > 0) attach(...files)
  fireEvent.click(termsBox())
}

/** The values of the fields by label, then the names of the attached files. */
export function readForm(): Record<TypedLabel, string> & { files: string[] } {
  const texts = TYPED_LABELS.map((label) => [label, valueOf(label)] as const)
  const files = screen
    .queryAllByRole('button', { name: /^Quitar / })
    .map((button) => button.getAttribute('aria-label')?.replace('Quitar ', '') ?? '')
  return { ...(Object.fromEntries(texts) as Record<TypedLabel, string>), files }
}

/** The result of `readForm` after `fillClaim`, with phone and RUT formatted on blur. */
export const FILLED = {
  ...TYPED,
  'RUT/DNI': '12.345.678-5',
  files: [TICKET_NAME, PHOTO_NAME],
}

/** The submit button, whatever its label. */
export function sendButton(): HTMLElement {
  // By its text: a role query over the whole page takes most of a second in jsdom.
  return screen.getByText(/^(Enviar reclamo|Enviando\.\.\.)$/, { selector: 'button' })
}

/** Clicks the submit button. If it is disabled, the click reaches the element around it. */
export function send(): void {
  fireEvent.click(sendButton())
}

/** Whether the page contains a text, for `until`. */
export function isOnPage(text: string | RegExp): boolean {
  return screen.queryByText(text) !== null
}
