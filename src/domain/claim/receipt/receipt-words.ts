import { airlineLabel } from '@/domain/claim/catalogue'
import { formatFileSize } from '@/domain/file-size'
import { formatMoment } from '@/domain/dates'
import type { Receipt } from '@/domain/claim/receipt/receipt'

/** '2 archivos, 2,1 MB', or 'Sin archivos'. */
export function filesText(files: Receipt['files']): string {
  if (files.length === 0) return 'Sin archivos'
  const size = formatFileSize(files.reduce((sum, file) => sum + file.size, 0))
  return `${files.length === 1 ? '1 archivo' : `${files.length} archivos`}, ${size}`
}

/** Hides an e-mail from other people at the screen: 'ana@correo.cl' gives 'a•••@correo.cl'. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email
  return at < 1 ? '•••' : `${first}•••${email.slice(at)}`
}

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

/** Receipts as a message. No RUT or phone number, and no file names, because they may contain either. */
export function receiptsSummary(
  receipts: readonly Receipt[],
  opening = 'Hola, este es el comprobante de mi reclamo.',
): string {
  return `${opening}\n${receipts.map(summaryOf).join('\n\n')}`
}
