import type { Ref } from 'react'
import ErrorIcon from '@mui/icons-material/ErrorRounded'
import styles from './Charge.module.css'
import { adviceFor, type ChargeMessage } from './flow/charge-texts'

interface OutcomeTextProps {
  readonly message: ChargeMessage
  readonly ref: Ref<HTMLDivElement>
}

/** The error that the snackbar told, for as long as it is true: four seconds are short. */
export function OutcomeText({ message, ref }: OutcomeTextProps) {
  const advice = adviceFor(message.text)
  return (
    <div ref={ref} tabIndex={-1} className={styles['outcome']}>
      <ErrorIcon fontSize="small" aria-hidden />
      <div>
        <p lang={message.lang}>{message.text}</p>
        {message.said && <p>El servidor dijo: “{message.said}”.</p>}
        {advice && <p>{advice}</p>}
      </div>
    </div>
  )
}
