import { useState } from 'react'
import { timings } from '@/config/timings'
import { Snackbar } from '@/ui/feedback/Snackbar'
import { headlineOf, type ChargeMessage } from './flow/charge-message'

/** SPEC 2.11: errors for 4 s, success for 2 s. Render it inside the dialog, which hides the rest. */
export function ChargeSnackbar({ message }: { readonly message: ChargeMessage | null }) {
  // Compare the message itself: two can follow each other without a render in between.
  const [seen, setSeen] = useState<ChargeMessage | null>(null)
  const shown = message === seen ? null : message
  const wordsOf = (tone: ChargeMessage['tone']) => {
    const announced = shown?.tone === tone ? shown : null
    // A refusal has its headline in the dialog, which takes the focus: once is enough.
    const isHeadlineTold = announced?.meaning === 'refused'
    return {
      text: announced?.words.sentence ?? null,
      headline: announced && !isHeadlineTold ? headlineOf(announced) : undefined,
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
        duration={timings.chargeErrorSnackbar}
      />
      <Snackbar {...wordsOf('success')} tone="success" duration={timings.chargeSuccessSnackbar} />
    </>
  )
}
