import { PRIVACY_EDITION } from '@/config/operator-privacy'
import { LOCALE } from '@/domain/country/chile'
import { classNames } from '@/ui/theme/class-names'
import styles from './PrivacyNotice.module.css'
import { Recipients } from './Recipients'
import { Responsible } from './Responsible'
import { ServerData } from './ServerData'
import { SpecialCases } from './SpecialCases'
import { Link } from 'react-router-dom'
import { env } from '@/config/env'
import { supportChatLink } from '@/config/links'
import { RIGHTS_ANSWER_DAYS } from '@/config/operator'
import { paths } from '@/config/paths'
import { NEW_TAB } from '@/ui/browser/new-tab'
import { Contents } from '@/ui/Contents'

const RIGHTS = [
  ['Acceso', 'saber qué datos tuyos tenemos, de dónde vienen y a quién se los dimos.'],
  ['Rectificación', 'corregir lo que esté mal o incompleto. Tu perfil lo cambias tú mismo.'],
  ['Supresión', 'pedir que borremos tus datos cuando ya no los necesitemos para tu reclamo.'],
  ['Oposición', 'pedir que dejemos de usar tus datos para algo en particular.'],
  ['Portabilidad', 'recibir tus datos en un archivo que otro servicio pueda leer.'],
  ['Bloqueo', 'pedir que no usemos tus datos mientras resolvemos otra petición tuya.'],
] as const

const ASK_MESSAGE = 'Hola, quiero ejercer un derecho sobre mis datos personales.'

/** Rights under the Chilean laws 19.628 and 21.719. */
function YourRights() {
  return (
    <section aria-labelledby="privacidad-pedir">
      <h2 id="privacidad-pedir">Tus derechos</h2>
      <p>
        En Chile tus datos personales los protege la ley 19.628. La ley 21.719, que la reforma, rige
        desde el 1 de diciembre de 2026: agrega la portabilidad y crea la Agencia de Protección de
        Datos Personales. Tienes derecho a:
      </p>
      <ul className={classNames('stack gap-8', styles['rights'])}>
        {RIGHTS.map(([name, meaning]) => (
          <li key={name}>
            <strong>{name}:</strong> {meaning}
          </li>
        ))}
      </ul>
      <h3>Cómo pedirlo</h3>
      <p>
        Es gratis. Escríbenos desde <Link to={paths.contact}>Contacto</Link> o{' '}
        <a href={supportChatLink(ASK_MESSAGE)} {...NEW_TAB}>
          por WhatsApp
        </a>
        , con el correo de tu cuenta, y dinos qué quieres pedir. No necesitas una cuenta: sin ella,
        danos el correo o el teléfono de tu reclamo. {env.brandName} puede pedirte que confirmes
        quién eres, y te responde a más tardar en {RIGHTS_ANSWER_DAYS} días corridos.
      </p>
      <h3>Si cambias de opinión</h3>
      <p>
        Puedes retirar un consentimiento cuando quieras, por los mismos medios; lo hecho hasta
        entonces sigue valiendo. Si retiras la autorización para reclamar, cerramos tu caso.
      </p>
      <h3>Si no te respondemos o no te parece</h3>
      <p>
        Desde el 1 de diciembre de 2026 puedes reclamar ante la Agencia de Protección de Datos
        Personales. Hasta entonces, ante el juzgado civil.
      </p>
    </section>
  )
}

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
      <p className="muted">
        Versión {version}, vigente desde el {SINCE}.
      </p>
      <Contents parts={PARTS} />
      <Responsible />
      <ServerData />
      <Recipients />
      <SpecialCases />
      <YourRights />
    </div>
  )
}
