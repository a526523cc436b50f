import { markKnown } from '../offers/known-files'
import { OTHER_FLIGHT } from '../scan/FlightQuestion'
import { ScanDialog } from '../scan/ScanDialog'
import { useScanFilling } from './use-scan-filling'

interface ScanAndFillProps {
  readonly open: boolean
  /** The pass is of another passenger of the same claim. */
  readonly isAnother: boolean
  readonly attached: readonly File[]
  readonly onClose: () => void
  readonly onPicture: (picture: File) => void
  readonly onFilled: (words: string) => void
}

export function ScanAndFill({
  open,
  isAnother,
  attached,
  onClose,
  onPicture,
  onFilled,
}: ScanAndFillProps) {
  const { fill, add, read } = useScanFilling()
  return (
    <ScanDialog
      open={open}
      attached={attached.filter(({ type }) => type.startsWith('image/'))}
      known={isAnother ? read().flight : null}
      onClose={onClose}
      onRead={({ pass, leg, picture }) => {
        onFilled(isAnother ? add([pass], leg) : fill(pass, leg))
        markKnown(picture)
        if (!attached.includes(picture)) onPicture(picture)
        onClose()
      }}
      onOtherFlight={() => {
        onFilled(OTHER_FLIGHT)
        onClose()
      }}
    />
  )
}
