import { useState } from 'react'
import { timings } from '@/config/timings'
import { Snackbar } from '@/ui/Snackbar'
import type { ChargeMessage } from './flow/charge-texts'

/**
 * The snackbar of SPEC 2.11: errors for 4 s, success for 2 s. It has to be drawn inside the dialog:
 * what lies beside an open dialog is hidden from screen readers.
 */
export function ChargeSnackbar({ message }: { readonly message: ChargeMessage | null }) {
  // By the message itself: a second one can follow so fast that nothing is drawn in between.
  const [seen, setSeen] = useState<ChargeMessage | null>(null)
  const shown = message === seen ? null : message
  const wordsOf = (tone: ChargeMessage['tone']) => ({
    tone,
    text: shown?.tone === tone ? shown.text : null,
    lang: shown?.lang,
    onClose: () => setSeen(message),
  })
  return (
    <>
      <Snackbar {...wordsOf('error')} duration={timings.chargeErrorSnackbar} />
      <Snackbar {...wordsOf('success')} duration={timings.chargeSuccessSnackbar} />
    </>
  )
}
