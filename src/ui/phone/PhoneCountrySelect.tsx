import { memo } from 'react'
import type { CountryCode } from '@/domain/people/phone'
import { ExpandMoreIcon } from '@/ui/icons/page-icons'
import { PhoneFlag } from './PhoneFlag'
import styles from './PhoneInput.module.css'

interface CountryOptionsProps {
  readonly options: readonly {
    readonly value?: CountryCode
    readonly label: string
    readonly divider?: boolean
  }[]
}

/** Memoized: there are 245. */
const CountryOptions = memo(({ options }: CountryOptionsProps) =>
  options.map(({ value, label, divider }) =>
    divider ? (
      <hr key="divider" />
    ) : (
      // Country names differ between engines; the prerendered ones are kept.
      <option key={value} value={value} suppressHydrationWarning>
        {label}
      </option>
    ),
  ),
)
CountryOptions.displayName = 'CountryOptions'

interface PhoneCountrySelectProps extends CountryOptionsProps {
  readonly country: CountryCode
  readonly onPick: (country: CountryCode) => void
}

/** Flag and chevron under a transparent native select. */
export function PhoneCountrySelect({ options, country, onPick }: PhoneCountrySelectProps) {
  return (
    <span className={styles['country']}>
      <select
        aria-label="País del teléfono"
        // The browser fills the whole phone into the number, calling code included.
        autoComplete="off"
        value={country}
        onChange={({ target }) => {
          const picked = options.find(({ value }) => value === target.value)?.value
          if (picked) onPick(picked)
        }}
      >
        <CountryOptions options={options} />
      </select>
      <PhoneFlag key={country} country={country} />
      <ExpandMoreIcon small />
    </span>
  )
}
