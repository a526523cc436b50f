import { useState } from 'react'
import { timings } from '@/config/timings'
import { Snackbar } from '@/ui/feedback/Snackbar'
import { HEADLINES, type ChargeMessage } from './flow/charge-message'

/** SPEC 2.11: errors for 4 s, success for 2 s. Render it inside the dialog, which hides the rest. */
export function ChargeSnackbar({ message }: { readonly message: ChargeMessage | null }) {
  // Compare the message itself: two can follow each other without a render in between.
  const [seen, setSeen] = useState<ChargeMessage | null>(null)
  const shown = message === seen ? null : message
  const wordsOf = (tone: ChargeMessage['tone']) => {
    const announced = shown?.tone === tone ? shown : null
    return {
      text: announced?.words.sentence ?? null,
      lang: announced?.words.lang,
      onClose: () => setSeen(message),
    }
  }
  const isUnknown = shown?.meaning === 'unknown'
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
