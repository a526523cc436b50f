import { useState, type RefObject } from 'react'
import type { FlightLeg } from '@/domain/claim/boarding-pass'
import type { FlightFacts } from '@/domain/claim/flight-line'
import { kindOf } from '@/domain/claim/files/attachments'
import { FullScreenDialog } from '@/ui/dialog/FullScreenDialog'
import { IconButton } from '@/ui/actions/IconButton'
import { TicketIcon } from '@/ui/icons/account-icons'
import { CheckIcon } from '@/ui/icons/page-icons'
import { TorchIcon } from '@/ui/icons/scan-icons'
import { ScanSheet } from './ScanSheet'
import { usePassQuestions } from './use-pass-questions'
import { useCamera, type Torch } from './use-camera'
import { useScan, type FoundPass } from './use-scan'
import styles from './ScanDialog.module.css'

interface ScanDialogProps extends Omit<ScannerProps, 'isOpen'> {
  readonly open: boolean
}

/** Reads a boarding pass from the camera or a photo, on the device. Nothing is stored or sent. */
export function ScanDialog({ open, ...scanner }: ScanDialogProps) {
  return (
    <FullScreenDialog open={open} title="Escanea tu tarjeta de embarque" onClose={scanner.onClose}>
      <Scanner isOpen={open} {...scanner} />
    </FullScreenDialog>
  )
}

interface ScanStageProps {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly stream: MediaStream | null
  readonly torch: Torch | null
  /** Current step; '' if none. */
  readonly status: string
  readonly isFound: boolean
}

function ScanStage({ video, stream, torch, status, isFound }: ScanStageProps) {
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

export interface ScanReading extends FoundPass {
  readonly leg: FlightLeg
}

const isPdf = (file: File) => kindOf(file) === 'pdf'

interface ScannerProps {
  /** False while the dialog closes with its animation: the camera stops at once. */
  readonly isOpen: boolean
  readonly attached?: readonly File[]
  /** Flight of the claim, if the pass has to be of the same one. */
  readonly known?: FlightFacts | null
  /** Called once each time the dialog is open; the caller closes it. */
  readonly onRead: (read: ScanReading) => void
  readonly onOtherFlight?: () => void
  readonly onClose: () => void
}

function Scanner({
  isOpen,
  attached = [],
  known = null,
  onRead,
  onOtherFlight,
  onClose,
}: ScannerProps) {
  const [found, setFound] = useState<FoundPass | null>(null)
  const questions = usePassQuestions<FoundPass>(
    (read, leg) => leg && onRead({ ...read, leg }),
    () => onOtherFlight?.(),
  )
  const camera = useCamera(isOpen && found === null)
  const scan = useScan(isOpen, camera.video, camera.stream !== null, (read) => {
    setFound(read)
    questions.ask(read, known)
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
      <ScanStage
        video={camera.video}
        stream={camera.stream}
        torch={camera.torch}
        status={status()}
        isFound={found !== null}
      />
      <div className={styles['sheet']}>
        {questions.question ?? (
          <ScanSheet
            problem={problem}
            attached={attached}
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
