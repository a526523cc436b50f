import { useId, useState, type KeyboardEvent, type Ref } from 'react'
import { COMMISSION_RATE } from '@/config/limits'
import { shareOf } from '@/domain/claim/compensation'
import { parseChargeAmount } from '@/domain/country/amounts'
import { CURRENCY } from '@/domain/country/chile'
import { formatClp, formatNumber } from '@/domain/country/money'
import { StaffButton } from '@/ui/actions/StaffButton'
import { DoubtfulAmount, PesosInput } from '../shared/PesosInput'
import { classNames } from '@/ui/theme/class-names'
import styles from './Charge.module.css'

interface FeeHelperProps {
  /** Called with the fee, formatted as a user would type it. */
  readonly onTake: (amount: string) => void
  readonly disabled: boolean
  readonly ref?: Ref<HTMLInputElement & HTMLTextAreaElement>
}

const RATE = `${formatNumber(COMMISSION_RATE * 100)} %`

export function FeeHelper({ onTake, disabled, ref = null }: FeeHelperProps) {
  const id = useId()
  const resultId = `${id}-result`
  const noteId = `${id}-note`
  const [text, setText] = useState('')
  const compensation = parseChargeAmount(text)
  const fee = compensation.pesos === null ? 0 : shareOf(compensation.pesos).fee
  const take = () => {
    if (fee > 0 && !disabled) onTake(formatNumber(fee))
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter') return
    // Enter applies the fee instead of submitting the form.
    event.preventDefault()
    take()
  }
  return (
    <div className={classNames('row bottom', styles['fee'])}>
      <PesosInput
        ref={ref}
        label={`Compensación (${CURRENCY})`}
        text={text}
        onChange={setText}
        onKeyDown={handleKeyDown}
        readOnly={disabled}
        aria-describedby={compensation.reading === 'doubtful' ? `${resultId} ${noteId}` : resultId}
      />
      <p id={resultId} className="chip target semibold numbers" aria-live="polite">
        × {RATE} = <span className="visually-hidden">{fee > 0 && formatClp(fee)}</span>
      </p>
      <StaffButton variant="outlined" disabled={fee === 0 || disabled} onClick={take}>
        {fee > 0 ? `Usar ${formatClp(fee)}` : 'Usar'}
      </StaffButton>
      <div id={noteId} className="own-line filled" aria-live="polite">
        <DoubtfulAmount amount={compensation} />
      </div>
    </div>
  )
}
