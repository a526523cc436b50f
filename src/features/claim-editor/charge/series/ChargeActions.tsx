import type { ReactNode, RefObject } from 'react'
import { Button } from '@/ui/actions/Button'
import { DialogActions } from '@/ui/dialog/DialogActions'
import type { Charge } from '../flow/use-charge'
import type { ChargeSeries } from './SeriesLine'

interface ChargeActionsProps {
  readonly charge: Charge
  readonly canConfirm: boolean
  readonly describedBy: string
  readonly series: ChargeSeries | undefined
  /** The button that receives the focus after Enter. */
  readonly mainButton: RefObject<HTMLButtonElement | null>
  readonly onCancel: () => void
  /** Why the charge cannot be confirmed now, and the snackbar. */
  readonly children: ReactNode
}

/** In a series the main button charges and moves on to the next claim. */
export function ChargeActions(props: ChargeActionsProps) {
  const { charge, canConfirm, describedBy, series, mainButton, onCancel, children } = props
  const goesOn = series !== undefined && series.left > 0 && !series.isStopped
  const confirm = (isMain: boolean, text: string, lang: 'en' | undefined, goesOnAfter: boolean) => (
    <Button
      {...(isMain && { ref: mainButton })}
      type="button"
      lang={lang}
      variant={isMain ? 'contained' : 'outlined'}
      disabled={!canConfirm}
      aria-describedby={describedBy}
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
      {children}
    </DialogActions>
  )
}
