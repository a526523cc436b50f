import {
  useId,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  type SyntheticEvent,
} from 'react'
// The package's own entrance would bring the names of all countries in English along.
import NumberInput from 'react-phone-number-input/core'
import { COUNTRY, PHONE_COUNTRIES } from '@/domain/country/chile'
import {
  normalizeTypedPhone,
  phoneForCountry,
  readRulesAhead,
  type CountryCode,
} from '@/domain/people/phone'
import { FieldFrame, fieldIds } from '@/ui/fields/FieldFrame'
import { COUNTRY_NAMES } from './country-names'
import { PhoneCountrySelect } from './PhoneCountrySelect'
import { PhoneNumberBox } from './PhoneNumberBox'
import { keepCaretBehind, keepPrefix } from './phone-caret'
import { isNewStart, phonePrefix, readEdit } from './phone-typing'
import { usePhoneRules } from './use-phone-rules'
import field from '@/ui/fields/TextInput.module.css'
import { classNames } from '@/ui/theme/class-names'
import styles from './PhoneInput.module.css'

const COUNTRY_ORDER = [...PHONE_COUNTRIES, '|' as const, '…' as const]

interface PhoneInputProps {
  readonly id?: string | undefined
  readonly name?: string
  readonly label?: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** Plus and digits (E.164 once complete), or ''. Other forms are understood as if pasted. */
  readonly value: string
  /** Gets plus and digits, or '' while there is nothing behind the calling code. */
  readonly onChange: (value: string) => void
  /** The person left the field, country and number alike. */
  readonly onBlur?: () => void
  readonly required?: boolean
  /** The number's input. */
  readonly ref?: Ref<HTMLInputElement>
}

/**
 * A phone number with its country (SPEC 2.6 and 2.10): Chile at first, the calling code always
 * there. A number typed, pasted or filled in with another calling code changes the country.
 */
export function PhoneInput({
  label = 'Teléfono',
  id: givenId,
  value,
  onChange,
  onBlur,
  error,
  hint,
  ref,
  ...rest
}: PhoneInputProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const rules = usePhoneRules()
  const [chosen, setChosen] = useState<CountryCode>(COUNTRY)
  /** The country of a number that the person erased; one that the form emptied leaves none. */
  const [erased, setErased] = useState<CountryCode | null>(null)
  const [emptyVisits, setEmptyVisits] = useState(0)

  if (value !== '' && erased !== null) setErased(null)
  const empty = { country: erased ?? COUNTRY, value: '' }
  const entry = value === '' ? empty : normalizeTypedPhone(value, chosen)
  const { country } = entry
  // Kept, so that erasing a number from Argentina down to its code does not bring Chile back.
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
    // A person who types "+" begins a whole number: the forced code makes room for theirs.
    if (isNewStart(input.value, country)) input.value = '+'
    const edit = readEdit(before, input.value, country)
    if (edit) enter(edit.value, edit.country)
    return edit !== null
  }

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <NumberInput
        {...rest}
        // The package hands the ref on to its input, though its types speak of a component.
        ref={ref as Ref<InstanceType<typeof NumberInput>>}
        id={id}
        inputMode="tel"
        aria-invalid={error !== undefined}
        aria-describedby={fieldIds(id, { hint, error }).describedBy}
        international
        metadata={rules}
        labels={COUNTRY_NAMES}
        // Else by the visitor's language, which the page was not drawn with.
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
          // Behind the frame that shows the focus; the first key comes later still.
          onFocus: () => setTimeout(() => readRulesAhead(country)),
          onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
            if (currentTarget.contains(relatedTarget)) return
            if (value === '') setEmptyVisits(emptyVisits + 1)
            onBlur?.()
          },
        }}
        // A lone "+" that was left behind gives way to the calling code again.
        reset={emptyVisits}
        {...(number && { value: number })}
        onChange={(typed) => enter(typed ?? '', country)}
      />
    </FieldFrame>
  )
}
