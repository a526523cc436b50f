import { kindOf } from '@/domain/claim/files/attachments'
import { markKnown } from '../offers/known-files'
import { OTHER_FLIGHT } from '../scan/use-pass-questions'
import { ScanDialog } from '../scan/ScanDialog'
import { CHECK_TEXT, useScanFilling } from './use-scan-filling'

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
      attached={attached.filter((file) => kindOf(file) !== undefined)}
      known={isAnother ? read().flight : null}
      onClose={onClose}
      onRead={({ kind, passes, leg, picture }) => {
        const advice = kind === 'text' ? CHECK_TEXT : undefined
        onFilled((isAnother ? add : fill)(passes, leg, advice))
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
