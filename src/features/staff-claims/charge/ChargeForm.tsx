import { useEffect, useEffectEvent, useId, useRef, type KeyboardEvent } from 'react'
import type { Claim } from '@/domain/claim/fields'
import type { ChargeAmount } from '@/domain/money/charge'
import { Button } from '@/ui/actions/Button'
import { DialogActions } from '@/ui/dialog/DialogActions'
import { AmountField } from './AmountField'
import { blockReason } from './flow/block-reason'
import styles from './Charge.module.css'
import { ChargeSnackbar } from './ChargeSnackbar'
import { CustomerField } from './CustomerField'
import { PreviousAttempts } from './PreviousAttempts'
import { FeeHelper } from './FeeHelper'
import { OutcomeText } from './OutcomeText'
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
  const { running, message, isDone, tries, isRiskOpen } = charge
  const reason = blockReason({ customer, amount, running, isDone, isRiskOpen })
  const failed = message?.tone === 'error' && !running ? message : null
  const outcome = useRef<HTMLDivElement & HTMLElement>(null)

  const amountField = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const hasRisk = charge.hasRisk && !running && !isDone

  const start = useEffectEvent(() => {
    // What is asked for comes first; where money may have moved, that does.
    if (hasRisk) outcome.current?.focus()
    else amountField.current?.focus()
  })
  useEffect(() => start(), [])
  useEffect(() => {
    // The button that was pressed cannot keep the focus while it is disabled.
    if (failed && document.activeElement?.tagName !== 'INPUT') outcome.current?.focus()
  }, [failed])

  // A disabled button swallows Enter without a word; the person is told why instead.
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter') return
    // A key that is held down, perhaps since another window, confirms nothing.
    if (event.repeat || reason !== null) event.preventDefault()
    if (!event.repeat && reason !== null) charge.run()
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
        charge.run()
      }}
    >
      <p className={styles['who']}>
        Reclamo {claim.id ?? '-'}
        {who && ` · ${who}`}
        {claim.email && ` · ${claim.email}`}
      </p>
      <CustomerField customer={customer} onLookUpAgain={onLookUpAgain} disabled={running} />
      <AmountField
        amount={amount}
        onChange={onAmountChange}
        onKeyDown={handleKeyDown}
        readOnly={running || isDone}
        previewId={previewId}
        ref={amountField}
      />
      <FeeHelper
        disabled={running || isDone}
        onTake={(text) => {
          onAmountChange(text)
        }}
      />
      <div aria-live="polite" className={styles['live']}>
        {hasRisk ? (
          <PreviousAttempts
            ref={outcome}
            message={failed}
            tries={tries}
            checked={!isRiskOpen}
            onCheck={charge.setRiskChecked}
          />
        ) : (
          failed && <OutcomeText ref={outcome} message={failed} />
        )}
        {charge.isForgetful && (
          <p className={styles['forgetful']}>
            Este navegador no nos deja anotar los cobros: si cierras esta página, no podremos
            avisarte de este intento.
          </p>
        )}
      </div>
      <DialogActions>
        <Button
          type="submit"
          lang="en"
          variant="contained"
          disabled={reason !== null}
          aria-describedby={describedBy.join(' ')}
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
