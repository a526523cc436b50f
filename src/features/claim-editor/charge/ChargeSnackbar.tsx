import { timings } from '@/config/timings'
import { Snackbar } from '@/ui/feedback/Snackbar'
import { HEADLINES, type ChargeMessage } from './flow/charge-message'

interface ChargeSnackbarProps {
  /** Null once it was closed. */
  readonly message: ChargeMessage | null
  readonly onClose: () => void
}

/** SPEC 2.11: errors for 4 s, success for 2 s. Render it inside the dialog, which hides the rest. */
export function ChargeSnackbar({ message, onClose }: ChargeSnackbarProps) {
  const wordsOf = (tone: ChargeMessage['tone']) => {
    const announced = message?.tone === tone ? message : null
    return { text: announced?.words.sentence ?? null, lang: announced?.words.lang, onClose }
  }
  const isUnknown = message?.meaning === 'unknown'
  return (
    <>
      <Snackbar
        {...wordsOf('error')}
        tone={isUnknown ? 'warning' : 'error'}
        // The dialog has the other headlines; "Request failed." alone would invite a second charge.
        headline={isUnknown ? HEADLINES.unknown : undefined}
        duration={timings.chargeErrorSnackbar}
      />
      <Snackbar {...wordsOf('success')} tone="success" duration={timings.chargeSuccessSnackbar} />
    </>
  )
}
