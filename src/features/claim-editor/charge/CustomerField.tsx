import { useId } from 'react'
import { Button } from '@/ui/actions/Button'
import { TextInput } from '@/ui/fields/TextInput'
import { PAYER_ID } from './ChargeTicket'
import { headlineOf, type ChargeMessage } from './flow/charge-message'
import type { Charge } from './flow/use-charge'

interface CustomerFieldProps {
  readonly charge: Charge
  /** The message in the snackbar. */
  readonly announced: ChargeMessage | null
}

/** "Customer ID", read-only, or the reason why there is none and a remedy. */
export function CustomerField({ charge, announced }: CustomerFieldProps) {
  const { customer, running } = charge
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
                {words?.advice}
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
