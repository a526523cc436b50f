import { useState } from 'react'
import { env } from '@/config/env'
import type { CountryCode } from '@/domain/people/phone'
import styles from './PhoneInput.module.css'

/** A flag as decoration, in a box of fixed size; the ISO code where the image does not come. */
export function PhoneFlag({ country }: { readonly country: CountryCode }) {
  const [broken, setBroken] = useState(false)
  const file = (width: 'w40' | 'w80', type: 'webp' | 'png') =>
    `${env.flagHost}/${width}/${country.toLowerCase()}.${type}`
  const sources = (type: 'webp' | 'png') => `${file('w40', type)} 1x, ${file('w80', type)} 2x`
  return (
    <span className={styles['flag']} aria-hidden>
      {broken ? (
        country
      ) : (
        <picture>
          <source type="image/webp" srcSet={sources('webp')} />
          <img
            src={file('w40', 'png')}
            srcSet={sources('png')}
            alt=""
            width={24}
            height={18}
            onError={() => setBroken(true)}
          />
        </picture>
      )}
    </span>
  )
}
