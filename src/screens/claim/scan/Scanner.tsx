import { useState } from 'react'
import { FlightQuestion } from './FlightQuestion'
import { LegChoice } from './LegChoice'
import styles from './ScanDialog.module.css'
import { ScanSheet } from './ScanSheet'
import { ScanStage } from './ScanStage'
import { useCamera } from './use-camera'
import { useScan, type FoundPass } from './use-scan'
import type { FlightLeg } from '@/domain/claim/boarding-pass'
import type { FlightFacts } from '@/domain/claim/flight-line'
import { kindOf } from '@/domain/claim/files/attachments'
import { findLeg, flightsOf, isOtherFlight } from '@/domain/claim/pass-filling'

export interface ScanReading extends FoundPass {
  readonly leg: FlightLeg
}

const isPdf = (file: File) => kindOf(file) === 'pdf'

export interface ScannerProps {
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

export function Scanner({
  isOpen,
  attached = [],
  known = null,
  onRead,
  onOtherFlight,
  onClose,
}: ScannerProps) {
  const [found, setFound] = useState<FoundPass | null>(null)
  const [otherLeg, setOtherLeg] = useState<FlightLeg | null>(null)
  const take = (read: FoundPass, leg: FlightLeg) => {
    if (known && isOtherFlight(known, leg)) setOtherLeg(leg)
    else onRead({ ...read, leg })
  }
  const camera = useCamera(isOpen && found === null)
  const scan = useScan(isOpen, camera.video, camera.stream !== null, (read) => {
    const leg = findLeg(flightsOf(read.passes), known)
    setFound(read)
    if (leg) take(read, leg)
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

  const sheet = () => {
    if (found === null) return null
    if (known && otherLeg) {
      return (
        <FlightQuestion
          known={known}
          read={otherLeg}
          onSame={() => onRead({ ...found, leg: otherLeg })}
          onOther={() => onOtherFlight?.()}
        />
      )
    }
    const legs = flightsOf(found.passes)
    return legs.length > 1 ? <LegChoice legs={legs} onChoose={(leg) => take(found, leg)} /> : null
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
        {sheet() ?? (
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
