import { useEffect, useRef, type Ref } from 'react'
import { WarningIcon } from '@/ui/icons/page-icons'
import {
  isOpenAttempt,
  OUTCOME_NAMES,
  toReason,
  type ChargeAttempt,
} from '@/domain/money/charge-attempts'
import { classNames } from '@/ui/theme/class-names'
import { CheckboxInput } from '@/ui/fields/CheckboxInput'
import type { ChargePlan } from '@/domain/money/charge-plan'
import type { Charge } from '../flow/use-charge'
import { formatShortMoment } from '@/domain/dates'
import { formatClp } from '@/domain/country/money'
import { sorted } from '@/domain/sorting'
import { StaffButton } from '@/ui/actions/StaffButton'
import { CopyButton } from '@/ui/actions/CopyButton'
import { headlineOf, BUSY, HEADLINES } from '../flow/charge-message'
import styles from './PreviousAttempts.module.css'

interface AttemptNotice {
  readonly title: string
  readonly text: string | null
  /** Label of the required checkbox; null if none is needed. */
  readonly check: string | null
}

const SETTLE = 'La tarjeta pudo quedar cobrada: busca la orden en Flow y anota cómo está.'

const NOTICES: Readonly<Record<ChargePlan['kind'], AttemptNotice>> = {
  first: { title: 'Intentos anteriores', text: null, check: null },
  busy: { ...BUSY, check: null },
  retry: {
    title: HEADLINES.unknown,
    text: `${SETTLE} Si reintentas, va la misma orden.`,
    check: 'Revisé la orden: no está pagada y quiero reintentar.',
  },
  beside: {
    title: HEADLINES.unknown,
    text: 'Con otro monto será un cobro nuevo, además del anterior: podrían ser dos.',
    check: 'Lo sé, y quiero un cobro nuevo además de ese.',
  },
  again: {
    title: 'Desde este equipo ya se cobró este reclamo.',
    text: 'Si sigues, será un cobro más en la misma tarjeta.',
    check: 'Lo sé, y quiero cobrar otra vez este reclamo.',
  },
}

/** Text above the earlier attempts. Without an amount there is no charge to confirm. */
function noticeOf(kind: ChargePlan['kind'], hasAmount: boolean): AttemptNotice {
  if (hasAmount) return NOTICES[kind]
  const { title, text } = NOTICES[kind]
  return { title, text: kind === 'beside' ? SETTLE : text, check: null }
}

const SETTLEMENTS = [
  ['charged', 'Está pagada: anotar como cobrado'],
  ['unpaid', 'No está pagada: descartar'],
] as const

interface PreviousAttemptsProps {
  readonly charge: Charge
  readonly onSettled: () => void
  readonly ref: Ref<HTMLElement>
}

const MOST_SHOWN = 4

/** If money may have moved, the user has to tick a checkbox before another attempt. */
export function PreviousAttempts(props: PreviousAttemptsProps) {
  const { charge, onSettled, ref } = props
  const { attempts, message, announced, confirmations } = charge
  const { key, kind: planned } = confirmations.plan
  const kind = charge.isBusyElsewhere ? 'busy' : planned
  const { title, text, check } = noticeOf(kind, charge.amount.pesos !== null)
  const isQuiet = kind === 'first'
  const row = (attempt: ChargeAttempt) => {
    const { order, amount, at, outcome, reason, settled } = attempt
    const isRunning = kind === 'busy' && outcome === 'tried'
    const isReasonSaid = announced !== null && reason === toReason(announced.words.sentence)
    const facts = [
      `${formatClp(amount)} · ${formatShortMoment(new Date(at))}: ${isRunning ? 'se está cobrando' : OUTCOME_NAMES[outcome]}.`,
      reason && !isReasonSaid && `Motivo: “${reason}”.`,
      settled &&
        `Lo anotó ${settled.by || 'alguien sin nombre'} el ${formatShortMoment(new Date(settled.at))}.`,
    ]
    return (
      <li key={order} className="stack flat">
        <span>{facts.filter(Boolean).join(' ')}</span>
        <span className="row gap-6 flat middle">
          Orden <code className="dense">{order}</code>
          <CopyButton what={`orden ${order}`} text={order} isLive={false} />
        </span>
        {isOpenAttempt(attempt) && charge.isSignedIn && kind !== 'busy' && (
          <span className="row">
            {SETTLEMENTS.map(([settlement, label]) => (
              <StaffButton
                key={settlement}
                variant="outlined"
                className="compact touch"
                onClick={() => {
                  charge.settle(order, settlement)
                  onSettled()
                }}
              >
                {label}
              </StaffButton>
            ))}
          </span>
        )}
      </li>
    )
  }
  const openFirst = sorted(attempts, (a, b) => Number(isOpenAttempt(b)) - Number(isOpenAttempt(a)))
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Scroll the checkbox into view together with the text it refers to.
    if (check !== null) end.current?.scrollIntoView({ block: 'nearest' })
  }, [check])
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={classNames(
        'stack gap-6 small',
        isQuiet ? 'box on-white' : classNames('panel', styles['open']),
      )}
      aria-label="Intentos anteriores"
    >
      <p className={isQuiet ? 'line muted' : 'line amber'}>
        {!isQuiet && <WarningIcon small />}
        <strong>{title}</strong>
      </p>
      {text && <p>{text}</p>}
      <ul className="stack gap-8 dense">
        {openFirst.slice(0, MOST_SHOWN).map(row)}
        {openFirst.length > MOST_SHOWN && <li>{`Y ${openFirst.length - MOST_SHOWN} más.`}</li>}
      </ul>
      {message?.meaning && message.meaning !== 'unknown' && !isQuiet && (
        <p className="lines">
          {[headlineOf(message), message.words.advice].filter(Boolean).join(' ')}
        </p>
      )}
      {check && (
        <div ref={end}>
          <CheckboxInput
            label={check}
            checked={confirmations.isConfirmed(key)}
            onChange={(event) => confirmations.setConfirmed(key, event.target.checked)}
          />
        </div>
      )}
    </section>
  )
}
