import { useController, useFormContext, useWatch } from 'react-hook-form'
import { idDocumentClue } from '@/domain/forms/checks'
import { formatIdDocument } from '@/domain/people/rut'
import { PhoneInput } from '@/ui/phone/PhoneInput'
import { EmailInput } from '@/ui/fields/EmailInput'
import { TextInput } from '@/ui/fields/TextInput'
import styles from '@/screens/claim/ClaimForm.module.css'
import { fieldId, type ClaimValues } from '@/screens/claim/claim-values'

/** Who travelled and how to reach them. */
export function PersonFields() {
  const { register, formState, control, trigger, setValue } = useFormContext<ClaimValues>()
  const {
    field: { ref: phoneRef, ...phone },
  } = useController({ control, name: 'phone' })
  const rut = useWatch({ control, name: 'rut' })
  const { errors } = formState

  return (
    <section className={styles['section']} aria-labelledby="reclamo-quien">
      <h2 id="reclamo-quien">1 · Quién viajó</h2>
      <div className="fields">
        <TextInput
          id={fieldId('name')}
          label="Nombre"
          autoComplete="given-name"
          required
          error={errors.name?.message}
          {...register('name')}
        />
        <TextInput
          id={fieldId('lastname')}
          label="Apellido"
          autoComplete="family-name"
          required
          error={errors.lastname?.message}
          {...register('lastname')}
        />
        <TextInput
          id={fieldId('rut')}
          label="RUT/DNI"
          hint={
            (errors.rut && idDocumentClue(rut)) ?? 'Tu RUT, o tu DNI o pasaporte si no tienes RUT.'
          }
          autoComplete="off"
          spellCheck={false}
          required
          error={errors.rut?.message}
          {...register('rut', {
            // Only when leaving: a short RUT is valid halfway through a longer one.
            onBlur: (event: { target: { value: string } }) => {
              const formatted = formatIdDocument(event.target.value)
              if (formatted === event.target.value) return
              // The check of the text as it was typed is void once the text has changed.
              setValue('rut', formatted, { shouldValidate: true })
            },
          })}
        />
        <PhoneInput
          id={fieldId('phone')}
          name={phone.name}
          ref={phoneRef}
          value={phone.value}
          onChange={(value) => {
            phone.onChange(value)
            // SPEC 5 checks the phone on change as well, not only once it has been left.
            if (value !== '' || errors.phone) void trigger('phone')
          }}
          onBlur={phone.onBlur}
          required
          error={errors.phone?.message}
        />
        <div className="wide">
          <EmailInput
            id={fieldId('email')}
            hint="Te escribiremos aquí dentro de 24 horas hábiles."
            autoComplete="email"
            error={errors.email?.message}
            {...register('email')}
          />
        </div>
      </div>
    </section>
  )
}
