import { useId, type KeyboardEvent } from 'react'
import { lackWords } from '@/domain/failures/charge-failures'
import { chargePreview, type ChargeAmount } from '@/domain/money/charge'
import { formatNumber } from '@/domain/money/clp'
import { TextInput } from '@/ui/fields/TextInput'
import styles from './Charge.module.css'

interface AmountFieldProps {
  readonly amount: ChargeAmount
  readonly onChange: (text: string) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly readOnly: boolean
  /** Where the sentence stands that says what will be charged. */
  readonly previewId: string
}

/** "Amount (CLP)" and, in words, what will be charged for what was typed. */
export function AmountField({
  amount,
  onChange,
  onKeyDown,
  readOnly,
  previewId,
}: AmountFieldProps) {
  const notesId = useId()
  const { text, reading, pesos } = amount
  const isWrong = reading === 'wrong'
  const isDoubtful = reading === 'doubtful'
  const describedBy = [(isWrong || isDoubtful) && notesId, pesos !== null && previewId]
    .filter(Boolean)
    .join(' ')
  return (
    <div>
      <div lang="en">
        <TextInput
          label="Amount (CLP)"
          value={text}
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
            {`Escribiste “${text.trim()}” y lo leemos como ${formatNumber(pesos)} pesos. Si no es eso, escribe el monto entero: 38000 o 38.000.`}
          </p>
        )}
      </div>
      <p id={previewId} className={styles['preview']} aria-live="polite">
        {pesos !== null && chargePreview(pesos)}
      </p>
    </div>
  )
}
