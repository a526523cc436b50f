import { ScanDialog } from '../scan/ScanDialog'
import { useScanFilling } from './use-scan-filling'

interface ScanAndFillProps {
  readonly open: boolean
  readonly attached: readonly File[]
  readonly onClose: () => void
  readonly onPicture: (picture: File) => void
  readonly onFilled: (words: string) => void
}

export function ScanAndFill({ open, attached, onClose, onPicture, onFilled }: ScanAndFillProps) {
  const fill = useScanFilling()
  return (
    <ScanDialog
      open={open}
      attached={attached.filter(({ type }) => type.startsWith('image/'))}
      onClose={onClose}
      onRead={(reading) => {
        onFilled(fill(reading))
        if (!attached.includes(reading.picture)) onPicture(reading.picture)
        onClose()
      }}
    />
  )
}
