import { memo, useState } from 'react'
import { PHONE_COUNTRIES } from '@/domain/country/chile'
import type { CountryCode } from '@/domain/people/phone'
import { useClientValue } from '@/ui/browser/use-client-value'
import { ExpandMoreIcon } from '@/ui/icons/page-icons'
import styles from './PhoneInput.module.css'
import { env } from '@/config/env'

/** Decorative flag of fixed size; the ISO code until it has loaded. */
function PhoneFlag({ country }: { readonly country: CountryCode }) {
  const [isLoaded, setLoaded] = useState(false)
  const file = (width: 'w40' | 'w80', type: 'webp' | 'png') =>
    `${env.flagHost}/${width}/${country.toLowerCase()}.${type}`
  const sources = (type: 'webp' | 'png') => `${file('w40', type)} 1x, ${file('w80', type)} 2x`
  return (
    <span className={styles['flag']} aria-hidden>
      {!isLoaded && country}
      <picture>
        <source type="image/webp" srcSet={sources('webp')} />
        <img
          // An image that loads before hydration fires no event.
          ref={(image) => {
            if (image && image.naturalWidth > 0) setLoaded(true)
          }}
          src={file('w40', 'png')}
          srcSet={sources('png')}
          alt=""
          width={24}
          height={18}
          data-loaded={isLoaded || undefined}
          onLoad={() => setLoaded(true)}
        />
      </picture>
    </span>
  )
}

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

/** Prerendered with the usual countries only: all are a sixth of the page, and names differ by engine. */
export function PhoneCountrySelect({ options, country, onPick }: PhoneCountrySelectProps) {
  const isHydrated = useClientValue(() => true, false)
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
