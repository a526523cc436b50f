import { useState } from 'react'
import { needsShrinking } from '@/domain/claim/files/attachments'
import { importWithRetry } from '@/ui/browser/import-with-retry'
import type { Photo, Via } from './photos/photo-desk'

const importParts = () => import('./photos/photo-parts')
type Parts = Awaited<ReturnType<typeof importParts>>

/** The pictures that were added by hand, and the code that looks at them, once one is there. */
export function usePhotos() {
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const [parts, setParts] = useState<Parts | null>(null)
  /** @param onLost called when that code does not come */
  const take = (files: readonly File[], via: Via, onLost: () => void) => {
    const added = files.map((file) => ({ file, via, isWaiting: needsShrinking(file) }))
    setPhotos((all) => [...all, ...added])
    importWithRetry(importParts).then(setParts, () => {
      setPhotos([])
      onLost()
    })
  }
  return [photos, setPhotos, parts, take] as const
}
