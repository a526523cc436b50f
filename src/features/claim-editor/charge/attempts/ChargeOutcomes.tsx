import { useEffect, type RefObject } from 'react'
import { PreviousAttempts } from './PreviousAttempts'
import type { Charge } from '../flow/use-charge'
import { ErrorIcon } from '@/ui/icons/page-icons'
import { headlineOf } from '../flow/charge-message'

interface ChargeOutcomesProps {
  readonly charge: Charge
  readonly amountField: RefObject<HTMLElement | null>
  readonly ref: RefObject<(HTMLDivElement & HTMLElement) | null>
}

export function ChargeOutcomes(props: ChargeOutcomesProps) {
  const { charge, amountField, ref } = props
  const { running, isDone, message, attempts, confirmations } = charge
  const failed = message?.tone === 'error' && !running ? message : null
  const isRisky = charge.isBusyElsewhere || confirmations.plan.kind !== 'first'

  useEffect(() => {
    // A disabled button cannot keep the focus.
    if (failed && document.activeElement?.tagName !== 'INPUT') ref.current?.focus()
  }, [failed, ref])

  return (
    <div aria-live="polite" className="live">
      {/* Meaning and remedy of the error in the snackbar, shown as long as they apply. */}
      {failed?.meaning && !isRisky && (
        <div ref={ref} tabIndex={-1} className="line panel on-red before">
          <ErrorIcon small />
          <div>
            <p className="lines strong">{headlineOf(failed)}</p>
            {failed.words.advice && <p className="lines">{failed.words.advice}</p>}
          </div>
        </div>
      )}
      {attempts.length > 0 && !running && !isDone && (
        <PreviousAttempts
          charge={charge}
          ref={isRisky ? ref : null}
          // The pressed button disappears with its question.
          onSettled={() => amountField.current?.focus()}
        />
      )}
      {charge.isForgetful && (
        <p className="muted dense after">
          Este navegador no nos deja anotar los cobros: si cierras esta página, no podremos avisarte
          de este intento.
        </p>
      )}
    </div>
  )
}
