import { useEffect, useState } from 'react'
import { kindOf, needsShrinking } from '@/domain/claim/files/attachments'
import { importComponent } from '@/ui/browser/import-component'
import type { Photo, Via } from './photos/photo-field-state'

const importParts = () => import('./photos/photo-parts')
type Parts = Awaited<ReturnType<typeof importParts>>

/** False if the browser cannot decode pictures. */
export const canOpenPhotos = () => 'createImageBitmap' in window

/** State of added photos, and their code once it is needed: also for a draft's photos in `files`. */
export function usePhotos(files: readonly File[]) {
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const [parts, setParts] = useState<Parts | null>(null)
  const isStored = (file: File) =>
    kindOf(file) === 'image' && !photos.some((photo) => photo.file === file)
  const hasStored = files.some(isStored)

  useEffect(() => {
    if (hasStored && canOpenPhotos()) importComponent(importParts).then(setParts, () => undefined)
  }, [hasStored])

  /** @param onLost called if the code cannot be loaded */
  const take = (added: readonly File[], via: Via, onLost: () => void) => {
    const taken = added.map((file) => ({ file, via, isWaiting: needsShrinking(file) }))
    setPhotos((all) => [...all, ...taken])
    importComponent(importParts).then(setParts, () => {
      setPhotos([])
      onLost()
    })
  }
  return [photos, setPhotos, parts, take] as const
}
