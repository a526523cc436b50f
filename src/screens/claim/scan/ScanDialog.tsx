import { Scanner, type ScanReading } from './Scanner'
import { FullScreenDialog } from '@/ui/dialog/FullScreenDialog'

interface ScanDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Called once for each time it is open; whoever is called closes it. */
  readonly onRead: (read: ScanReading) => void
  /** Pictures that the claim has already: the dialog offers to read them first. */
  readonly attached?: readonly File[]
}

/**
 * Reads a boarding pass by the camera or from a photo, on the device, and hands over what it says.
 * Nothing is stored or sent.
 */
export function ScanDialog({ open, onClose, onRead, attached = [] }: ScanDialogProps) {
  return (
    <FullScreenDialog open={open} title="Escanea tu tarjeta de embarque" onClose={onClose}>
      <Scanner isOpen={open} attached={attached} onRead={onRead} onClose={onClose} />
    </FullScreenDialog>
  )
}
