import { isOpenAttempt, OUTCOME_NAMES, type ChargeAttempt } from '@/domain/money/charge-attempts'
import { formatShortMoment } from '@/domain/dates'
import { formatClp } from '@/domain/country/money'
import { Button } from '@/ui/actions/Button'
import { CopyButton } from '@/ui/actions/CopyButton'
import styles from './PreviousAttempts.module.css'

export type OnSettle = (order: string, outcome: 'charged' | 'unpaid') => void

interface AttemptRowProps {
  readonly attempt: ChargeAttempt
  readonly isRunning: boolean
  /** The dialog's message states the reason already. */
  readonly isReasonSaid: boolean
  readonly onSettle: OnSettle | undefined
}

export function AttemptRow({ attempt, isRunning, isReasonSaid, onSettle }: AttemptRowProps) {
  const { order, amount, at, outcome, reason, settled } = attempt
  const isUnknown = isOpenAttempt(attempt) && !isRunning
  return (
    <li>
      <span>
        {formatClp(amount)} · {formatShortMoment(new Date(at))}:{' '}
        {isRunning ? 'se está cobrando' : OUTCOME_NAMES[outcome]}.
        {reason && !isReasonSaid && ` Motivo: “${reason}”.`}
        {settled &&
          ` Lo anotó ${settled.by || 'alguien sin nombre'} el ${formatShortMoment(new Date(settled.at))}.`}
      </span>
      <span className={styles['order']}>
        Orden <code>{order}</code>
        <CopyButton what={`orden ${order}`} text={order} />
      </span>
      {isUnknown && onSettle && (
        <span className={styles['settle']}>
          <Button
            variant="outlined"
            color="secondary"
            size="small"
            onClick={() => onSettle(order, 'charged')}
          >
            Está pagada: anotar como cobrado
          </Button>
          <Button
            variant="outlined"
            color="secondary"
            size="small"
            onClick={() => onSettle(order, 'unpaid')}
          >
            No está pagada: descartar
          </Button>
        </span>
      )}
    </li>
  )
}
