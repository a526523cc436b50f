import { useState } from 'react'
import { LegChoice } from './LegChoice'
import styles from './ScanDialog.module.css'
import { ScanSheet } from './ScanSheet'
import { ScanStage } from './ScanStage'
import { useCamera } from './use-camera'
import { useScan, type FoundPass } from './use-scan'
import type { BoardingPass, FlightLeg } from '@/domain/claim/boarding-pass'

export interface ScanReading {
  readonly pass: BoardingPass
  readonly leg: FlightLeg
  /** The photo, or the camera's frame as a JPEG, to be attached. */
  readonly picture: File
}

interface ScannerProps {
  /** False while the dialog closes with its animation: the camera stops at once. */
  readonly isOpen: boolean
  readonly attached: readonly File[]
  readonly onRead: (read: ScanReading) => void
  readonly onClose: () => void
}

export function Scanner({ isOpen, attached, onRead, onClose }: ScannerProps) {
  const [found, setFound] = useState<FoundPass | null>(null)
  const camera = useCamera(isOpen && found === null)
  const scan = useScan(isOpen, camera.video, camera.stream !== null, (read) => {
    const [leg, ...others] = read.pass.legs
    setFound(read)
    if (leg && others.length === 0) onRead({ ...read, leg })
  })
  const problem = scan.problem ?? camera.problem

  const status = () => {
    if (found !== null) return 'Leímos tu tarjeta'
    if (scan.readerState === 'failed') return ''
    if (scan.photo !== null) return 'Leyendo la foto…'
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
        {found !== null && found.pass.legs.length > 1 ? (
          <LegChoice legs={found.pass.legs} onChoose={(leg) => onRead({ ...found, leg })} />
        ) : (
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
