import { isRow, isTexts } from '@/domain/raw-values'
import type { Receipt } from '@/domain/claim/receipt/receipt'

const TEXTS = ['type', 'airline', 'email', 'flight'] as const

function isFile(value: unknown): value is Receipt['files'][number] {
  if (!isRow(value)) return false
  const { name, size } = value
  return typeof name === 'string' && typeof size === 'number' && Number.isFinite(size) && size >= 0
}

function parseReceipt(value: unknown): Receipt | null {
  if (!isRow(value)) return null
  const { sentAt, passengers, files } = value
  const texts = TEXTS.map((name) => value[name])
  if (typeof sentAt !== 'number' || Number.isNaN(new Date(sentAt).getTime())) return null
  if (!isTexts(texts) || !isTexts(passengers)) return null
  if (!Array.isArray(files) || !files.every(isFile)) return null
  const [type = '', airline = '', email = '', flight = ''] = texts
  const known = files.map(({ name, size }) => ({ name, size }))
  return { sentAt, type, airline, email, flight, passengers: [...passengers], files: known }
}

/** Receipts from the device; null if any is invalid. Earlier versions stored a single receipt. */
export function parseReceipts(value: unknown): readonly Receipt[] | null {
  const receipts = (Array.isArray(value) ? value : [value]).map(parseReceipt)
  const read = receipts.filter((receipt) => receipt !== null)
  return read.length > 0 && read.length === receipts.length ? read : null
}
