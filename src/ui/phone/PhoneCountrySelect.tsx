import { memo, startTransition, useDeferredValue, useState } from 'react'
import { LOCALE, PHONE_COUNTRIES } from '@/domain/country/chile'
import { COUNTRIES, type CountryCode } from '@/domain/people/phone'
import { sorted } from '@/domain/sorting'
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
      <span>{!isLoaded && country}</span>
      <picture>
        <source type="image/webp" srcSet={sources('webp')} />
        <img
          // An image that loads before hydration fires no event.
          ref={(image) => {
            if (image && image.naturalWidth > 0) startTransition(() => setLoaded(true))
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

/** The others by name. Their names come late: the first use of `Intl` takes a slow phone 100 ms. */
function otherCountries() {
  const names = new Intl.DisplayNames(LOCALE, { type: 'region' })
  const { compare } = new Intl.Collator(LOCALE)
  const others = COUNTRIES.filter((code) => !PHONE_COUNTRIES.some((usual) => usual.code === code))
  return sorted(
    others.map((code) => ({ code, name: CORRECTIONS[code] ?? names.of(code) ?? code })),
    (one, other) => compare(one.name, other.name),
  )
}

const optionsOf = (countries: readonly { readonly code: CountryCode; readonly name: string }[]) =>
  countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ))

/** Memoized: there are 245. */
const CountryOptions = memo(({ isWhole }: { readonly isWhole: boolean }) => (
  <>
    {optionsOf(PHONE_COUNTRIES)}
    {isWhole && <hr />}
    {isWhole && optionsOf(otherCountries())}
  </>
))
CountryOptions.displayName = 'CountryOptions'

interface PhoneCountrySelectProps {
  readonly country: CountryCode
  readonly onPick: (country: CountryCode) => void
}

/** Prerendered with the usual countries only: all are a sixth of the page, and names differ by engine. */
export function PhoneCountrySelect({ country, onPick }: PhoneCountrySelectProps) {
  // Deferred: they take longer than all other fields, and the user does not wait for them.
  const isWhole = useDeferredValue(true, false)
  return (
    <span className={styles['country']}>
      <select
        aria-label="País del teléfono"
        // The browser fills the whole phone into the number, calling code included.
        autoComplete="off"
        value={country}
        onChange={({ target }) => {
          const picked = COUNTRIES.find((code) => code === target.value)
          if (picked) onPick(picked)
        }}
      >
        <CountryOptions isWhole={isWhole} />
      </select>
      <PhoneFlag key={country} country={country} />
      <ExpandMoreIcon small />
    </span>
  )
}
