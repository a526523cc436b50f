import { CLAIM_FILES_MAX_BYTES, FILE_MAX_BYTES } from '@/config/limits'
import { formatFileSize } from '@/domain/file-size'
import { isolate } from '@/domain/isolate'

/** For file inputs. Concrete types make an iPhone turn its HEIC photos into JPEG. */
export const ATTACHMENT_ACCEPT = 'image/jpeg,image/png,application/pdf'

interface Attachment {
  readonly name: string
  readonly size: number
  readonly type: string
}

type Kind = 'image' | 'pdf'

/** By their names, and by what systems state. */
const KINDS: readonly (readonly [Kind, RegExp, RegExp])[] = [
  ['image', /\.(jpe?g|png)$/i, /^image\/(p?jpeg|jpg|png)$/i],
  ['pdf', /\.pdf$/i, /^application\/(x-)?pdf$/i],
]

/** What systems say when they do not know a type. */
const UNKNOWN_MIME = /^(application\/octet-stream)?$/i

/** What a file is (SPEC 5), by what its system says and its name; undefined for all that is refused. */
export function kindOf(file: Omit<Attachment, 'size'>): Kind | undefined {
  const [name, mime] = [file.name.trim(), file.type.trim()]
  return KINDS.find(([, names, mimes]) => {
    if (UNKNOWN_MIME.test(mime)) return names.test(name)
    // Some phones share photos without an extension: then the type they state decides.
    return mimes.test(mime) && (names.test(name) || !name.includes('.'))
  })?.[0]
}

/** Whether a file is an image or a PDF (SPEC 5). */
export function isAllowedType(file: Omit<Attachment, 'size'>): boolean {
  return kindOf(file) !== undefined
}

/** What an iPhone makes of its photos; few browsers open it, and the API does not take it. */
export function isHeic({ name, type }: Omit<Attachment, 'size'>): boolean {
  return /[./]hei[cf]$/im.test(`${name}\n${type}`)
}

/** Whether a picture can be attached only once it has been made anew. */
export function needsShrinking(file: Attachment): boolean {
  return isHeic(file) || (file.size > FILE_MAX_BYTES && kindOf(file) === 'image')
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
 * Decides which of the added files join a claim (SPEC 5, files). Order is kept.
 *
 * @param current files that are already attached
 * @param via a drop tells of all files over 5 MB in one message, the picker of each (SPEC 5)
 * @param canShrink whether pictures that `needsShrinking` are let in, to be made smaller
 * @returns the added files that are fit, and a sentence for each one left out, oversized ones first
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
    .map(({ name, size }) => `${isolate(name)} (${formatFileSize(size)})`)
  return `Tus archivos pesan ${formatFileSize(total)} y juntos pueden pesar hasta ${formatFileSize(CLAIM_FILES_MAX_BYTES)}. Los más pesados son ${heaviest.join(', ')}: quita alguno o elige una versión más liviana.`
}
