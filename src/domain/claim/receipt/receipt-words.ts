import { airlineLabel } from '@/domain/claim/catalogue'
import { formatFileSize } from '@/domain/file-size'
import { formatMoment } from '@/domain/dates'
import type { Receipt } from '@/domain/claim/receipt/receipt'

/** '2 archivos, 2,1 MB'; 'Sin archivos' where there is none. */
export function filesText(files: Receipt['files']): string {
  if (files.length === 0) return 'Sin archivos'
  const size = formatFileSize(files.reduce((sum, file) => sum + file.size, 0))
  return `${files.length === 1 ? '1 archivo' : `${files.length} archivos`}, ${size}`
}

/** An e-mail for a screen that others may look at: 'ana@correo.cl' as 'a•••@correo.cl'. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email
  return at < 1 ? '•••' : `${first}•••${email.slice(at)}`
}

/** 'Pasajero' or 'Pasajeros': the label of who travelled. */
export function passengersLabel({ passengers }: Pick<Receipt, 'passengers'>): string {
  return passengers.length > 1 ? 'Pasajeros' : 'Pasajero'
}

function summaryOf(receipt: Receipt): string {
  const { sentAt, type, airline, flight, passengers, email, files } = receipt
  const rows = [
    ['Enviado', formatMoment(new Date(sentAt))],
    ['Tipo', type],
    ['Aerolínea', airlineLabel(airline)],
    ['Vuelo', flight],
    [passengersLabel(receipt), passengers.join(', ')],
    ['Correo', email],
    ['Archivos', filesText(files)],
  ] as const
  return rows
    .filter(([, text]) => text !== '')
    .map((row) => row.join(': '))
    .join('\n')
}

/**
 * Receipts in a message: enough to find the claims by, without a RUT or a phone number, and without the
 * names of files, which may hold either.
 *
 * @param opening what the message is about
 */
export function receiptsSummary(
  receipts: readonly Receipt[],
  opening = 'Hola, este es el comprobante de mi reclamo.',
): string {
  return `${opening}\n${receipts.map(summaryOf).join('\n\n')}`
}
