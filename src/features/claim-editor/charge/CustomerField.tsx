import { useId } from 'react'
import { Button } from '@/ui/actions/Button'
import { DataText } from '@/ui/DataText'
import { TextInput } from '@/ui/fields/TextInput'
import styles from './Charge.module.css'
import { headlineOf } from './flow/charge-message'
import type { Customer } from './flow/use-customer'

interface CustomerFieldProps {
  readonly customer: Customer
  readonly onLookUpAgain: () => void
  readonly disabled: boolean
}

/** "Customer ID", read-only: the payer, or the reason why there is none and a remedy. */
export function CustomerField({ customer, onLookUpAgain, disabled }: CustomerFieldProps) {
  const notesId = useId()
  const isLoading = customer.state === 'loading'
  const failure = customer.state === 'failed' ? customer : null
  return (
    <>
      <div lang="en">
        <TextInput
          label="Customer ID"
          value={customer.state === 'found' ? customer.id : ''}
          readOnly
          aria-invalid={failure !== null}
          aria-busy={isLoading}
          aria-describedby={notesId}
        />
      </div>
      <div>
        <div id={notesId} className={styles['notes']} aria-live="polite">
          {isLoading && <p>Buscando a la persona por el correo del reclamo…</p>}
          {customer.state === 'found' && (
            <p>
              <DataText>{customer.name || 'Cuenta sin nombre'}</DataText>
            </p>
          )}
          {failure && (
            <>
              <p className={styles['wrong']}>{headlineOf(failure.message)}</p>
              {failure.message.words.advice && <p>{failure.message.words.advice}</p>}
              <p lang={failure.message.words.lang}>{failure.message.words.sentence}</p>
            </>
          )}
        </div>
        {failure?.canRetry && (
          <Button variant="outlined" size="small" disabled={disabled} onClick={onLookUpAgain}>
            Buscar de nuevo
          </Button>
        )}
      </div>
    </>
  )
}
