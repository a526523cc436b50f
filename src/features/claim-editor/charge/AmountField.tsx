import { useId, type KeyboardEvent, type Ref } from 'react'
import { missingChargeText } from '@/domain/failures/charge-failures'
import { CURRENCY } from '@/domain/country/chile'
import { formatClp } from '@/domain/country/money'
import { PREVIEW_ID } from './ChargeTicket'
import type { Charge } from './flow/use-charge'
import { PesosInput } from '../shared/PesosInput'

interface AmountFieldProps {
  readonly charge: Charge
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly ref: Ref<HTMLInputElement & HTMLTextAreaElement>
}

export function AmountField({ charge, onKeyDown, ref }: AmountFieldProps) {
  const notesId = useId()
  const { text, reading, pesos } = charge.amount
  const isHeld = charge.running || charge.isDone
  const isWrong = reading === 'wrong'
  const isDoubtful = reading === 'doubtful'
  const describedBy = [(isWrong || isDoubtful) && notesId, pesos !== null && PREVIEW_ID]
    .filter(Boolean)
    .join(' ')
  return (
    <>
      <div lang="en">
        <PesosInput
          ref={ref}
          label={`Amount (${CURRENCY})`}
          text={text}
          onChange={charge.type}
          onKeyDown={onKeyDown}
          readOnly={isHeld}
          data-held={isHeld}
          aria-invalid={isWrong}
          aria-describedby={describedBy || undefined}
        />
      </div>
      <div id={notesId} className="stack gap-2 muted dense filled" aria-live="polite">
        {isWrong && (
          <p lang="en" className="red semibold">
            {missingChargeText('badAmount').sentence}
          </p>
        )}
        {isDoubtful && (
          <p className="panel on-amber semibold">
            {`Escribiste “${text.trim()}” y lo leemos como ${formatClp(pesos)}. Si no es eso, escribe el monto entero: 38000 o 38.000.`}
          </p>
        )}
      </div>
    </>
  )
}
