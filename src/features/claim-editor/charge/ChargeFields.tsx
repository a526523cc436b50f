import { useId, type KeyboardEvent, type Ref } from 'react'
import { CURRENCY } from '@/domain/country/chile'
import { missingChargeText } from '@/domain/failures/charge-failures'
import { chargePreview } from '@/domain/money/charge'
import { DataText } from '@/ui/DataText'
import { Button } from '@/ui/actions/Button'
import { TextInput } from '@/ui/fields/TextInput'
import { classNames } from '@/ui/theme/class-names'
import { DoubtfulAmount, PesosInput } from '../shared/PesosInput'
import styles from './Charge.module.css'
import { headlineOf } from './flow/charge-message'
import type { Charge } from './flow/use-charge'

/** There is one charge form at a time; its fields are described by these. */
export const PREVIEW_ID = 'charge-preview'
const PAYER_ID = 'charge-payer'

/** "Customer ID", read-only, or the reason why there is none and a remedy. */
export function CustomerField({ charge }: { readonly charge: Charge }) {
  const { customer, running, announced } = charge
  const notesId = useId()
  const isLoading = customer.state === 'loading'
  const failure = customer.state === 'failed' ? customer : null
  const words = failure?.message.words
  return (
    <>
      <div lang="en">
        <TextInput
          label="Customer ID"
          value={customer.state === 'found' ? customer.id : ''}
          readOnly
          data-held
          aria-invalid={failure !== null}
          aria-busy={isLoading}
          aria-describedby={customer.state === 'found' ? PAYER_ID : notesId}
        />
      </div>
      <div>
        <div id={notesId} className="stack gap-2 muted dense filled" aria-live="polite">
          {isLoading && <p>Buscando a la persona por el correo del reclamo…</p>}
          {failure && (
            <>
              <p>
                <strong className="red semibold">{headlineOf(failure.message)}</strong>{' '}
                <span>{words?.advice}</span>
              </p>
              {/* What the server said; SPEC's own sentences say no more than these. */}
              {failure.message !== announced && !words?.lang && <p>{words?.sentence}</p>}
            </>
          )}
        </div>
        {failure?.lookUpAgain && (
          <Button
            variant="outlined"
            size="small"
            className="after-8"
            disabled={running}
            onClick={failure.lookUpAgain}
          >
            Buscar de nuevo
          </Button>
        )}
      </div>
    </>
  )
}

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
        <DoubtfulAmount amount={charge.amount} />
      </div>
    </>
  )
}

/** What will be charged and to whom; as high without an amount, so that nothing below it moves. */
export function ChargeTicket({ charge: { customer, amount } }: { readonly charge: Charge }) {
  return (
    <div className="stack gap-8 panel on-ink">
      <p id={PREVIEW_ID} className={classNames('figure numbers', styles['sum'])} aria-live="polite">
        {amount.pesos !== null && chargePreview(amount.pesos)}
      </p>
      {customer.state !== 'failed' && (
        <p className={classNames('small', styles['payer'])} aria-live="polite">
          {customer.state === 'found' && (
            <>
              a la cuenta de{' '}
              <strong id={PAYER_ID} className="lead">
                <DataText>{customer.name || 'Cuenta sin nombre'}</DataText>
              </strong>
            </>
          )}
        </p>
      )}
    </div>
  )
}
