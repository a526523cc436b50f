import { PRIVACY_EDITION } from '@/config/operator-privacy'
import { LOCALE } from '@/domain/country/chile'
import styles from './PrivacyNotice.module.css'
import { Recipients } from './Recipients'
import { Responsible } from './Responsible'
import { ServerData } from './ServerData'
import { SpecialCases } from './SpecialCases'
import { YourRights } from './YourRights'

const PARTS = [
  ['privacidad-responsable', 'Quién responde'],
  ['privacidad-servidor', 'Qué guardamos'],
  ['privacidad-destinatarios', 'A quién se los damos'],
  ['privacidad-cuidado', 'Menores, salud y otros casos'],
  ['privacidad-pedir', 'Tus derechos y cómo pedirlos'],
  ['privacidad-equipo', 'Qué guarda este equipo'],
  ['privacidad-borrar', 'Borrar lo que guarda este equipo'],
] as const

const { version, since } = PRIVACY_EDITION

const SINCE = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' }).format(
  new Date(`${since}T00:00:00Z`),
)

/** Privacy notice as the laws 19.628 and 21.719 require it. */
export function PrivacyNotice() {
  return (
    <div className={styles['notice']}>
      <nav aria-label="En esta página">
        <p>
          Versión {version}, vigente desde el {SINCE}.
        </p>
        <ul className={styles['parts']}>
          {PARTS.map(([id, label]) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Responsible />
      <ServerData />
      <Recipients />
      <SpecialCases />
      <YourRights />
    </div>
  )
}
