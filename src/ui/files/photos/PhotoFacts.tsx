import { FILE_MAX_BYTES } from '@/config/limits'
import { isHeic } from '@/domain/claim/files/attachments'
import { formatFileSize } from '@/domain/file-size'
import { wordShrinking } from '@/domain/claim/files/photo-plan'
import { Button } from '@/ui/actions/Button'
import styles from './Photos.module.css'
import type { Photo, PhotoDesk } from './photo-desk'
import { swapVersions } from './settle-photos'

function wordFacts({ file, other, look, isRedrawn }: Photo): string {
  if (isRedrawn && other && file.size < other.size) return wordShrinking(other.size, file.size)
  const size = `Imagen · ${formatFileSize(file.size)}`
  return isRedrawn && look?.hasLocation ? `${size}, sin ubicación` : size
}

function wordSwap({ file, other, isRedrawn }: Photo): string {
  if (isRedrawn) return 'Usar el original'
  return other && other.size < file.size ? 'Usar la achicada' : 'Usar sin ubicación'
}

/** What has become of a picture, and its other version one press away where that could be sent. */
export function PhotoFacts({ photo, ...desk }: PhotoDesk & { readonly photo: Photo }) {
  const { files, onChange, disabled, setPhotos } = desk
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
        <Button
          variant="link"
          size="small"
          className={styles['swap']}
          disabled={disabled}
          onClick={swap}
        >
          {wordSwap(photo)}
        </Button>
      )}
    </span>
  )
}
