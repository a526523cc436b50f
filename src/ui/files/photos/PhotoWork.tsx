import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { Photo, PhotoFieldState } from './photo-field-state'
import { inspectInWorker } from './photo-worker'
import { settlePhotos } from './settle-photos'
import type { HeldForm } from '@/ui/files/use-delayed-submit'

/** Inspects photos one by one, because each may take much memory (see `useDelayedSubmit`). */
export function PhotoWork({
  files,
  onChange,
  photos,
  setPhotos,
  setOutcome,
  hold: { isHeld, cancel },
}: PhotoFieldState & { readonly hold: HeldForm }) {
  const current = photos.filter(({ file, isWaiting }) => isWaiting || files.includes(file))
  const next = current.find(({ look }) => look === undefined)?.file

  useEffect(() => {
    if (!next) return
    const work = new AbortController()
    const note = (found: Partial<Photo>) => {
      if (work.signal.aborted) return
      setPhotos((all) => all.map((photo) => (photo.file === next ? { ...photo, ...found } : photo)))
    }
    const sayRedrawing = () => note({ isRedrawing: true })
    void inspectInWorker(next, work.signal, sayRedrawing).then((look) => note({ look }))
    return () => work.abort()
  }, [next, setPhotos])

  const settle = useEffectEvent(() => {
    const settled = settlePhotos(files, current)
    const { photos: after, refused } = settled
    if (refused.length === 0 && after.every((photo, index) => photo === current[index])) return
    setPhotos(after)
    const isSame = settled.files.every((file, index) => file === files[index])
    if (!isSame || settled.files.length < files.length) onChange(settled.files)
    const { added } = settled
    if (refused.length > 0) cancel()
    if (added.length + refused.length === 0) return
    setOutcome((last) => ({
      turn: last.turn + 1,
      message: added.map(({ name }) => `Se agregó ${name}`).join('. '),
      refused: [...last.refused, ...refused],
      tone: last.message !== '' || added.length > 0 ? 'warning' : 'error',
    }))
  })

  // Before the next event: a file added in between would be lost.
  useLayoutEffect(() => settle(), [photos])

  const isClean = current.some(({ look, isRedrawn }) => look?.hasLocation && isRedrawn)
  return (
    <>
      {isHeld && (
        <p className="muted fine" role="status">
          Enviaremos todo apenas terminemos con tus fotos.
        </p>
      )}
      {isClean && (
        <p className="muted fine" role="status">
          Quitamos la ubicación de tus fotos.
        </p>
      )}
    </>
  )
}
