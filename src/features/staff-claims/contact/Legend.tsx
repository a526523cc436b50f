import { memo } from 'react'
import { ContactMark } from './ContactMark'
import { CONTACT_TONES } from './contact-tones'
import styles from './Legend.module.css'

/** What the colours of the rows mean (SPEC 4). */
export const Legend = memo(function Legend() {
  return (
    <ul aria-label="Colores de las filas" className={styles['legend']}>
      {CONTACT_TONES.map(({ tone, meaning }) => (
        <li key={tone} className={styles[tone]}>
          <ContactMark tone={tone}>{meaning}</ContactMark>
        </li>
      ))}
    </ul>
  )
})
