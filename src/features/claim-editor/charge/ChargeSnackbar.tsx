import { timings } from '@/config/timings'
import { Snackbar } from '@/ui/feedback/Snackbar'
import { HEADLINES, type ChargeMessage } from './flow/charge-message'
import type { Charge } from './flow/use-charge'

/** SPEC 2.11: errors for 4 s, success for 2 s. Render it inside the dialog, which hides the rest. */
export function ChargeSnackbar({ charge }: { readonly charge: Charge }) {
  const { announced, closeSnackbar } = charge
  const wordsOf = (tone: ChargeMessage['tone']) => {
    const words = announced?.tone === tone ? announced.words : null
    return { text: words?.sentence ?? null, lang: words?.lang, onClose: closeSnackbar }
  }
  const isUnknown = announced?.meaning === 'unknown'
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
