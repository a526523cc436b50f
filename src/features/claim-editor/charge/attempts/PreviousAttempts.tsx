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
  /** How the last attempt of this opening ended: it has no voice beside this notice. */
  readonly message: ChargeMessage | null
  readonly attempts: readonly ChargeAttempt[]
  readonly plan: ChargePlan
  /** Whether an amount is typed that the box can speak of. */
  readonly hasAmount: boolean
  readonly checked: boolean
  readonly onCheck: (isChecked: boolean) => void
  /** Left out while nothing can be settled. */
  readonly onSettle: OnSettle | undefined
  readonly ref: Ref<HTMLElement>
}

/** So many are listed; a claim with more has a problem that no list solves. */
const MOST_SHOWN = 4

/**
 * SPEC's sentence about the last attempt, and what the server said besides. What to do after an unknown
 * outcome is the notice's own part.
 */
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

/**
 * The earlier attempts of this browser: what is known of each, how an unknown one is settled, and,
 * where money may have moved, the box that has to be ticked before one more attempt.
 */
export function PreviousAttempts(props: PreviousAttemptsProps) {
  const { message, attempts, plan, hasAmount, checked, onCheck, onSettle, ref } = props
  const { title, text, check } = noticeOf(plan.kind, hasAmount)
  const isQuiet = plan.kind === 'first'
  const isOpen = (attempt: ChargeAttempt) => isOpenAttempt(attempt)
  const listed = [...attempts.filter(isOpen), ...attempts.filter((entry) => !isOpen(entry))]
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What the box speaks of and the box come into sight together, also where the dialog scrolls.
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
