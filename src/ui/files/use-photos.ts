import { useEffect, useState } from 'react'
import { kindOf, needsShrinking } from '@/domain/claim/files/attachments'
import { importWithRetry } from '@/ui/browser/import-with-retry'
import type { Photo, Via } from './photos/photo-field-state'

const importParts = () => import('./photos/photo-parts')
type Parts = Awaited<ReturnType<typeof importParts>>

/** Without this, nothing opens a picture. */
export const canOpenPhotos = () => 'createImageBitmap' in window

/**
 * The pictures that were added by hand, and the code that looks at them, once one is there.
 *
 * @param files what is attached: those of a draft say what was done with them
 */
export function usePhotos(files: readonly File[]) {
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const [parts, setParts] = useState<Parts | null>(null)
  const isStored = (file: File) =>
    kindOf(file) === 'image' && !photos.some((photo) => photo.file === file)
  const hasStored = files.some(isStored)

  useEffect(() => {
    if (hasStored && canOpenPhotos()) importWithRetry(importParts).then(setParts, () => undefined)
  }, [hasStored])

  /** @param onLost called when that code does not come */
  const take = (added: readonly File[], via: Via, onLost: () => void) => {
    const taken = added.map((file) => ({ file, via, isWaiting: needsShrinking(file) }))
    setPhotos((all) => [...all, ...taken])
    importWithRetry(importParts).then(setParts, () => {
      setPhotos([])
      onLost()
    })
  }
  return [photos, setPhotos, parts, take] as const
}
