import { Link } from 'react-router-dom'
import { setReopened } from '@/app/analytics/privacy-choice'
import { env } from '@/config/env'
import { HELP_MESSAGE, PROBLEM_LINKS, supportChatLink, TERMS_PDF } from '@/config/links'
import { paths } from '@/config/paths'
import { Logo } from '@/ui/Logo'
import { NEW_TAB } from '@/ui/browser/new-tab'
import { classNames } from '@/ui/theme/class-names'
import styles from './Footer.module.css'

const SOCIAL_LINKS = [
  { label: 'Facebook', href: env.facebookUrl },
  { label: 'Instagram', href: env.instagramUrl },
  { label: 'WhatsApp', href: supportChatLink(HELP_MESSAGE) },
] as const

interface FooterProps {
  readonly year: number
  /** Company name; '' if unknown. A build constant, so that '' adds no code. */
  readonly company?: string
}

export function Footer({ year, company = __COMPANY__ }: FooterProps) {
  return (
    <footer className={styles['footer']}>
      <div className={classNames('page', styles['inner'])}>
        <Logo />
        <ul className={styles['links']}>
          {SOCIAL_LINKS.map((link) => (
            <li key={link.label}>
              <a href={link.href} {...NEW_TAB}>
                {link.label}
              </a>
            </li>
          ))}
        </ul>
        <ul className={styles['links']}>
          {PROBLEM_LINKS.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
        <div className={styles['legal']}>
          <p>
            © {year} {env.brandName}. Todos los derechos reservados.
          </p>
          {company && <p>{company}</p>}
          <a href={TERMS_PDF} {...NEW_TAB}>
            Términos y condiciones (PDF)
          </a>
          <Link to={paths.privacy}>Privacidad</Link>
          <Link to={paths.accessibility}>Accesibilidad</Link>
          {env.gaMeasurementId !== '' && (
            <button type="button" onClick={() => setReopened(true)}>
              Preferencias de privacidad
            </button>
          )}
        </div>
      </div>
    </footer>
  )
}
