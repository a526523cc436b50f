import {
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  type SyntheticEvent,
  type ComponentProps,
} from 'react'
import NumberInput from 'react-phone-number-input/core'
import { COUNTRY, PHONE_COUNTRIES, LOCALE } from '@/domain/country/chile'
import {
  normalizeTypedPhone,
  phoneForCountry,
  readRulesAhead,
  type CountryCode,
} from '@/domain/people/phone'
import { FieldFrame, useControlProps } from '@/ui/fields/FieldFrame'
import { PhoneCountrySelect } from './PhoneCountrySelect'
import { keepCaretBehind, keepPrefix } from './phone-caret'
import { isNewStart, phonePrefix, readEdit } from './phone-typing'
import { usePhoneRules } from './use-phone-rules'
import field from '@/ui/fields/TextInput.module.css'
import { classNames } from '@/ui/theme/class-names'
import styles from './PhoneInput.module.css'
import { FIRST_PHONE_RULES } from '@/domain/people/phone-rules'

/** Names that browsers lack, or changed only lately. */
const CORRECTIONS: Readonly<Record<string, string>> = {
  CD: 'República Democrática del Congo',
  CG: 'República del Congo',
  HK: 'Hong Kong',
  MK: 'Macedonia del Norte',
  MM: 'Myanmar',
  MO: 'Macao',
  SZ: 'Esuatini',
}

const names = new Intl.DisplayNames(LOCALE, { type: 'region' })

/** Spanish names of the countries with a calling code; some differ between browsers. */
const COUNTRY_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(FIRST_PHONE_RULES.countries).map((code) => [
    code,
    CORRECTIONS[code] ?? names.of(code) ?? code,
  ]),
)

interface PhoneNumberBoxProps extends ComponentProps<'input'> {
  /** Called with each edit before the formatter; returns true if it handled the edit. */
  readonly onEdit?: (before: string, input: HTMLInputElement) => boolean
}

function PhoneNumberBox({ onEdit, onChange, value, ...rest }: PhoneNumberBoxProps) {
  return (
    <input
      {...rest}
      value={value}
      onChange={(event) => {
        const taken = onEdit?.(String(value), event.currentTarget)
        if (!taken) onChange?.(event)
      }}
    />
  )
}

const COUNTRY_ORDER = [...PHONE_COUNTRIES, '|' as const, '…' as const]

interface PhoneInputProps {
  readonly id?: string | undefined
  readonly name?: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** '+' and digits (E.164 once complete), or ''. Other forms are parsed like pasted text. */
  readonly value: string
  /** Receives '+' and digits, or '' while only the calling code is there. */
  readonly onChange: (value: string) => void
  /** Called when the focus leaves both country and number. */
  readonly onBlur?: () => void
  readonly required?: boolean
  readonly ref?: Ref<HTMLInputElement>
}

/** Chile by default (SPEC 2.6 and 2.10); a number with another calling code changes the country. */
export function PhoneInput({
  id,
  value,
  onChange,
  onBlur,
  error,
  hint,
  ref,
  ...rest
}: PhoneInputProps) {
  const control = useControlProps(id, { hint, error })
  const rules = usePhoneRules()
  const [chosen, setChosen] = useState<CountryCode>(COUNTRY)
  /** Country of a number that the user erased; null if the form was reset. */
  const [erased, setErased] = useState<CountryCode | null>(null)
  const [emptyVisits, setEmptyVisits] = useState(0)

  if (value !== '' && erased !== null) setErased(null)
  const empty = { country: erased ?? COUNTRY, value: '' }
  const entry = value === '' ? empty : normalizeTypedPhone(value, chosen)
  const { country } = entry
  // Kept, so that erasing a number does not switch back to Chile.
  if (country !== chosen) setChosen(country)
  const number = /^\+\d+$/.test(value) ? value : entry.value
  const prefix = phonePrefix(country)

  const enter = (typed: string, under: CountryCode) => {
    setChosen(under)
    const isEmpty = typed === '' || typed === '+' || typed === phonePrefix(under)
    setErased(isEmpty ? under : null)
    onChange(isEmpty ? '' : typed)
  }

  const handleEdit = (before: string, input: HTMLInputElement) => {
    // A typed "+" starts a whole number and replaces the calling code.
    if (isNewStart(input.value, country)) input.value = '+'
    const edit = readEdit(before, input.value, country)
    if (edit) enter(edit.value, edit.country)
    return edit !== null
  }

  return (
    <FieldFrame id={control.id} label="Teléfono" hint={hint} error={error}>
      <NumberInput
        {...rest}
        // The package passes the ref to its input, contrary to its types.
        ref={ref as Ref<InstanceType<typeof NumberInput>>}
        {...control}
        inputMode="tel"
        international
        metadata={rules}
        labels={COUNTRY_NAMES}
        // Not the visitor's locale, which the prerendered page does not know.
        locales="es"
        defaultCountry={country}
        countryOptionsOrder={COUNTRY_ORDER}
        addInternationalOption={false}
        countrySelectComponent={PhoneCountrySelect}
        countrySelectProps={{
          country,
          onPick: (next: CountryCode) => enter(phoneForCountry(number, next), next),
        }}
        inputComponent={PhoneNumberBox}
        numberInputProps={{ className: classNames(field['control'], styles['number']) }}
        onEdit={handleEdit}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => keepPrefix(prefix, event)}
        onSelect={({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
          keepCaretBehind(prefix, currentTarget)
        }
        containerComponentProps={{
          className: field['box'],
          'data-invalid': error === undefined ? undefined : true,
          // After the focus ring is painted.
          onFocus: () => setTimeout(() => readRulesAhead(country)),
          onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
            if (currentTarget.contains(relatedTarget)) return
            if (value === '') setEmptyVisits(emptyVisits + 1)
            onBlur?.()
          },
        }}
        // Restores the calling code after a lone "+".
        reset={emptyVisits}
        {...(number && { value: number })}
        onChange={(typed) => enter(typed ?? '', country)}
      />
    </FieldFrame>
  )
}
