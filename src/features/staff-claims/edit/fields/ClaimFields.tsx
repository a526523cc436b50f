import type { UseFormReturn } from 'react-hook-form'
import type { ClaimRecord } from '@/api/claim-records'
import { env } from '@/config/env'
import { AIRLINES, CLAIM_TYPES } from '@/domain/claim/catalogue'
import { formatDay } from '@/domain/dates'
import { DateInput } from '@/ui/fields/DateInput'
import { TextInput } from '@/ui/fields/TextInput'
import styles from './Fields.module.css'
import { FieldSection } from './FieldSection'
import { LABELS } from '@/features/staff-claims/edit/form-labels'
import { dateSavedAs, savedAs } from './saved-as'
import { SelectField } from './SelectField'
import { StatusFields } from './StatusFields'
import type { ClaimFormValues } from '@/features/staff-claims/edit/use-claim-form'

interface ClaimFieldsProps {
  readonly form: UseFormReturn<ClaimFormValues>
  /** The claim as it is saved, or null for a new one. */
  readonly claim: ClaimRecord | null
  /** Called when a field that tells claims apart is left. */
  readonly onClueLeft: () => void
}

/** Every field of a claim (SPEC 2.11), in the order in which staff fill them in. */
export function ClaimFields({ form, claim, onClueLeft }: ClaimFieldsProps) {
  const { control, register, formState } = form
  const { errors } = formState

  const text = (field: keyof typeof LABELS) => ({
    label: LABELS[field],
    error: errors[field]?.message,
    hint: savedAs(claim, field),
    autoComplete: 'off',
    ...register(field),
  })
  const clue = (field: 'email' | 'rut' | 'reservation_code') => ({
    ...text(field),
    ...register(field, { onBlur: onClueLeft }),
    errorLang: 'en',
    spellCheck: false,
  })
  const date = (field: Parameters<typeof dateSavedAs>[1]) => ({
    ...text(field),
    hint: dateSavedAs(claim, field),
  })
  const choice = (name: 'airline' | 'type' | 'handler') => ({
    control,
    name,
    saved: claim?.[name],
    hint: savedAs(claim, name),
  })

  return (
    <>
      <FieldSection title="Pasajero">
        <TextInput {...text('name')} />
        <TextInput {...text('lastname')} />
        <TextInput {...clue('rut')} />
        <TextInput {...clue('email')} type="email" />
        <TextInput {...text('phone')} type="tel" />
        {claim === null && <TextInput {...text('alias')} />}
      </FieldSection>
      <FieldSection title="Vuelo y reclamo">
        <TextInput {...clue('reservation_code')} autoCapitalize="characters" required />
        <SelectField {...choice('airline')} options={AIRLINES} placeholder="Elige una aerolínea" />
        <SelectField {...choice('type')} options={CLAIM_TYPES} placeholder="Elige un tipo" />
      </FieldSection>
      <FieldSection title="Estado">
        <SelectField
          {...choice('handler')}
          options={env.crmHandlers}
          placeholder="Elige un responsable"
        />
        <StatusFields form={form} claim={claim} />
        <div className={styles['wide']}>
          <TextInput {...text('next_step')} />
        </div>
      </FieldSection>
      <FieldSection title="Expediente">
        <TextInput {...text('case_number')} spellCheck={false} />
        <TextInput {...text('tracking_id')} spellCheck={false} />
        <div className={styles['wide']}>
          <TextInput {...text('case_folder')} inputMode="url" spellCheck={false} />
        </div>
      </FieldSection>
      <FieldSection title="Fechas">
        <DateInput {...date('submitted_date')} />
        <DateInput {...date('last_customer_contact')} />
        <DateInput {...date('last_airline_contact')} />
        <TextInput
          label="Última actualización"
          hint="Al guardar queda con la fecha de hoy."
          readOnly
          value={formatDay(claim?.updated_at)}
        />
      </FieldSection>
    </>
  )
}
