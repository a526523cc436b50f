import { useEffect, useState } from 'react'
import { kindOf } from '@/domain/claim/files/attachments'
import { PHOTO_HEADER_BYTES, readPhotoHeader } from '@/domain/claim/files/photo-header'
import { formatShrinking } from '@/domain/claim/files/photo-plan'
import { formatFileSize } from '@/domain/file-size'
import { PhotoFacts } from './PhotoFacts'
import { PhotoWarning } from './PhotoWarning'
import type { PhotoFieldState } from './photo-field-state'

/** One chunk with all photo code, loaded with the first photo. */
export { PhotoWork } from './PhotoWork'

interface Row {
  readonly file: File
  readonly onRemove: () => void
}

/** Facts of a photo from a draft, which has no original any more. */
function StoredFacts({ file }: Pick<Row, 'file'>) {
  const [originalSize, setOriginalSize] = useState(0)
  useEffect(() => {
    let isGone = false
    const show = (start: ArrayBuffer) => {
      if (!isGone) setOriginalSize(readPhotoHeader(new Uint8Array(start))?.originalSize ?? 0)
    }
    file
      .slice(0, PHOTO_HEADER_BYTES)
      .arrayBuffer()
      .then(show, () => undefined)
    return () => {
      isGone = true
    }
  }, [file])
  if (originalSize > file.size) return formatShrinking(originalSize, file.size)
  return `Imagen · ${formatFileSize(file.size)}`
}

/** Parts of a photo's row; undefined for other files. */
export function describePhoto({ file, onRemove }: Row, desk: PhotoFieldState) {
  if (kindOf(file) === 'pdf') return undefined
  const photo = desk.photos.find((one) => one.file === file)
  if (!photo) return { facts: <StoredFacts file={file} />, warning: null }
  return {
    facts: <PhotoFacts {...desk} photo={photo} />,
    warning: <PhotoWarning {...desk} photo={photo} onRemove={onRemove} />,
  }
}
