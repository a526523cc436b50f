import { useEffect, useEffectEvent, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import type { Claim } from '@/domain/claim/fields'
import { formatClp } from '@/domain/country/money'
import { timings } from '@/config/timings'
import { useUnsavedWork } from '@/device/unsaved-work'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { Snackbar } from '@/ui/feedback/Snackbar'
import { useUnloadWarning } from '@/ui/browser/use-unload-warning'
import { ChargeForm } from './ChargeForm'
import { CHARGED } from './flow/charge-message'
import { useCharge } from './flow/use-charge'
import type { ChargeSeries } from './ChargeSeries'

/** While mounted, "back" is blocked, and closing the tab asks first. */
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
  /** Claims to charge next; omit for a single charge. */
  readonly following?: readonly Claim[] | undefined
  /** Result of the previous claim in the series; null for the first one. */
  readonly said?: string | null
  readonly onNext?: (said: string) => void
  readonly onClose: () => void
}

/** Time that the success text stays after the dialog has closed, in ms; 2 s in all (SPEC 9). */
const AFTERGLOW_MS = timings.chargeSuccessSnackbar - timings.chargeDialogClose

function ChargeOpening(props: ChargeDialogProps) {
  const { open, claim: listed, following, said = null, onNext, onClose } = props
  const charge = useCharge(listed, open)
  const { claim, isDone, running, charged } = charge
  const [goesOn, setGoesOn] = useState(false)
  const [isAnnounced, setAnnounced] = useState(false)
  const isAnnouncing = isDone && !open && !isAnnounced
  // From the start: a session that expires during the look-up must keep the dialog as well.
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

  const series: ChargeSeries | undefined = following &&
    onNext && {
      left: following.length,
      said,
      isStopped: charge.message?.meaning === 'unknown',
      setGoesOn,
      skip: () => onNext(''),
    }
  return (
    <>
      <DialogFrame
        open={open}
        isInstant={said !== null}
        title="Charge"
        titleLang="en"
        // The reason stands beside the buttons, of which a series has one more.
        maxWidth={series ? 760 : 560}
        isLong
        // A charge cannot be cancelled: the dialog stays open until its response arrives.
        locked={running}
        onClose={onClose}
      >
        <ChargeForm charge={charge} series={series} onCancel={onClose} />
      </DialogFrame>
      <Snackbar
        tone="success"
        text={isAnnouncing ? CHARGED : null}
        lang="en"
        duration={AFTERGLOW_MS}
        onClose={() => setAnnounced(true)}
      />
      {running && <StayOnPage />}
    </>
  )
}

/** "Charge" (SPEC 2.11). Keep it mounted: the success text outlasts the dialog. */
export function ChargeDialog({ open, claim, ...rest }: ChargeDialogProps) {
  const [{ wasOpen, count }, setOpenings] = useState({ wasOpen: false, count: 0 })
  if (open !== wasOpen) setOpenings({ wasOpen: open, count: open ? count + 1 : count })
  return <ChargeOpening key={`${claim.id ?? '-'}/${count}`} open={open} claim={claim} {...rest} />
}
