import { useEffect, useRef, type Ref } from 'react'
import { WarningIcon } from '@/ui/icons/page-icons'
import { isOpenAttempt, type ChargeAttempt } from '@/domain/money/charge-attempts'
import { classNames } from '@/ui/theme/class-names'
import { CheckboxInput } from '@/ui/fields/CheckboxInput'
import { AttemptRow, type OnSettle } from './AttemptRow'
import styles from './PreviousAttempts.module.css'
import { noticeOf } from './attempt-notice'
import { headlineOf, type ChargeMessage } from '../flow/charge-message'
import type { ChargePlan } from '@/domain/money/charge-plan'

interface PreviousAttemptsProps {
  /** Result of the last attempt since the dialog opened; not shown again beside this notice. */
  readonly message: ChargeMessage | null
  readonly attempts: readonly ChargeAttempt[]
  readonly plan: ChargePlan
  /** True if the text of the checkbox has an amount to refer to. */
  readonly hasAmount: boolean
  readonly checked: boolean
  readonly onCheck: (isChecked: boolean) => void
  /** Omit while attempts cannot be settled. */
  readonly onSettle: OnSettle | undefined
  readonly ref: Ref<HTMLElement>
}

const MOST_SHOWN = 4

function LastAnswer({ message }: { readonly message: ChargeMessage }) {
  const { words, meaning, serverText } = message
  const headline = headlineOf(message)
  return (
    <p className={styles['lastAnswer']}>
      {meaning === 'unknown' ? 'Respuesta: ' : headline && `${headline} `}
      <span lang={words.lang}>{words.sentence}</span>
      {serverText && ` El servidor dijo: “${serverText}”.`}
      {meaning !== 'unknown' && words.advice && ` ${words.advice}`}
    </p>
  )
}

/** If money may have moved, the user has to tick a checkbox before another attempt. */
export function PreviousAttempts(props: PreviousAttemptsProps) {
  const { message, attempts, plan, hasAmount, checked, onCheck, onSettle, ref } = props
  const { title, text, check } = noticeOf(plan.kind, hasAmount)
  const isQuiet = plan.kind === 'first'
  const isOpen = (attempt: ChargeAttempt) => isOpenAttempt(attempt)
  const listed = [...attempts.filter(isOpen), ...attempts.filter((entry) => !isOpen(entry))]
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Scroll the checkbox into view together with the text it refers to.
    if (check !== null) end.current?.scrollIntoView({ block: 'nearest' })
  }, [check])
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={classNames(styles['earlier'], isQuiet ? styles['quiet'] : undefined)}
      aria-label="Intentos anteriores"
    >
      <p className={styles['title']}>
        {!isQuiet && <WarningIcon small />}
        <strong>{title}</strong>
      </p>
      {text && <p>{text}</p>}
      <ul className={styles['attempts']}>
        {listed.slice(0, MOST_SHOWN).map((entry) => (
          <AttemptRow
            key={entry.order}
            attempt={entry}
            isRunning={plan.kind === 'busy' && entry.outcome === 'tried'}
            isReasonSaid={message !== null && entry === attempts[0]}
            onSettle={onSettle}
          />
        ))}
        {listed.length > MOST_SHOWN && <li>Y {listed.length - MOST_SHOWN} más.</li>}
      </ul>
      {message && !isQuiet && <LastAnswer message={message} />}
      {check && (
        <div ref={end} className={styles['check']}>
          <CheckboxInput
            label={check}
            checked={checked}
            onChange={(event) => onCheck(event.target.checked)}
          />
        </div>
      )}
    </section>
  )
}
