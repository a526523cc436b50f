import { memo, useSyncExternalStore } from 'react'
import { PHONE_COUNTRIES } from '@/domain/country/chile'
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
      <option key={value} value={value}>
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

const never = () => () => undefined

/**
 * Flag and chevron under a transparent native select. Prerendered it has the usual countries only: all of them
 * are a sixth of the page, and their names differ between engines.
 */
export function PhoneCountrySelect({ options, country, onPick }: PhoneCountrySelectProps) {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
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
        <CountryOptions options={isHydrated ? options : options.slice(0, PHONE_COUNTRIES.length)} />
      </select>
      <PhoneFlag key={country} country={country} />
      <ExpandMoreIcon small />
    </span>
  )
}
