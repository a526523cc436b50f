import { useFormContext, useWatch } from 'react-hook-form'
import { AIRLINES, CLAIM_TYPES } from '@/domain/claim/catalogue'
import { isMessageTooLong, messageCounter, messageLength } from '@/domain/forms/claim'
import { SelectInput } from '@/ui/fields/SelectInput'
import { TextInput } from '@/ui/fields/TextInput'
import styles from '@/screens/claim/ClaimForm.module.css'
import { fieldId, type ClaimValues } from '@/screens/claim/claim-values'

const toOption = (value: string) => ({ value, label: value })
const TYPE_OPTIONS = CLAIM_TYPES.map(toOption)
const AIRLINE_OPTIONS = AIRLINES.map(toOption)

/** What went wrong, with whom, in the passenger's words. */
export function FlightFields() {
  const { register, formState, control, trigger } = useFormContext<ClaimValues>()
  const message = useWatch({ control, name: 'message' })
  const { errors } = formState

  return (
    <section className={styles['section']} aria-labelledby="reclamo-que">
      <h2 id="reclamo-que">2 · Qué pasó</h2>
      <div className="fields">
        <SelectInput
          id={fieldId('type')}
          label="Tipo de reclamo"
          placeholder="Elige qué pasó"
          options={TYPE_OPTIONS}
          required
          error={errors.type?.message}
          {...register('type')}
        />
        <SelectInput
          id={fieldId('airline')}
          label="Aerolínea"
          placeholder="Elige la aerolínea"
          options={AIRLINE_OPTIONS}
          required
          error={errors.airline?.message}
          {...register('airline')}
        />
        <div className="wide">
          <TextInput
            id={fieldId('message')}
            label="Mensaje"
            hint="Número de vuelo, fecha, ruta y qué te dijo la aerolínea."
            counter={messageCounter(messageLength(message))}
            lines={4}
            required
            error={errors.message?.message}
            {...register('message', {
              onChange: (event: { target: { value: string } }) => {
                // Going over the limit is told at once, and so is being back; nothing is cut off.
                if (isMessageTooLong(event.target.value) || errors.message) void trigger('message')
              },
            })}
          />
        </div>
      </div>
    </section>
  )
}
