import { memo } from 'react'
import type { ContactAge } from '@/domain/claim/status/contact-age'
import { ContactState } from './ContactState'
import { CONTACT_TONES, toneClass } from './contact-tones'
import { classNames } from '@/ui/theme/class-names'
import styles from './Legend.module.css'

/** Row colours of SPEC 4. */
export const Legend = memo(function Legend() {
  return (
    <ul
      aria-label="Colores de las filas"
      className={classNames('row gap-16 close fine', styles['legend'])}
    >
      {(Object.keys(CONTACT_TONES) as ContactAge['step'][]).map((step) => (
        <li key={step} className={toneClass(step)}>
          <ContactState age={{ step, label: CONTACT_TONES[step].meaning }} />
        </li>
      ))}
    </ul>
  )
})
