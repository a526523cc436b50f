import { useEffect, useEffectEvent, useState } from 'react'
import type { Claim } from '@/domain/claim/fields'
import { parseChargeAmount } from '@/domain/country/amounts'
import { formatClp } from '@/domain/country/money'
import { timings } from '@/config/timings'
import { useUnsavedWork } from '@/device/unsaved-work'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { Snackbar } from '@/ui/feedback/Snackbar'
import { ChargeForm } from './ChargeForm'
import { CHARGED } from './flow/charge-message'
import { useCharge } from './flow/use-charge'
import { useCustomer } from './flow/use-customer'
import type { ChargeSeries } from './series/charge-series'
import { useChargeMark } from './series/use-charge-mark'
import { useFreshClaim } from './series/use-fresh-claim'
import { useBlocker } from 'react-router-dom'
import { useUnloadWarning } from '@/ui/browser/use-unload-warning'

/** While it is mounted, neither "back" nor a closed tab takes the person away unasked. */
function StayOnPage() {
  const blocker = useBlocker(true)
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset()
  }, [blocker])
  useUnloadWarning(true)
  return null
}

interface ChargeDialogProps {
  readonly open: boolean
  readonly claim: Claim
  /** The claims to charge after this one; left out where this one is charged by itself. */
  readonly following?: readonly Claim[] | undefined
  /** What was done with the claim before it in the row; null for the first one. */
  readonly said?: string | null
  /** Puts the next claim in the place of this one. */
  readonly onNext?: (said: string) => void
  readonly onClose: () => void
  readonly onExited?: () => void
}

/** The success text goes on where the dialog that announced it has closed: 2 s in all (SPEC 9). */
const AFTERGLOW_MS = timings.chargeSuccessSnackbar - timings.chargeDialogClose

/** One opening for one claim: everything it knows ends with it. */
function ChargeOpening(props: ChargeDialogProps) {
  const { open, claim: listed, following, said = null, onNext, onClose, onExited } = props
  const [amount, setAmount] = useState(() => parseChargeAmount(''))
  const { claim, ...fresh } = useFreshClaim(listed, open)
  // One read after the other: their connections stay few, on which a browser may resend a charge.
  const { customer, lookUpAgain } = useCustomer(claim, open && !fresh.isReading)
  const charge = useCharge(claim, customer, amount.pesos)
  const { isDone, running, attempts } = charge
  const charged = isDone ? attempts.find(({ outcome }) => outcome === 'charged') : undefined
  const mark = useChargeMark(claim, charged)
  const [goesOn, setGoesOn] = useState(false)
  const [isAnnounced, setAnnounced] = useState(false)
  const isAnnouncing = isDone && !open && !isAnnounced
  // From the start, so that a session that ends during the look-up keeps the dialog as well.
  useUnsavedWork('un cobro sin confirmar', open && !isDone)

  const close = useEffectEvent(() => {
    if (!goesOn || !onNext || !charged) onClose()
    else onNext(`Reclamo ${claim.id ?? '-'}: cobrado ${formatClp(charged.amount)}.`)
  })
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

  const isStopped = charge.message?.meaning === 'unknown'
  const series: ChargeSeries | undefined = following &&
    onNext && {
      left: following.length,
      said,
      isStopped,
      goOnAfterCharge: () => setGoesOn(true),
      skip: () => onNext(''),
    }

  return (
    <>
      <DialogFrame
        open={open}
        isInstant={said !== null}
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
          mark={mark}
          series={series}
          onReadAgain={fresh.hasFailed ? fresh.readAgain : undefined}
          isMissing={fresh.isMissing}
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
