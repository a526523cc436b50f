import { useId, type KeyboardEvent } from 'react'
import { lackWords } from '@/domain/failures/charge-failures'
import { chargePreview, isAmountDoubtful, parseChargeAmount } from '@/domain/money/charge'
import { formatNumber } from '@/domain/money/clp'
import { TextInput } from '@/ui/fields/TextInput'
import styles from './Charge.module.css'

interface AmountFieldProps {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly readOnly: boolean
  /** Where the sentence stands that says what will be charged. */
  readonly previewId: string
}

/** "Amount (CLP)" and, in words, what will be charged for what was typed. */
export function AmountField({ value, onChange, onKeyDown, readOnly, previewId }: AmountFieldProps) {
  const notesId = useId()
  const amount = parseChargeAmount(value)
  const isWrong = amount === null && value.trim() !== ''
  const isDoubtful = amount !== null && isAmountDoubtful(value)
  const describedBy = [(isWrong || isDoubtful) && notesId, amount !== null && previewId]
    .filter(Boolean)
    .join(' ')
  return (
    <div>
      <div lang="en">
        <TextInput
          label="Amount (CLP)"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          readOnly={readOnly}
          data-held={readOnly}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={isWrong}
          aria-describedby={describedBy || undefined}
        />
      </div>
      <div id={notesId} className={styles['notes']} aria-live="polite">
        {isWrong && (
          <p lang="en" className={styles['wrong']}>
            {lackWords('badAmount').sentence}
          </p>
        )}
        {isDoubtful && (
          <p className={styles['doubt']}>
            {`Escribiste “${value.trim()}” y lo leemos como ${formatNumber(amount)} pesos. Si no es eso, escribe el monto entero: 38000 o 38.000.`}
          </p>
        )}
      </div>
      <p id={previewId} className={styles['preview']} aria-live="polite">
        {amount !== null && chargePreview(amount)}
      </p>
    </div>
  )
}
