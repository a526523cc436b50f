import { Scanner, type ScannerProps } from './Scanner'
import { FullScreenDialog } from '@/ui/dialog/FullScreenDialog'

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
