import type { Ref } from 'react'
import { ErrorIcon } from '@/ui/icons/page-icons'
import styles from '../Charge.module.css'
import { headlineOf, type ChargeMessage } from '../flow/charge-message'

interface OutcomeTextProps {
  readonly message: ChargeMessage
  readonly ref: Ref<HTMLDivElement>
}

/** The error that the snackbar told, for as long as it is true: what it means and what to do come first. */
export function OutcomeText({ message, ref }: OutcomeTextProps) {
  const { sentence, advice, lang } = message.words
  const headline = headlineOf(message)
  return (
    <div ref={ref} tabIndex={-1} className={styles['outcome']}>
      <ErrorIcon small />
      <div>
        {headline && <p className={styles['headline']}>{headline}</p>}
        {advice && <p>{advice}</p>}
        <p lang={lang}>{sentence}</p>
      </div>
    </div>
  )
}
