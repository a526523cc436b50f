import { useCallback, useState, type ReactNode } from 'react'
import { kindOf } from '@/domain/claim/files/attachments'
import { formatFileSize } from '@/domain/file-size'
import styles from './FileDrop.module.css'
import type { PhotoFieldState } from './photos/photo-field-state'
import type { describePhoto as aboutPhotos } from './photos/photo-parts'
import { IconButton } from '@/ui/actions/IconButton'
import { ImageIcon, PageIcon } from '@/ui/icons/file-icons'
import { CloseIcon } from '@/ui/icons/page-icons'

interface FileRowProps {
  readonly file: File
  readonly onRemove: () => void
  readonly describePhoto: typeof aboutPhotos | undefined
  readonly desk: PhotoFieldState
  readonly children: ReactNode
}

function Thumbnail({ file }: { readonly file: File }) {
  const [broken, setBroken] = useState(false)
  const showFile = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file)
      image.src = url
      return () => {
        // Aborts a load in progress, which would fail with an error once the URL is revoked.
        image.removeAttribute('src')
        URL.revokeObjectURL(url)
      }
    },
    [file],
  )
  if (broken) return <ImageIcon />
  return <img ref={showFile} alt="" onError={() => setBroken(true)} />
}

export function FileRow({ describePhoto, desk, children, ...row }: FileRowProps) {
  const { file, onRemove } = row
  const isPdf = kindOf(file) === 'pdf'
  const photo = describePhoto?.(row, desk)
  // Opening a picture of unknown size may exhaust the memory.
  const mustWait = desk.photos.some(
    (one) => one.file === file && (one.look === undefined || one.look?.problem === 'too-large'),
  )
  const picture = mustWait ? <ImageIcon /> : <Thumbnail file={file} />
  return (
    <li className={styles['row']}>
      <span className={styles['preview']} aria-hidden>
        {isPdf ? <PageIcon /> : picture}
      </span>
      <span className="row gap-10 flat baseline grow">
        <span className={styles['name']}>{file.name}</span>
        <span className="muted fine numbers">
          {photo?.facts ?? `${isPdf ? 'PDF' : 'Imagen'} · ${formatFileSize(file.size)}`}
        </span>
      </span>
      <IconButton
        aria-label={`Quitar ${file.name}`}
        // The second press of a double click lands on the next file, which has moved here.
        onClick={({ detail }) => {
          if (detail < 2) onRemove()
        }}
      >
        <CloseIcon small />
      </IconButton>
      {photo?.warning}
      {children}
    </li>
  )
}
