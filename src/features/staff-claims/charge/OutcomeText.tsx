import type { Ref } from 'react'
import { ErrorIcon } from '@/ui/icons/page-icons'
import styles from './Charge.module.css'
import { adviceFor, HEADLINES, type ChargeMessage } from './flow/charge-texts'

interface OutcomeTextProps {
  readonly message: ChargeMessage
  readonly ref: Ref<HTMLDivElement>
}

const REFUSED_ADVICE = 'Lee el motivo, corrígelo si se puede y vuelve a intentarlo.'

/** The error that the snackbar told, for as long as it is true: what it means and what to do come first. */
export function OutcomeText({ message, ref }: OutcomeTextProps) {
  const { headline, text, lang } = message
  const isRefused = headline === HEADLINES.refused
  const advice = adviceFor(text) ?? (isRefused ? REFUSED_ADVICE : null)
  return (
    <div ref={ref} tabIndex={-1} className={styles['outcome']}>
      <ErrorIcon small />
      <div>
        {headline && <p className={styles['headline']}>{headline}</p>}
        {advice && <p>{advice}</p>}
        <p lang={lang}>{text}</p>
      </div>
    </div>
  )
}
