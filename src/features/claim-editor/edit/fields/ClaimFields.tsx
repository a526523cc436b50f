import { type Control, type UseFormReturn, useController } from 'react-hook-form'
import { AIRLINES, CLAIM_TYPES, airlineLabel } from '@/domain/claim/catalogue'
import {
  type ClaimField,
  type ClaimKey,
  type KeysWith,
  type Claim,
  labelOf,
} from '@/domain/claim/fields'
import { DUPLICATE_FIELDS } from '@/domain/claim/editing/duplicates'
import { showField } from '@/domain/claim/editing/details'
import type { StaffFormValues } from '../use-claim-form'
import { useKnownHandlers } from '@/features/claim-store/claim-data/known-values'
import { DateInput } from '@/ui/fields/DateInput'
import { TextInput, type TextInputProps } from '@/ui/fields/TextInput'
import { ContactDateInput } from './ContactDateInput'
import { unreadableValueText } from './unreadable-value'
import { formSections } from './form-sections'
import { StatusFields } from './status/StatusFields'
import { SelectInput } from '@/ui/fields/SelectInput'
import { withCurrent } from './select-options'
import styles from './Fields.module.css'
import { classNames } from '@/ui/theme/class-names'

type ChoiceKey = Exclude<KeysWith<{ kind: 'choice' }>, KeysWith<{ unit: 'status' }>>

const CHOICES = {
  airline: { options: AIRLINES, placeholder: 'Elige una aerolínea' },
  type: { options: CLAIM_TYPES, placeholder: 'Elige un tipo' },
} as const satisfies Record<Exclude<ChoiceKey, 'handler'>, unknown>

const CONTACTS = {
  last_customer_contact: 'con el cliente',
  last_airline_contact: 'con la aerolínea',
} as const satisfies Partial<Record<KeysWith<{ kind: 'day' }>, string>>

const isContact = (key: ClaimKey): key is keyof typeof CONTACTS => Object.hasOwn(CONTACTS, key)

const isChoice = (key: ClaimKey): key is ChoiceKey =>
  key === 'handler' || Object.hasOwn(CHOICES, key)

interface ChoiceFieldProps {
  readonly name: ChoiceKey
  readonly control: Control<StaffFormValues>
  readonly claim: Claim | null
}

/** Keeps unknown values (CONTRACT, unknown values); the handlers are those of the cached claims. */
function ChoiceField({ name, control, claim }: ChoiceFieldProps) {
  const handlers = useKnownHandlers()
  const { field, fieldState } = useController({ control, name })
  const { options, placeholder } =
    name === 'handler' ? { options: handlers, placeholder: 'Elige un responsable' } : CHOICES[name]
  return (
    <SelectInput
      {...field}
      label={labelOf(name)}
      error={fieldState.error?.message}
      errorLang="en"
      hint={unreadableValueText(claim, name)}
      options={withCurrent(options, claim?.[name], field.value).map(({ value, label }) => ({
        value,
        label: name === 'airline' ? airlineLabel(label) : label,
      }))}
      placeholder={placeholder}
      required
    />
  )
}

const INPUTS: Readonly<Partial<Record<ClaimField['kind'], Partial<TextInputProps>>>> = {
  code: { spellCheck: false },
  email: { type: 'email', spellCheck: false },
  phone: { type: 'tel' },
  link: { inputMode: 'url', spellCheck: false },
}

interface ClaimFieldsProps {
  readonly form: UseFormReturn<StaffFormValues>
  /** Null for a new claim. */
  readonly claim: Claim | null
  /** Called when a field that identifies claims loses the focus. */
  readonly onClueLeft: () => void
}

interface FieldInputProps extends ClaimFieldsProps {
  readonly row: ClaimField
}

/** One field of the form by its kind. The status fields are rendered together, at the first of them. */
function FieldInput({ row, form, claim, onClueLeft }: FieldInputProps) {
  const { key, kind, label } = row
  const { control, register, formState } = form
  if (row.unit === 'status') {
    return key === 'category' ? <StatusFields form={form} claim={claim} /> : null
  }
  if (isChoice(key)) {
    return <ChoiceField name={key} control={control} claim={claim} />
  }
  if (key === 'updated_at') {
    const hint = 'Al guardar queda con la fecha de hoy.'
    return (
      <TextInput label={label} hint={hint} readOnly value={claim ? showField(row, claim) : '-'} />
    )
  }
  const name = key as KeysWith<{ form: 'edited' | 'required' | 'new'; kind: 'text' }>
  const isClue = DUPLICATE_FIELDS.some((clue) => clue === key)
  const props = {
    label,
    error: formState.errors[name]?.message,
    hint: unreadableValueText(claim, name),
    autoComplete: 'off',
    ...register(name, isClue ? { onBlur: onClueLeft } : {}),
  }
  if (isContact(key)) {
    const pick = (day: string) => form.setValue(key, day, { shouldDirty: true })
    return <ContactDateInput {...props} who={CONTACTS[key]} onPick={pick} />
  }
  if (kind === 'day') return <DateInput {...props} />
  const input = (
    <TextInput
      {...props}
      {...INPUTS[kind]}
      labelLang={row.lang}
      {...(key === 'reservation_code' && { autoCapitalize: 'characters' })}
      required={row.form === 'required'}
      errorLang="en"
    />
  )
  // URLs and notes need the full width.
  return kind === 'link' || kind === 'note' ? <div className="wide">{input}</div> : input
}

/** All fields of a claim (SPEC 2.11), in the order in which staff edit them. */
export function ClaimFields({ claim, ...rest }: ClaimFieldsProps) {
  return formSections(claim === null).map(({ title, rows }) => (
    <div
      key={title}
      role="group"
      aria-label={title}
      className={classNames('stack rule-above', styles['section'])}
    >
      <h3 className="purple lead">{title}</h3>
      <div className={classNames('fields', styles['grid'])}>
        {rows.map((row) => (
          <FieldInput key={row.key} row={row} claim={claim} {...rest} />
        ))}
      </div>
    </div>
  ))
}
