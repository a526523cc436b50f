import { CLAIM_FILES_MAX_BYTES, FILE_MAX_BYTES } from '@/config/limits'
import { formatFileSize } from '@/domain/file-size'
import { isolate } from '@/domain/isolate'

/** Concrete types make an iPhone convert its HEIC photos to JPEG. */
export const ATTACHMENT_ACCEPT = 'image/jpeg,image/png,application/pdf'

interface Attachment {
  readonly name: string
  readonly size: number
  readonly type: string
}

type Kind = 'image' | 'pdf'

/** File names and MIME types that systems report. */
const KINDS: readonly (readonly [Kind, RegExp, RegExp])[] = [
  ['image', /\.(jpe?g|png)$/i, /^image\/(p?jpeg|jpg|png)$/i],
  ['pdf', /\.pdf$/i, /^application\/(x-)?pdf$/i],
]

const UNKNOWN_MIME = /^(application\/octet-stream)?$/i

/** Kind of a file by MIME type and name (SPEC 5); undefined if it is not allowed. */
export function kindOf(file: Omit<Attachment, 'size'>): Kind | undefined {
  const [name, mime] = [file.name.trim(), file.type.trim()]
  return KINDS.find(([, names, mimes]) => {
    if (UNKNOWN_MIME.test(mime)) return names.test(name)
    // Some phones share photos without an extension: then the MIME type decides.
    return mimes.test(mime) && (names.test(name) || !name.includes('.'))
  })?.[0]
}

export function isAllowedType(file: Omit<Attachment, 'size'>): boolean {
  return kindOf(file) !== undefined
}

/** Photo format of iPhones, which few browsers open and the API rejects. */
export function isHeic({ name, type }: Omit<Attachment, 'size'>): boolean {
  return /[./]hei[cf]$/im.test(`${name}\n${type}`)
}

/** True if the image has to be re-encoded before it can be attached. */
export function needsShrinking(file: Attachment): boolean {
  return isHeic(file) || (file.size > FILE_MAX_BYTES && kindOf(file) === 'image')
}

/** NFC, because macOS stores accents decomposed. */
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

function findProblem(
  file: Attachment,
  taken: ReadonlySet<string>,
  canShrink: boolean,
): Problem | null {
  if (taken.has(nameKey(file.name))) return 'duplicate'
  if (canShrink && needsShrinking(file)) return null
  if (!isAllowedType(file)) return 'type'
  if (file.size <= 0) return 'empty'
  return file.size > FILE_MAX_BYTES ? 'size' : null
}

function wordOversized(names: readonly string[], via: 'picker' | 'drop'): string[] {
  if (via === 'picker' || names.length < 2) return names.map(MESSAGES.size)
  return [`Los archivos ${names.join(', ')} superan los 5MB y fueron omitidos.`]
}

/**
 * Accepts or refuses the added files (SPEC 5, files) in their order; messages of oversized files come first.
 * `drop` lists all files over 5 MB in one message, `picker` gives one each. `canShrink` accepts images that
 * `needsShrinking`.
 */
export function sortAttachments<T extends Attachment>(
  current: readonly { readonly name: string }[],
  added: readonly T[],
  via: 'picker' | 'drop',
  canShrink = false,
): { accepted: T[]; messages: string[] } {
  const taken = new Set(current.map(({ name }) => nameKey(name)))
  const accepted: T[] = []
  const oversized: string[] = []
  const messages: string[] = []
  for (const file of added) {
    const problem = findProblem(file, taken, canShrink)
    if (problem === null) {
      accepted.push(file)
      taken.add(nameKey(file.name))
    } else if (problem === 'size') {
      oversized.push(isolate(file.name))
    } else {
      messages.push(MESSAGES[problem](isolate(file.name)))
    }
  }
  return { accepted, messages: [...wordOversized(oversized, via), ...messages] }
}

const NAMED_FILES = 3

/** Error of files that together exceed the server's limit; null if they fit. */
export function checkTotalSize(files: readonly Omit<Attachment, 'type'>[]): string | null {
  const total = files.reduce((sum, { size }) => sum + size, 0)
  if (total <= CLAIM_FILES_MAX_BYTES) return null
  const heaviest = [...files]
    .sort((a, b) => b.size - a.size)
    .slice(0, NAMED_FILES)
    .map(({ name, size }) => `${isolate(name)} (${formatFileSize(size)})`)
  return `Tus archivos pesan ${formatFileSize(total)} y juntos pueden pesar hasta ${formatFileSize(CLAIM_FILES_MAX_BYTES)}. Los más pesados son ${heaviest.join(', ')}: quita alguno o elige una versión más liviana.`
}
