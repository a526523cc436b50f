import { useState } from 'react'
import Snackbar from '@mui/material/Snackbar'
import { timings } from '@/config/timings'
import { Notice } from '@/ui/Notice'
import styles from './Charge.module.css'
import { HEADLINES, SNACKBAR_CORNER, type ChargeMessage } from './flow/charge-texts'

/**
 * The snackbar of SPEC 2.11: errors for 4 s, success for 2 s. It has to be drawn inside the dialog:
 * what lies beside an open dialog is hidden from screen readers.
 */
export function ChargeSnackbar({ message }: { readonly message: ChargeMessage | null }) {
  // By the message itself: a second one can follow so fast that nothing is drawn in between.
  const [seen, setSeen] = useState<ChargeMessage | null>(null)
  const [last, setLast] = useState(message)
  // While it fades it still shows what it said.
  if (message !== null && message !== last) setLast(message)
  const isError = last?.tone === 'error'
  return (
    <Snackbar
      anchorOrigin={SNACKBAR_CORNER}
      open={message !== null && message !== seen}
      autoHideDuration={isError ? timings.chargeErrorSnackbar : timings.chargeSuccessSnackbar}
      onClose={(_event, reason) => reason === 'timeout' && setSeen(message)}
    >
      <div className={styles['snack']}>
        {last && (
          <Notice
            tone={last.headline === HEADLINES.unknown ? 'warning' : last.tone}
            onDismiss={() => setSeen(message)}
          >
            {last.headline && <p className={styles['headline']}>{last.headline}</p>}
            <p lang={last.lang}>{last.text}</p>
          </Notice>
        )}
      </div>
    </Snackbar>
  )
}
