import { useCallback, useState } from 'react'
import { formatFileSize } from '@/domain/claim/attachments'
import styles from './FileDrop.module.css'
import { IconButton } from '@/ui/actions/IconButton'
import { ImageIcon, PageIcon } from '@/ui/icons/file-icons'
import { CloseIcon } from '@/ui/icons/page-icons'

interface FileRowProps {
  readonly file: File
  readonly disabled: boolean
  readonly onRemove: () => void
}

/** Some systems state no type: then the name tells. */
function isImage({ name, type }: File): boolean {
  return type === '' ? /\.(jpe?g|png)$/i.test(name) : type.startsWith('image/')
}

function Thumbnail({ file }: { readonly file: File }) {
  const [broken, setBroken] = useState(false)
  const showFile = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  if (broken) return <ImageIcon />
  return <img ref={showFile} alt="" onError={() => setBroken(true)} />
}

/** One attached file: what it looks like, its name, kind and size, and the button to remove it. */
export function FileRow({ file, disabled, onRemove }: FileRowProps) {
  const kind = isImage(file) ? 'Imagen' : 'PDF'
  return (
    <li className={styles['row']}>
      <span className={styles['preview']} aria-hidden>
        {kind === 'Imagen' ? <Thumbnail file={file} /> : <PageIcon />}
      </span>
      <span className={styles['about']}>
        <span className={styles['name']} title={file.name}>
          {file.name}
        </span>
        <span className={styles['facts']}>
          {kind} · {formatFileSize(file.size)}
        </span>
      </span>
      <IconButton aria-label={`Quitar ${file.name}`} disabled={disabled} onClick={onRemove}>
        <CloseIcon small />
      </IconButton>
    </li>
  )
}
