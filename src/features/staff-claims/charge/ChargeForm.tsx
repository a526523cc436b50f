import { useEffect, useEffectEvent, useId, useRef, type KeyboardEvent } from 'react'
import type { Claim } from '@/domain/claim/fields'
import type { ChargeAmount } from '@/domain/money/charge'
import { Button } from '@/ui/actions/Button'
import { DialogActions } from '@/ui/dialog/DialogActions'
import { CheckboxInput } from '@/ui/fields/CheckboxInput'
import { AmountField } from './AmountField'
import { blockReason } from './flow/block-reason'
import styles from './Charge.module.css'
import { ChargeCheck } from './ChargeCheck'
import { ChargeOutcomes } from './attempts/ChargeOutcomes'
import { ChargeSnackbar } from './ChargeSnackbar'
import { CustomerField } from './CustomerField'
import { FeeHelper } from './FeeHelper'
import type { Charge } from './flow/use-charge'
import type { Customer } from './flow/use-customer'

interface ChargeFormProps {
  readonly claim: Claim
  readonly customer: Customer
  readonly onLookUpAgain: () => void
  readonly amount: ChargeAmount
  readonly onAmountChange: (text: string) => void
  readonly charge: Charge
  readonly onCancel: () => void
}

/** Who pays, how much, what was tried before, and the one button that moves money. */
export function ChargeForm({
  claim,
  customer,
  onLookUpAgain,
  amount,
  onAmountChange,
  charge,
  onCancel,
}: ChargeFormProps) {
  const id = useId()
  const { running, message, isDone, confirmations } = charge
  const { sum, isConfirmed, setConfirmed } = confirmations
  const reason = blockReason(charge, customer, amount)
  const outcome = useRef<HTMLDivElement & HTMLElement>(null)
  const amountField = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const confirmButton = useRef<HTMLButtonElement>(null)

  const start = useEffectEvent(() => {
    // What is asked for comes first; where money may have moved, that does.
    if (confirmations.plan.kind !== 'first') outcome.current?.focus()
    else amountField.current?.focus()
  })
  useEffect(() => start(), [])

  /** Enter leads to the next thing to do and never charges: that takes a press of the button. */
  const goOn = (form: HTMLFormElement) => {
    if (running || isDone) return
    const box = form.querySelector<HTMLInputElement>('input[type="checkbox"]:not(:checked)')
    if (amount.pesos !== null && box) box.focus()
    else if (reason === null) confirmButton.current?.focus()
    else charge.explain()
  }
  const handleEnter = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const form = event.currentTarget.closest('form')
    // A key that is held down, perhaps since another window, is no press.
    if (!event.repeat && form) goOn(form)
  }
  const who = [claim.name, claim.lastname].filter(Boolean).join(' ')
  const reasonId = `${id}-reason`
  const previewId = `${id}-preview`
  const describedBy = [amount.pesos !== null && previewId, reason !== null && reasonId].filter(
    Boolean,
  )

  return (
    <form
      aria-label="Cobro"
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        goOn(event.currentTarget)
      }}
    >
      <p className={styles['who']}>
        Reclamo {claim.id ?? '-'}
        {who && ` · ${who}`}
        {claim.email && ` · ${claim.email}`}
      </p>
      <ChargeCheck {...confirmations} />
      <div className={styles['fields']}>
        <CustomerField customer={customer} onLookUpAgain={onLookUpAgain} disabled={running} />
        <AmountField
          amount={amount}
          onChange={onAmountChange}
          onKeyDown={handleEnter}
          readOnly={running || isDone}
          previewId={previewId}
          ref={amountField}
        />
      </div>
      <FeeHelper
        disabled={running || isDone}
        onTake={(text) => {
          onAmountChange(text)
        }}
      />
      {sum !== null && (
        <CheckboxInput
          label={sum}
          checked={isConfirmed(sum)}
          onChange={(event) => setConfirmed(sum, event.target.checked)}
        />
      )}
      <ChargeOutcomes
        charge={charge}
        hasAmount={amount.pesos !== null}
        amountField={amountField}
        ref={outcome}
      />
      <DialogActions>
        <Button
          ref={confirmButton}
          type="button"
          lang="en"
          variant="contained"
          disabled={reason !== null}
          aria-describedby={describedBy.join(' ')}
          onKeyDown={(event) => {
            // The key that led here, still held down, would press the button.
            if (event.repeat) event.preventDefault()
          }}
          onClick={charge.run}
        >
          Confirm charge
        </Button>
        <Button lang="en" variant="outlined" disabled={running} onClick={onCancel}>
          Cancel
        </Button>
        <p id={reasonId} className={styles['reason']} lang={reason?.lang}>
          {reason?.text}
        </p>
      </DialogActions>
      <ChargeSnackbar
        message={message ?? (customer.state === 'failed' ? customer.message : null)}
      />
    </form>
  )
}
