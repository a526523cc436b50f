import type { Ref } from 'react'
import { WarningIcon } from '@/ui/icons/page-icons'
import {
  riskyAttempts,
  type ChargeOutcome,
  type ChargeAttempt,
} from '@/domain/money/charge-attempts'
import { formatMoment } from '@/domain/dates'
import { formatClp } from '@/domain/money/clp'
import { CopyButton } from '@/ui/actions/CopyButton'
import { CheckboxInput } from '@/ui/fields/CheckboxInput'
import styles from './Charge.module.css'
import { headlineOf, HEADLINES, type ChargeMessage } from './flow/charge-message'

interface PreviousAttemptsProps {
  /** How the last try went, if there was one in this opening: it has no voice beside this notice. */
  readonly message: ChargeMessage | null
  readonly tries: readonly ChargeAttempt[]
  readonly checked: boolean
  readonly onCheck: (isChecked: boolean) => void
  readonly ref: Ref<HTMLElement>
}

/** So many are listed; a claim with more has a problem that no list solves. */
const MOST_SHOWN = 4

const WORDS: Readonly<Record<ChargeOutcome, string>> = {
  charged: 'cobrado',
  unknown: 'no sabemos si se cobró',
  tried: 'se envió y no llegó respuesta',
  refused: 'rechazado',
  unpaid: 'no está pagado',
}

const ALREADY = {
  title: 'Desde este equipo ya se cobró este reclamo.',
  text: 'Si sigues, será un cobro más en la misma tarjeta.',
  check: 'Lo sé, y quiero cobrar otra vez este reclamo.',
}

const UNSURE = {
  title: HEADLINES.unknown,
  text: 'La tarjeta pudo quedar cobrada. Antes de reintentar, busca la orden en el panel de Flow y revisa que no esté pagada.',
  check: 'Revisé la orden: no está pagada y quiero reintentar.',
}

interface LastTryProps {
  readonly message: ChargeMessage
}

/** SPEC's sentence about the last try, and what the server said besides. */
function LastTry({ message }: LastTryProps) {
  const { words, meaning, serverText } = message
  const headline = headlineOf(message)
  return (
    <p className={styles['lastTry']}>
      {meaning === 'unknown' ? 'Respuesta: ' : headline && `${headline} `}
      <span lang={words.lang}>{words.sentence}</span>
      {serverText && ` El servidor dijo: “${serverText}”.`}
    </p>
  )
}

/**
 * Money has moved, or may have: what was tried from this browser, what to check, and the box that
 * has to be ticked before one more try.
 */
export function PreviousAttempts({ message, tries, checked, onCheck, ref }: PreviousAttemptsProps) {
  const risky = riskyAttempts(tries)
  const words = risky.every(({ outcome }) => outcome === 'charged') ? ALREADY : UNSURE
  return (
    <section ref={ref} tabIndex={-1} className={styles['earlier']} aria-label="Intentos anteriores">
      <p className={styles['earlierTitle']}>
        <WarningIcon small />
        <strong>{words.title}</strong>
      </p>
      <p>{words.text}</p>
      <ul className={styles['tries']}>
        {risky.slice(0, MOST_SHOWN).map(({ order, amount, at, outcome }) => (
          <li key={order}>
            <span>
              {formatClp(amount)} el {formatMoment(new Date(at))}: {WORDS[outcome]}.
            </span>
            <span className={styles['order']}>
              Orden <code>{order}</code>
              <CopyButton what={`orden ${order}`} text={order} />
            </span>
          </li>
        ))}
        {risky.length > MOST_SHOWN && <li>Y {risky.length - MOST_SHOWN} más.</li>}
      </ul>
      {message && <LastTry message={message} />}
      <CheckboxInput
        label={words.check}
        checked={checked}
        onChange={(event) => onCheck(event.target.checked)}
      />
    </section>
  )
}
