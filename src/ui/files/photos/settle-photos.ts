import { isHeic, sortAttachments } from '@/domain/claim/files/attachments'
import { toJpgName } from '@/domain/claim/files/photo-plan'
import { isolate } from '@/domain/isolate'
import type { Photo } from './photo-field-state'

const HEIC_ADVICE =
  'Es una foto HEIC y este navegador no la abre. En el iPhone: compártela por WhatsApp o correo, o toma una captura de pantalla, y elige esa.'
const LARGE_ADVICE =
  'Mide demasiados píxeles para abrirla sin riesgo. Tómale una captura de pantalla y elige esa.'
const SHRINK_ADVICE =
  'No pudimos achicarla en este navegador: tómale una captura de pantalla y elige esa.'

interface Settled {
  readonly files: File[]
  readonly photos: readonly Photo[]
  readonly added: readonly File[]
  /** One text per photo that could not be redrawn and does not fit as it is. */
  readonly refused: readonly string[]
}

function isTooLarge({ look }: Photo): boolean {
  return look?.problem === 'too-large'
}

function wordRefused(photos: readonly Photo[]): string[] {
  const large = photos.filter(isTooLarge)
  const heic = photos.filter((photo) => isHeic(photo.file) && !large.includes(photo))
  const heavy = photos.filter((photo) => !heic.includes(photo) && !large.includes(photo))
  const sentences = (['drop', 'picker'] as const).flatMap((via) => {
    const files = heavy.filter((photo) => photo.via === via).map(({ file }) => file)
    return sortAttachments([], files, via).messages
  })
  if (sentences.length > 0) sentences.push(SHRINK_ADVICE)
  return [
    ...sentences,
    ...large.map(({ file }) => `${isolate(file.name)}: ${LARGE_ADVICE}`),
    ...heic.map(({ file }) => `${isolate(file.name)}: ${HEIC_ADVICE}`),
  ]
}

function toFile(redrawn: Blob, { name, type, lastModified }: File, taken: readonly string[]): File {
  const own = redrawn.type === 'image/png' ? name : toJpgName(name, type, taken)
  return new File([redrawn], own, { type: redrawn.type, lastModified })
}

/** Replaces originals by redrawn photos. Rejections are reported together after the last one. */
export function settlePhotos(current: readonly File[], photos: readonly Photo[]): Settled {
  let files = [...current]
  const added: File[] = []
  const refused: Photo[] = []
  const isDone = photos.every(({ look }) => look !== undefined)
  const settle = (photo: Photo): readonly Photo[] => {
    const { file, look, isWaiting } = photo
    if (look === undefined || photo.isSettled) return [photo]
    if (!look?.redrawn) {
      if (!isWaiting && !isTooLarge(photo)) return [{ ...photo, isSettled: true }]
      if (!isDone) return [photo]
      refused.push(photo)
      files = files.filter((one) => one !== file)
      return []
    }
    const taken = [...files, ...photos.map((one) => one.file)].filter((one) => one !== file)
    const redrawn = toFile(
      look.redrawn,
      file,
      taken.map(({ name }) => name),
    )
    if (isWaiting) {
      files.push(redrawn)
      added.push(redrawn)
    } else {
      files = files.map((one) => (one === file ? redrawn : one))
    }
    const settled = { isWaiting: false, isSettled: true, isRedrawn: true }
    return [{ ...photo, ...settled, file: redrawn, other: file }]
  }
  return { photos: photos.flatMap(settle), files, added, refused: wordRefused(refused) }
}

export function swapVersions(photo: Photo): Photo {
  const { file, other, isRedrawn } = photo
  return other ? { ...photo, file: other, other: file, isRedrawn: !isRedrawn } : photo
}
