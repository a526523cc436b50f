import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { splitMessage } from '@/domain/claim/flight-line'
import type { ClaimValues } from '../claim-values'
import { PasteStart } from '../message/PasteStart'
import { Button } from '@/ui/actions/Button'
import { LazyComponent } from '@/ui/browser/LazyComponent'
import { LazyDialog, useLazyDialog } from '@/ui/browser/LazyDialog'
import styles from './ScanStart.module.css'

interface ScanStartProps {
  /** Of the address, once the draft is there. */
  readonly shared: string
  readonly onFiles: (...files: readonly File[]) => void
}

const importScan = () => import('../scan/ScanDialog').then((module) => module.ScanDialog)
const importTicket = () => import('./FlightTicket').then((module) => module.FlightTicket)

/** Starts the scan and shows the resulting ticket; loads the code of both on demand. */
export function ScanStart({ shared, onFiles }: ScanStartProps) {
  const { control } = useFormContext<ClaimValues>()
  const [message, files] = useWatch({ control, name: ['message', 'files'] })
  const hasRoute = splitMessage(message).flight.from !== ''
  const dialog = useLazyDialog()
  const [isAnother, setAnother] = useState(false)
  const [outcome, setOutcome] = useState('')

  const scan = (another: boolean) => {
    setAnother(another)
    dialog.open()
  }

  return (
    <>
      <div className={styles['start']}>
        <p className="muted fine">
          <strong className="ink block small">¿Tienes tu tarjeta de embarque?</strong>
          Llena por ti el vuelo, la fecha y el nombre.
        </p>
        <Button variant="contained" color="secondary" onClick={() => scan(false)}>
          Escanear tarjeta de embarque
        </Button>
      </div>
      <PasteStart shared={shared} onFiles={onFiles} />
      <LazyDialog
        dialog={dialog}
        from={importScan}
        what="el lector de tarjetas"
        props={{ isAnother, attached: files, onPicture: onFiles, onFilled: setOutcome }}
      />
      <LazyComponent from={importTicket} isWanted={hasRoute} props={{ outcome, onScan: scan }} />
    </>
  )
}
