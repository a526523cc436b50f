import { useState } from 'react'
import { env } from '@/config/env'
import type { CountryCode } from '@/domain/people/phone'
import styles from './PhoneInput.module.css'

/** Decorative flag of fixed size; the ISO code until it has loaded. */
export function PhoneFlag({ country }: { readonly country: CountryCode }) {
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
