import { useRef } from 'react'
import { ATTACHMENT_ACCEPT } from '@/domain/claim/files/attachments'
import { DataText } from '@/ui/DataText'
import { CAN_RETRY, PROBLEM_WORDS, type ScanProblem } from './scan-words'
import { classNames } from '@/ui/theme/class-names'
import styles from './ScanDialog.module.css'
import { Button } from '@/ui/actions/Button'
import { Notice } from '@/ui/feedback/Notice'
import { ImageIcon } from '@/ui/icons/file-icons'
import { EditIcon, LockIcon } from '@/ui/icons/scan-icons'

interface ScanSheetProps {
  readonly problem: ScanProblem | null
  readonly attached: readonly File[]
  readonly isReading: boolean
  readonly onPhoto: (file: File) => void
  readonly onRetry: () => void
  readonly onClose: () => void
}

export function ScanSheet({
  problem,
  attached,
  isReading,
  onPhoto,
  onRetry,
  onClose,
}: ScanSheetProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      {problem !== null && (
        <Notice
          key={problem}
          tone="warning"
          action={
            CAN_RETRY.has(problem) && (
              <Button size="small" onClick={onRetry}>
                Reintentar
              </Button>
            )
          }
        >
          {PROBLEM_WORDS[problem]}
        </Notice>
      )}
      {attached.map((file) => (
        <Button
          key={file.name}
          variant="contained"
          color="secondary"
          fullWidth
          className={styles['attached']}
          disabled={isReading}
          startIcon={<ImageIcon />}
          onClick={() => onPhoto(file)}
        >
          <span>
            Leer <DataText>{file.name}</DataText>
          </span>
        </Button>
      ))}
      <Button
        variant="outlined"
        fullWidth
        disabled={isReading}
        startIcon={<ImageIcon />}
        onClick={() => input.current?.click()}
      >
        Elegir una foto
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Elegir una foto"
        accept={ATTACHMENT_ACCEPT}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onPhoto(file)
          // Otherwise choosing the same photo again fires no change event.
          target.value = ''
        }}
      />
      <Button color="secondary" fullWidth startIcon={<EditIcon />} onClick={onClose}>
        Escribir a mano
      </Button>
      <p className={classNames('line gap-12 muted dense', styles['privacy'])}>
        <LockIcon small className="green" />
        La imagen se lee en tu dispositivo. Nada sale de aquí hasta que envíes el reclamo.
      </p>
    </>
  )
}
