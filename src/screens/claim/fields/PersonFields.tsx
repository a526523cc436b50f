import {
  useController,
  useFormContext,
  useFormState,
  useWatch,
  type FieldErrors,
  type UseFormReturn,
} from 'react-hook-form'
import { memo, useState } from 'react'
import { ANSWER_HOURS } from '@/config/operator'
import { FIRST_PASSENGER } from '@/domain/claim/companions'
import { idDocumentClue } from '@/domain/forms/checks'
import { ID_DOCUMENT } from '@/domain/country/chile'
import { formatIdDocument } from '@/domain/country/rut'
import { PhoneInput } from '@/ui/phone/PhoneInput'
import { EmailInput } from '@/ui/fields/EmailInput'
import { TextInput } from '@/ui/fields/TextInput'
import { LazyComponent } from '@/ui/browser/LazyComponent'
import { classNames } from '@/ui/theme/class-names'
import { validateClaim } from '@/domain/forms/claim'
import { fieldId, type ClaimValues } from '../claim-values'
import { CompanionsStart } from '../companions/CompanionsStart'
import { StepSection } from '../steps/StepSection'
import styles from '../ClaimForm.module.css'

const PERSON_FIELDS = ['name', 'lastname', 'rut', 'phone', 'email'] as const

/** Folds the passenger's fields while the profile filled all of them and they are valid. */
function useKnownPerson(
  { control, getValues }: UseFormReturn<ClaimValues>,
  { isPrefilled, shown }: { isPrefilled: boolean; shown: FieldErrors<ClaimValues> },
) {
  const [isOpen, setOpen] = useState(false)
  useWatch({ control, name: PERSON_FIELDS })
  const errors = isPrefilled && !isOpen ? validateClaim(getValues()) : {}
  const isRight = PERSON_FIELDS.every((field) => !errors[field] && !shown[field])
  const isFolded = isPrefilled && !isOpen && isRight
  return { isFolded, unfold: () => setOpen(true) }
}

const importSent = () =>
  import('../companions/SentPassenger').then((module) => module.SentPassenger)
const importKnown = () => import('./KnownPerson').then((module) => module.KnownPerson)

export const PersonFields = memo(function PersonFields({
  isPrefilled,
}: {
  readonly isPrefilled: boolean
}) {
  const form = useFormContext<ClaimValues>()
  const { register, control, trigger, setValue } = form
  const { errors } = useFormState({ control, name: PERSON_FIELDS })
  const { isFolded, unfold } = useKnownPerson(form, { isPrefilled, shown: errors })
  const {
    field: { ref: phoneRef, ...phone },
  } = useController({ control, name: 'phone' })
  const [name, lastname, rut, companions, sendings] = useWatch({
    control,
    name: ['name', 'lastname', 'rut', 'companions', 'sendings'],
  })
  // A single passenger gets the receipt instead.
  const state = companions.length > 0 ? sendings[FIRST_PASSENGER]?.state : undefined
  const textField = (field: 'name' | 'lastname' | 'email', autoComplete: string) => ({
    id: fieldId(field),
    autoComplete,
    required: true,
    error: errors[field]?.message,
    ...register(field),
  })

  const formatRut = ({ target }: { target: { value: string } }) => {
    const formatted = formatIdDocument(target.value)
    if (formatted === target.value) return
    // The validation of the unformatted text is outdated.
    setValue('rut', formatted, { shouldValidate: true })
  }

  return (
    <StepSection step={2}>
      <LazyComponent from={importKnown} isWanted={isPrefilled} props={{ isFolded }} />
      <div
        className={
          isFolded ? 'visually-hidden' : classNames('fields', isPrefilled ? 'after' : undefined)
        }
        onFocus={unfold}
      >
        {(state === 'sent' || state === 'unknown') && (
          <div className="wide">
            <LazyComponent
              from={importSent}
              props={{ title: 'Pasajero 1', person: { name, lastname, rut }, state }}
            />
          </div>
        )}
        {state !== 'sent' && (
          <>
            <TextInput label="Nombre" {...textField('name', 'given-name')} />
            <TextInput label="Apellido" {...textField('lastname', 'family-name')} />
            <div className={styles['line']}>
              <TextInput
                id={fieldId('rut')}
                label={`${ID_DOCUMENT}/DNI`}
                hint={
                  (errors.rut && idDocumentClue(rut)) ??
                  'Tu RUT, o tu DNI o pasaporte si no tienes RUT.'
                }
                autoComplete="off"
                spellCheck={false}
                required
                error={errors.rut?.message}
                {...register('rut', {
                  onBlur: formatRut,
                  // Only a pasted or filled text: a short RUT is valid halfway through a longer one.
                  onChange: (event: { target: { value: string } }) => {
                    if (Math.abs(event.target.value.length - rut.length) > 1) formatRut(event)
                  },
                })}
              />
            </div>
          </>
        )}
        <div className={styles['line']}>
          <PhoneInput
            id={fieldId('phone')}
            name={phone.name}
            ref={phoneRef}
            value={phone.value}
            onChange={(value) => {
              phone.onChange(value)
              if (value !== '' || errors.phone) void trigger('phone')
            }}
            onBlur={phone.onBlur}
            required
            error={errors.phone?.message}
          />
        </div>
        <div className="wide">
          <EmailInput
            hint={`Te escribiremos aquí dentro de ${ANSWER_HOURS} horas hábiles.`}
            {...textField('email', 'email')}
          />
        </div>
      </div>
      <CompanionsStart />
    </StepSection>
  )
})
