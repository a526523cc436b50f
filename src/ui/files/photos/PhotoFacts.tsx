import { FILE_MAX_BYTES } from '@/config/limits'
import { isHeic } from '@/domain/claim/files/attachments'
import { formatFileSize } from '@/domain/file-size'
import { formatShrinking } from '@/domain/claim/files/photo-plan'
import { Button } from '@/ui/actions/Button'
import styles from './Photos.module.css'
import type { Photo, PhotoFieldState } from './photo-field-state'
import { swapVersions } from './settle-photos'

/** A redrawn photo is a JPG; a PNG keeps its pixels and only loses metadata. */
function isShrunk(redrawn: File, original: File): boolean {
  return redrawn.type !== 'image/png' && redrawn.size < original.size
}

function wordLoss({ look }: Photo): string {
  return look?.hasLocation ? 'sin ubicación' : 'sin datos ocultos'
}

function wordFacts(photo: Photo): string {
  const { file, other, look, isRedrawn } = photo
  const size = `Imagen · ${formatFileSize(file.size)}`
  if (!isRedrawn || !other) return size
  if (isShrunk(file, other)) return formatShrinking(other.size, file.size)
  return look?.hasLocation || file.type === 'image/png' ? `${size}, ${wordLoss(photo)}` : size
}

function wordSwap(photo: Photo): string {
  const { file, other, isRedrawn } = photo
  if (isRedrawn) return 'Usar el original'
  return other && isShrunk(other, file) ? 'Usar la achicada' : `Usar ${wordLoss(photo)}`
}

export function PhotoFacts({ photo, ...desk }: PhotoFieldState & { readonly photo: Photo }) {
  const { files, onChange, setPhotos } = desk
  const { file, other, isWaiting, isRedrawing, isSettled } = photo
  if (!isSettled && (isWaiting || isRedrawing)) return <span role="status">Achicando…</span>

  const swap = () => {
    if (!other) return
    onChange(files.map((one) => (one === file ? other : one)))
    setPhotos((all) => all.map((one) => (one.file === file ? swapVersions(one) : one)))
  }

  return (
    <span className={styles['facts']}>
      {wordFacts(photo)}
      {other && other.size <= FILE_MAX_BYTES && !isHeic(other) && (
        <Button variant="link" size="small" className={styles['swap']} onClick={swap}>
          {wordSwap(photo)}
        </Button>
      )}
    </span>
  )
}
