import { Scanner, type ScanReading } from './Scanner'
import { FullScreenDialog } from '@/ui/dialog/FullScreenDialog'

interface ScanDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Called once each time the dialog is open; the caller closes it. */
  readonly onRead: (read: ScanReading) => void
  readonly attached?: readonly File[]
}

/** Reads a boarding pass from the camera or a photo, on the device. Nothing is stored or sent. */
export function ScanDialog({ open, onClose, onRead, attached = [] }: ScanDialogProps) {
  return (
    <FullScreenDialog open={open} title="Escanea tu tarjeta de embarque" onClose={onClose}>
      <Scanner isOpen={open} attached={attached} onRead={onRead} onClose={onClose} />
    </FullScreenDialog>
  )
}
