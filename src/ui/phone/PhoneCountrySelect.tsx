import { memo } from 'react'
import type { CountryCode } from '@/domain/people/phone'
import { ExpandMoreIcon } from '@/ui/icons/page-icons'
import { PhoneFlag } from './PhoneFlag'
import styles from './PhoneInput.module.css'

interface CountryOptionsProps {
  /** From the package: names in order, and the line between preferred and other countries. */
  readonly options: readonly {
    readonly value?: CountryCode
    readonly label: string
    readonly divider?: boolean
  }[]
}

/** Kept between keystrokes: there are 245 of them. */
const CountryOptions = memo(({ options }: CountryOptionsProps) =>
  options.map(({ value, label, divider }) =>
    divider ? (
      <hr key="divider" />
    ) : (
      // The page was drawn with the names of another engine; both name the same countries.
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

/** Flag and chevron to look at; on top of them, unseen, the platform's own select. */
export function PhoneCountrySelect({ options, country, onPick }: PhoneCountrySelectProps) {
  return (
    <span className={styles['country']}>
      <select
        aria-label="País del teléfono"
        // The number takes the whole phone from the browser's data, calling code included.
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
