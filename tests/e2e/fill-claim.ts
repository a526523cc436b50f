import type { Page } from 'playwright-core'

/** Two files whose bytes differ. */
export const FILES = [
  {
    name: 'tarjeta de embarque ñ.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 0, 255, 254]),
  },
  { name: 'pasaje.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 pasaje') },
]

export const CLAIM = {
  name: 'Camila',
  lastname: 'Rojas Díaz',
  rut: '12.345.678-5',
  phone: '+56987654321',
  email: 'camila@correo.cl',
  type: 'CANCELACIÓN',
  airline: 'LATAM',
  message: 'Cancelaron el vuelo LA 123 a Concepción y nadie respondió.',
}

/** Chooses an answer by the value that is sent. */
export async function choose(
  page: Page,
  question: 'Tipo de reclamo' | 'Aerolínea',
  value: string,
): Promise<void> {
  const group = page.getByRole('radiogroup', { name: question })
  // By its label: the radio input itself is visually hidden.
  await group.locator('label', { has: page.locator(`input[value="${value}"]`) }).click()
}

/** The chosen value; '' for none. */
export async function chosen(
  page: Page,
  question: 'Tipo de reclamo' | 'Aerolínea',
): Promise<string> {
  const group = page.getByRole('radiogroup', { name: question })
  const made = group.locator('input:checked')
  return (await made.count()) === 0 ? '' : await made.inputValue()
}

/** Fills every field of the claim form. */
export async function fillClaim(page: Page) {
  await page.getByLabel('Nombre', { exact: true }).fill(CLAIM.name)
  await page.getByLabel('Apellido', { exact: true }).fill(CLAIM.lastname)
  await page.getByLabel('RUT/DNI', { exact: true }).fill('12345678-5')
  await page.getByLabel('Teléfono', { exact: true }).fill('987654321')
  await page.getByLabel('Correo electrónico', { exact: true }).fill(CLAIM.email)
  await choose(page, 'Tipo de reclamo', CLAIM.type)
  await choose(page, 'Aerolínea', CLAIM.airline)
  await page.getByLabel('Mensaje', { exact: true }).fill(CLAIM.message)
  await page.getByLabel('Elegir archivos', { exact: true }).setInputFiles(FILES)
  await page.getByRole('checkbox', { name: /Autorizo a Vuelo Justo/ }).check()
}

/** The submit button, whatever its label. */
export function sendButton(page: Page) {
  return page.getByRole('button', { name: /^(Enviar reclamo|Enviando\.\.\.)$/ })
}

/** Presses the submit button, and waits for the confirmation. */
export async function sendClaim(page: Page) {
  await sendButton(page).click()
  await page.getByText('Tu reclamo ha sido enviado correctamente.').waitFor()
}
