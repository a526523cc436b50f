import { memo } from 'react'
import { useController, useFormContext, useFormState } from 'react-hook-form'
import { AIRLINES, CLAIM_TYPES, airlineLabel, claimTypeLabel } from '@/domain/claim/catalogue'
import { keepFlight, splitMessage, toFlightNumber, withFlight } from '@/domain/claim/flight-line'
import { isMessageTooLong, messageCounter, messageLength } from '@/domain/forms/claim'
import { ChoiceInput } from '@/ui/fields/choice/ChoiceInput'
import { DateInput } from '@/ui/fields/DateInput'
import { TextInput } from '@/ui/fields/TextInput'
import { fieldId, type ClaimValues } from '../claim-values'
import { StepSection } from '../steps/StepSection'

const TYPE_OPTIONS = CLAIM_TYPES.map((value) => ({ value, label: claimTypeLabel(value) }))
const AIRLINE_OPTIONS = AIRLINES.map((value) => ({ value, label: airlineLabel(value) }))

/** Section 1: problem, airline and message. The flight is stored as the first line of the message. */
export const StoryFields = memo(function StoryFields() {
  const { control, trigger } = useFormContext<ClaimValues>()
  const { errors } = useFormState({ control, name: ['type', 'airline', 'message'] })
  const type = useController({ control, name: 'type' }).field
  const airline = useController({ control, name: 'airline' }).field
  const message = useController({ control, name: 'message' }).field
  const { flight } = splitMessage(message.value)

  const write = (text: string) => {
    message.onChange(text)
    // Validates the length at once, in both directions; nothing is cut off.
    if (isMessageTooLong(text) || errors.message) void trigger('message')
  }

  return (
    <StepSection step={0}>
      <div className="fields">
        <div className="wide">
          <ChoiceInput
            {...type}
            id={fieldId('type')}
            label="Tipo de reclamo"
            options={TYPE_OPTIONS}
            required
            isEven
            error={errors.type?.message}
          />
        </div>
        <div className="wide">
          <ChoiceInput
            {...airline}
            id={fieldId('airline')}
            label="Aerolínea"
            options={AIRLINE_OPTIONS}
            required
            error={errors.airline?.message}
          />
        </div>
        <TextInput
          label="Número de vuelo"
          hint="Opcional, como LA 600."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={flight.number}
          onChange={({ target }) =>
            write(withFlight(message.value, { ...flight, number: toFlightNumber(target.value) }))
          }
        />
        <DateInput
          label="Fecha del vuelo"
          hint="Opcional. Día de salida."
          value={flight.date}
          onChange={({ target }) =>
            write(withFlight(message.value, { ...flight, date: target.value }))
          }
        />
        <div className="wide">
          <TextInput
            {...message}
            id={fieldId('message')}
            label="Mensaje"
            hint="Y qué te dijo la aerolínea."
            counter={messageCounter(messageLength(message.value))}
            lines={3}
            required
            error={errors.message?.message}
            onChange={({ target }) => write(keepFlight(message.value, target.value))}
          />
        </div>
      </div>
    </StepSection>
  )
})
