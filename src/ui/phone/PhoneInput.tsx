import { useState, type Ref } from 'react'
import { onChange as formatChange, onKeyDown as formatKeyDown } from 'input-format'
import { COUNTRY } from '@/domain/country/chile'
import {
  formatTypedPhone,
  normalizeTypedPhone,
  phoneForCountry,
  readPhoneCharacter,
  readRulesAhead,
  type CountryCode,
} from '@/domain/people/phone'
import { afterPress } from '@/ui/fields/after-press'
import { FieldFrame, useControlProps } from '@/ui/fields/FieldFrame'
import { PhoneCountrySelect } from './PhoneCountrySelect'
import { keepCaretBehind, keepPrefix } from './phone-caret'
import { isNewStart, phonePrefix, readEdit } from './phone-typing'
import { usePhoneRules, waitForPhoneRules } from './use-phone-rules'
import field from '@/ui/fields/TextInput.module.css'
import { classNames } from '@/ui/theme/class-names'
import styles from './PhoneInput.module.css'

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
  usePhoneRules(value)
  const [chosen, setChosen] = useState<CountryCode>(COUNTRY)
  /** Country of a number that the user erased; null if the form was reset. */
  const [erased, setErased] = useState<CountryCode | null>(null)
  /** True while an empty field shows a lone plus, with which a whole number starts. */
  const [isPlus, setPlus] = useState(false)

  if (value !== '' && erased !== null) setErased(null)
  const empty = { country: erased ?? COUNTRY, value: '' }
  const entry = value === '' ? empty : normalizeTypedPhone(value, chosen)
  const { country } = entry
  // Kept, so that erasing a number does not switch back to Chile.
  if (country !== chosen) setChosen(country)
  const number = /^\+\d+$/.test(value) ? value : entry.value
  const prefix = phonePrefix(country)
  const format = (text = '') => formatTypedPhone(text, country)
  const { text: shown } = format(number || (isPlus ? '+' : prefix))

  const enter = (typed: string, under: CountryCode) => {
    setChosen(under)
    const isEmpty = typed === '' || typed === '+' || typed === phonePrefix(under)
    setErased(isEmpty ? under : null)
    setPlus(typed === '+')
    onChange(isEmpty ? '' : typed)
  }

  const enterFormatted = (typed: string) => enter(typed, country)

  return (
    <FieldFrame id={control.id} label="Teléfono" hint={hint} error={error}>
      <div
        className={field['box']}
        data-invalid={error === undefined ? undefined : true}
        onFocus={() => {
          void waitForPhoneRules()
          // After the focus ring is painted.
          setTimeout(() => readRulesAhead(country))
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (currentTarget.contains(relatedTarget)) return
          setPlus(false)
          if (onBlur) afterPress(onBlur)
        }}
      >
        <PhoneCountrySelect
          country={country}
          onPick={(next) => enter(phoneForCountry(number, next), next)}
        />
        <input
          {...rest}
          {...control}
          ref={ref}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          className={classNames(field['control'], styles['number'])}
          value={shown}
          onChange={(event) => {
            const { currentTarget: input } = event
            // A typed "+" starts a whole number and replaces the calling code.
            if (isNewStart(input.value, country)) input.value = '+'
            const edit = readEdit(shown, input.value, country)
            if (edit) enter(edit.value, edit.country)
            else formatChange(event, input, readPhoneCharacter, format, enterFormatted)
          }}
          onKeyDown={(event) => {
            keepPrefix(prefix, event)
            if (event.defaultPrevented) return
            formatKeyDown(event, event.currentTarget, readPhoneCharacter, format, enterFormatted)
          }}
          onSelect={({ currentTarget }) => keepCaretBehind(prefix, currentTarget)}
        />
      </div>
    </FieldFrame>
  )
}
