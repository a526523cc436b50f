import { CLAIM_FILES_MAX_BYTES, FILE_MAX_BYTES } from '@/config/limits'
import { formatNumber } from '@/domain/money/clp'

/** For file inputs. Concrete types make an iPhone turn its HEIC photos into JPEG. */
export const ATTACHMENT_ACCEPT = 'image/jpeg,image/png,application/pdf'

interface Attachment {
  readonly name: string
  readonly size: number
  readonly type: string
}

type Kind = 'image' | 'pdf'

const KIND_BY_EXTENSION: ReadonlyMap<string | undefined, Kind> = new Map([
  ['jpg', 'image'],
  ['jpeg', 'image'],
  ['png', 'image'],
  ['pdf', 'pdf'],
])

const KIND_BY_MIME: ReadonlyMap<string, Kind> = new Map([
  ['image/jpeg', 'image'],
  ['image/jpg', 'image'],
  ['image/pjpeg', 'image'],
  ['image/png', 'image'],
  ['application/pdf', 'pdf'],
  ['application/x-pdf', 'pdf'],
])

/** What systems say when they do not know a type. */
const UNKNOWN_MIME = new Set(['', 'application/octet-stream'])

/** Whether a file is an image or a PDF (SPEC 5), by what its system says and its name. */
export function isAllowedType({ name, type }: Omit<Attachment, 'size'>): boolean {
  const extension = /\.([^.]*)$/.exec(name.trim().toLowerCase())?.[1]
  const mime = type.trim().toLowerCase()
  const byName = KIND_BY_EXTENSION.get(extension)
  const byMime = KIND_BY_MIME.get(mime)
  if (UNKNOWN_MIME.has(mime)) return byName !== undefined
  // Some phones share photos without an extension: then the type they state decides.
  return byMime !== undefined && (extension === undefined || byName === byMime)
}

/** One name whatever system wrote it: macOS stores accents apart. */
function nameKey(name: string): string {
  return name.normalize('NFC')
}

type Problem = 'type' | 'empty' | 'size' | 'duplicate'

const MESSAGES = {
  type: (name) => `El archivo ${name} no es una imagen JPG o PNG ni un PDF. Elige otro formato.`,
  empty: (name) => `El archivo ${name} está vacío. Revísalo y vuelve a elegirlo.`,
  size: (name) => `El archivo ${name} supera los 5MB y fue omitido.`,
  duplicate: (name) =>
    `Ya adjuntaste un archivo llamado ${name}. Si es otro, cámbiale el nombre y vuelve a elegirlo.`,
} as const satisfies Record<Problem, (name: string) => string>

function findProblem(file: Attachment, taken: ReadonlySet<string>): Problem | null {
  if (taken.has(nameKey(file.name))) return 'duplicate'
  if (!isAllowedType(file)) return 'type'
  if (file.size <= 0) return 'empty'
  return file.size > FILE_MAX_BYTES ? 'size' : null
}

function wordOversized(names: readonly string[], via: 'picker' | 'drop'): string[] {
  if (via === 'picker' || names.length < 2) return names.map(MESSAGES.size)
  return [`Los archivos ${names.join(', ')} superan los 5MB y fueron omitidos.`]
}

/**
 * Decides which of the added files join a claim (SPEC 5, files). Order is kept.
 *
 * @param current files that are already attached
 * @param via a drop tells of all files over 5 MB in one message, the picker of each (SPEC 5)
 * @returns the added files that are fit, and a sentence for each one left out, oversized ones first
 */
export function sortAttachments<T extends Attachment>(
  current: readonly { readonly name: string }[],
  added: readonly T[],
  via: 'picker' | 'drop',
): { accepted: T[]; messages: string[] } {
  const taken = new Set(current.map(({ name }) => nameKey(name)))
  const accepted: T[] = []
  const oversized: string[] = []
  const messages: string[] = []
  for (const file of added) {
    const problem = findProblem(file, taken)
    if (problem === null) {
      accepted.push(file)
      taken.add(nameKey(file.name))
    } else if (problem === 'size') {
      oversized.push(file.name)
    } else {
      messages.push(MESSAGES[problem](file.name))
    }
  }
  return { accepted, messages: [...wordOversized(oversized, via), ...messages] }
}

const UNITS = ['B', 'KB', 'MB', 'GB'] as const

function toTenths(size: number): number {
  return Math.round(size * 10) / 10
}

/** A size as '1,8 MB', in steps of 1024 bytes; '0 B' for anything that is no size. */
export function formatFileSize(bytes: number): string {
  let size = Number.isFinite(bytes) ? Math.max(0, bytes) : 0
  let unit: (typeof UNITS)[number] = 'B'
  for (const larger of UNITS.slice(1)) {
    // 1023,96 KB would round to "1.024 KB".
    if (toTenths(size) < 1024) break
    size /= 1024
    unit = larger
  }
  return `${formatNumber(toTenths(size))} ${unit}`
}

/** How many of the heaviest files a sentence names. */
const NAMED_FILES = 3

/**
 * Error of files that are too heavy together: the server takes so much in one go and no more.
 *
 * @returns null when they fit
 */
export function checkTotalSize(files: readonly Omit<Attachment, 'type'>[]): string | null {
  const total = files.reduce((sum, { size }) => sum + size, 0)
  if (total <= CLAIM_FILES_MAX_BYTES) return null
  const heaviest = [...files]
    .sort((a, b) => b.size - a.size)
    .slice(0, NAMED_FILES)
    .map(({ name, size }) => `${name} (${formatFileSize(size)})`)
  return `Tus archivos pesan ${formatFileSize(total)} y juntos pueden pesar hasta ${formatFileSize(CLAIM_FILES_MAX_BYTES)}. Los más pesados son ${heaviest.join(', ')}: quita alguno o elige una versión más liviana.`
}
