import { useId, type RefObject } from 'react'
import { formatNumber } from '@/domain/country/money'
import { Button } from '@/ui/actions/Button'
import { StaffButton } from '@/ui/actions/StaffButton'
import { DialogActions } from '@/ui/dialog/DialogActions'
import { classNames } from '@/ui/theme/class-names'
import styles from './Charge.module.css'
import { PREVIEW_ID } from './ChargeFields'
import { ChargeSnackbar } from './ChargeSnackbar'
import { blockReason } from './flow/block-reason'
import type { Charge } from './flow/use-charge'

export interface ChargeSeries {
  /** Number of claims after this one. */
  readonly left: number
  /** Result of the previous claim; '' if it was skipped, null for the first one. */
  readonly said: string | null
  readonly setGoesOn: (goesOn: boolean) => void
  readonly skip: () => void
  /** The outcome is unknown: the series must not continue. */
  readonly isStopped: boolean
}

interface SeriesLineProps {
  readonly charge: Charge
  readonly series: ChargeSeries
}

export function SeriesLine({ charge, series }: SeriesLineProps) {
  const { said, left, isStopped, skip } = series
  const more = left === 1 ? 'Queda 1 más.' : `Quedan ${formatNumber(left)} más.`
  const unlessStopped = left > 0 ? more : 'Es el último.'
  const rest = isStopped
    ? 'La serie se detuvo aquí: aclara este cobro antes de seguir con otros.'
    : unlessStopped
  return (
    <div className="spread dense panel on-lilac">
      <p role="status">
        {said && <strong>{said} </strong>}
        <span>{rest}</span>
      </p>
      {left > 0 && !isStopped && (
        <StaffButton disabled={charge.running || charge.isDone} onClick={skip}>
          Siguiente por cobrar
        </StaffButton>
      )}
    </div>
  )
}

interface ChargeActionsProps extends Omit<SeriesLineProps, 'series'> {
  readonly series: ChargeSeries | undefined
  /** The button that receives the focus after Enter. */
  readonly mainButton: RefObject<HTMLButtonElement | null>
  readonly onCancel: () => void
}

/** In a series the main button charges and moves on to the next claim. */
export function ChargeActions({ charge, series, mainButton, onCancel }: ChargeActionsProps) {
  const reasonId = useId()
  const reason = blockReason(charge)
  const describedBy = [charge.amount.pesos !== null && PREVIEW_ID, reason !== null && reasonId]
  const goesOn = series !== undefined && series.left > 0 && !series.isStopped
  const confirm = (isMain: boolean, text: string, lang: 'en' | undefined, goesOnAfter: boolean) => (
    <Button
      {...(isMain && { ref: mainButton })}
      type="button"
      lang={lang}
      variant={isMain ? 'contained' : 'outlined'}
      disabled={reason !== null}
      aria-describedby={describedBy.filter(Boolean).join(' ')}
      onKeyDown={(event) => {
        // A key that moved the focus here and is held down must not press the button.
        if (event.repeat) event.preventDefault()
      }}
      onClick={() => {
        series?.setGoesOn(goesOnAfter)
        charge.run()
      }}
    >
      {text}
    </Button>
  )
  return (
    <DialogActions>
      {goesOn && confirm(true, 'Cobrar y siguiente', undefined, true)}
      {confirm(!goesOn, 'Confirm charge', 'en', false)}
      <Button lang="en" variant="outlined" disabled={charge.running} onClick={onCancel}>
        Cancel
      </Button>
      <p id={reasonId} className={classNames('muted dense', styles['reason'])}>
        {reason}
      </p>
      <ChargeSnackbar charge={charge} />
    </DialogActions>
  )
}
