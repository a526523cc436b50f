import { useEffect, useEffectEvent, useState } from 'react'
import type { Claim } from '@/domain/claim/fields'
import { parseChargeAmount } from '@/domain/money/charge'
import { timings } from '@/config/timings'
import { useUnsavedWork } from '@/device/unsaved-work'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { Snackbar } from '@/ui/feedback/Snackbar'
import { ChargeForm } from './ChargeForm'
import { CHARGED } from './flow/charge-message'
import { StayOnPage } from './flow/StayOnPage'
import { useCharge } from './flow/use-charge'
import { useCustomer } from './flow/use-customer'

interface ChargeDialogProps {
  readonly open: boolean
  readonly claim: Claim
  readonly onClose: () => void
  readonly onExited?: () => void
}

/** The success text goes on where the dialog that announced it has closed: 2 s in all (SPEC 9). */
const AFTERGLOW_MS = timings.chargeSuccessSnackbar - timings.chargeDialogClose

/** One opening for one claim: everything it knows ends with it. */
function ChargeOpening({ open, claim, onClose, onExited }: ChargeDialogProps) {
  const [amount, setAmount] = useState(() => parseChargeAmount(''))
  const { customer, lookUpAgain } = useCustomer(claim, open)
  const charge = useCharge(claim, customer, amount.pesos)
  const { isDone, running } = charge
  const [isAnnounced, setAnnounced] = useState(false)
  const isAnnouncing = isDone && !open && !isAnnounced
  // From the start, so that a session that ends during the look-up keeps the dialog as well.
  useUnsavedWork('un cobro sin confirmar', open && !isDone)

  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open || !isDone) return
    const timer = setTimeout(() => close(), timings.chargeDialogClose)
    return () => clearTimeout(timer)
  }, [open, isDone])

  const finish = () => {
    setAnnounced(true)
    onExited?.()
  }
  // A charge under way cannot be called back: the dialog stays until its answer is there.
  const closeUnlessRunning = running ? () => undefined : onClose

  return (
    <>
      <DialogFrame
        open={open}
        title="Charge"
        titleLang="en"
        maxWidth={560}
        isLong
        locked={running}
        onClose={closeUnlessRunning}
        onExited={() => {
          if (!isAnnouncing) onExited?.()
        }}
      >
        <ChargeForm
          claim={claim}
          customer={customer}
          onLookUpAgain={lookUpAgain}
          amount={amount}
          onAmountChange={(text) => {
            setAmount(parseChargeAmount(text))
            charge.forgetLocalMessage()
          }}
          charge={charge}
          onCancel={closeUnlessRunning}
        />
      </DialogFrame>
      <Snackbar
        tone="success"
        text={isAnnouncing ? CHARGED : null}
        lang="en"
        duration={AFTERGLOW_MS}
        onClose={finish}
      />
      {running && <StayOnPage />}
    </>
  )
}

/**
 * "Charge" (SPEC 2.11): looks up who pays for a claim and charges their card. Keep it mounted until
 * `onExited`: the success text outlives the dialog by a second.
 */
export function ChargeDialog({ open, claim, ...rest }: ChargeDialogProps) {
  const [{ wasOpen, count }, setOpenings] = useState({ wasOpen: false, count: 0 })
  if (open !== wasOpen) setOpenings({ wasOpen: open, count: open ? count + 1 : count })
  return <ChargeOpening key={`${claim.id ?? '-'}/${count}`} open={open} claim={claim} {...rest} />
}
