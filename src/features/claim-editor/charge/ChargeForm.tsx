import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react'
import { fullName } from '@/domain/people/full-name'
import { DataText } from '@/ui/DataText'
import { Button } from '@/ui/actions/Button'
import { Notice } from '@/ui/feedback/Notice'
import { CheckboxInput } from '@/ui/fields/CheckboxInput'
import { blockReason } from './flow/block-reason'
import styles from './Charge.module.css'
import { ChargeCheck } from './ChargeCheck'
import { ChargeMarkSwitch } from './ChargeMarkSwitch'
import { ChargeOutcomes } from './attempts/ChargeOutcomes'
import { AmountField, ChargeTicket, CustomerField } from './ChargeFields'
import { FeeHelper } from './FeeHelper'
import { ChargeActions, SeriesLine, type ChargeSeries } from './ChargeSeries'
import { FindInAll } from '@/features/claim-store/claim-data/progress/FindInAll'
import type { Charge } from './flow/use-charge'

interface ChargeFormProps {
  readonly charge: Charge
  readonly series: ChargeSeries | undefined
  readonly onCancel: () => void
}

/** Checkboxes that block the charge until ticked; switches are settings. */
const UNTICKED = 'input[type="checkbox"]:not(:checked, [role="switch"])'

export function ChargeForm({ charge, series, onCancel }: ChargeFormProps) {
  const { claim, fresh, amount, running, isDone, confirmations } = charge
  const { sum, isConfirmed, setConfirmed } = confirmations
  const reason = blockReason(charge)
  const outcome = useRef<HTMLDivElement & HTMLElement>(null)
  const amountField = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const compensation = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const confirmButton = useRef<HTMLButtonElement>(null)

  const start = useEffectEvent(() => {
    // Focus the earlier attempts if money may have moved, else the first field.
    if (confirmations.plan.kind !== 'first') outcome.current?.focus()
    else (series ? compensation : amountField).current?.focus()
  })
  useEffect(() => start(), [])

  /** Enter moves to the next open step and never charges; only the button does. */
  const goOn = (form: HTMLFormElement) => {
    if (running || isDone) return
    const box = form.querySelector<HTMLInputElement>(UNTICKED)
    if (amount.pesos !== null && box) box.focus()
    else if (reason === null) confirmButton.current?.focus()
    else if (amount.reading !== 'wrong') charge.explain()
  }
  const handleEnter = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const form = event.currentTarget.closest('form')
    // Ignore a key that is held down, perhaps since another window.
    if (!event.repeat && form) goOn(form)
  }
  const who = fullName(claim)
  return (
    <form
      aria-label="Cobro"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        goOn(event.currentTarget)
      }}
    >
      <div className="stack">
        <div className="muted dense">
          {who && (
            <p className="ink lead strong">
              <DataText>{who}</DataText>
            </p>
          )}
          <p>
            Reclamo {claim.id ?? '-'}
            {claim.email && (
              <>
                {' · '}
                <DataText>{claim.email}</DataText>
              </>
            )}
          </p>
        </div>
        {series && <SeriesLine {...{ charge, series }} />}
        <ChargeCheck {...confirmations} />
        {fresh.hasFailed && (
          <Notice
            tone="warning"
            action={
              fresh.isMissing ? (
                <FindInAll claims={[claim]} onFound={fresh.readAgain} />
              ) : (
                <Button size="small" onClick={fresh.readAgain}>
                  Leer de nuevo
                </Button>
              )
            }
          >
            No pudimos leer el reclamo de nuevo: otra persona puede haberlo cobrado ya.
          </Notice>
        )}
        <div className={styles['fields']}>
          <CustomerField charge={charge} />
          <AmountField charge={charge} onKeyDown={handleEnter} ref={amountField} />
        </div>
        <FeeHelper
          ref={compensation}
          disabled={running || isDone}
          onTake={(text) => {
            charge.type(text)
            // In a series Enter moves on: compensation, amount, button.
            if (series) amountField.current?.focus()
          }}
        />
        <ChargeTicket charge={charge} />
        {sum !== null && (
          <CheckboxInput
            label={sum}
            checked={isConfirmed(sum)}
            onChange={(event) => setConfirmed(sum, event.target.checked)}
          />
        )}
        <ChargeOutcomes {...{ charge, amountField }} ref={outcome} />
        <ChargeMarkSwitch charge={charge} />
      </div>
      <ChargeActions {...{ charge, series, onCancel }} mainButton={confirmButton} />
    </form>
  )
}
