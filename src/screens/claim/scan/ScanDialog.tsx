import { useState } from 'react'
import { kindOf } from '@/domain/claim/files/attachments'
import { FullScreenDialog } from '@/ui/dialog/FullScreenDialog'
import { IconButton } from '@/ui/actions/IconButton'
import { TicketIcon } from '@/ui/icons/account-icons'
import { CheckIcon } from '@/ui/icons/page-icons'
import { TorchIcon } from '@/ui/icons/scan-icons'
import { ScanSheet } from './ScanSheet'
import { CHECK_TEXT, useScanFilling } from '../flight/use-scan-filling'
import { markKnown } from '../offers/known-files'
import { OTHER_FLIGHT, usePassQuestions } from './use-pass-questions'
import { useCamera } from './use-camera'
import { useScan, type FoundPass } from './use-scan'
import styles from './ScanDialog.module.css'

interface ScanDialogProps {
  /** False while it closes with its animation: the camera stops at once. */
  readonly open: boolean
  /** The pass is of another passenger of the same claim. */
  readonly isAnother: boolean
  readonly attached: readonly File[]
  readonly onPicture: (picture: File) => void
  readonly onFilled: (words: string) => void
  readonly onClose: () => void
}

/** Fills the claim from a boarding pass of the camera, a photo or a PDF, read on the device. */
export function ScanDialog(props: ScanDialogProps) {
  const { open, onClose } = props
  // Not in what unmounts with the dialog: the next pass replaces what this one filled in.
  const filling = useScanFilling()
  return (
    <FullScreenDialog open={open} title="Escanea tu tarjeta de embarque" onClose={onClose}>
      <Scanner {...props} filling={filling} />
    </FullScreenDialog>
  )
}

interface ScanStageProps {
  readonly camera: ReturnType<typeof useCamera>
  /** Current step; '' if none. */
  readonly status: string
  readonly isFound: boolean
}

function ScanStage({ camera: { video, stream, torch }, status, isFound }: ScanStageProps) {
  const Icon = isFound ? CheckIcon : TicketIcon
  return (
    <div className={styles['stage']}>
      {torch && (
        <IconButton
          aria-label="Linterna"
          aria-pressed={torch.isOn}
          className={styles['torch']}
          onClick={torch.toggle}
        >
          <TorchIcon />
        </IconButton>
      )}
      {stream && (
        <p className={styles['hint']}>Pon el código de barras dentro del marco, con buena luz.</p>
      )}
      <video ref={video} className={styles['video']} muted playsInline hidden={!stream} />
      <div className={styles['frame']} data-live={stream !== null || undefined}>
        {!stream && <Icon className={styles['picture']} />}
      </div>
      <div role="status" className={styles['status']}>
        {status !== '' && <span className={styles['pill']}>{status}</span>}
      </div>
    </div>
  )
}

const isPdf = (file: File) => kindOf(file) === 'pdf'

interface ScannerProps extends ScanDialogProps {
  readonly filling: ReturnType<typeof useScanFilling>
}

function Scanner({
  open,
  isAnother,
  attached,
  filling: { fill, add, read },
  onPicture,
  onFilled,
  onClose,
}: ScannerProps) {
  const [found, setFound] = useState<FoundPass | null>(null)
  const finish = (words: string) => {
    onFilled(words)
    onClose()
  }
  const questions = usePassQuestions<FoundPass>(
    ({ kind, passes, picture }, leg) => {
      if (!leg) return
      const advice = kind === 'text' ? CHECK_TEXT : undefined
      finish((isAnother ? add : fill)(passes, leg, advice))
      markKnown(picture)
      if (!attached.includes(picture)) onPicture(picture)
    },
    () => finish(OTHER_FLIGHT),
  )
  const camera = useCamera(open && found === null)
  const scan = useScan(open, camera.video, camera.stream !== null, (pass) => {
    setFound(pass)
    questions.ask(pass, isAnother ? read().flight : null)
  })
  const problem = scan.problem ?? camera.problem

  const status = () => {
    if (found !== null) return 'Leímos tu tarjeta'
    if (scan.readerState === 'failed') return ''
    if (scan.photo !== null) return isPdf(scan.photo) ? 'Leyendo el PDF…' : 'Leyendo la foto…'
    if (camera.problem !== null) return ''
    if (camera.stream === null) return 'Permite el uso de la cámara'
    return scan.readerState === 'loading'
      ? 'Descargando el lector (0,4 MB)…'
      : 'Buscando el código…'
  }

  return (
    <>
      <ScanStage camera={camera} status={status()} isFound={found !== null} />
      <div className={styles['sheet']}>
        {questions.question ?? (
          <ScanSheet
            problem={problem}
            attached={attached.filter((file) => kindOf(file) !== undefined)}
            isReading={scan.photo !== null}
            onPhoto={(file) => void scan.readPhoto(file)}
            onRetry={problem === 'no-reader' ? scan.retryReader : camera.retry}
            onClose={onClose}
          />
        )}
      </div>
    </>
  )
}
