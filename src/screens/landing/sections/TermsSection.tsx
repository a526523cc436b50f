import { TERMS_PDF } from '@/config/links'
import { NEW_TAB } from '@/ui/browser/new-tab'
import { classNames } from '@/ui/theme/class-names'
import styles from './TermsSection.module.css'

/** Where the small print is (SPEC 2.5). */
export function TermsSection() {
  return (
    <section className={classNames('page', styles['section'])} aria-labelledby="terminos">
      <h2 id="terminos">Sin letra chica</h2>
      <p>
        Lee cómo trabajamos, cuánto cobramos y cómo cuidamos tus datos antes de empezar:{' '}
        <a href={TERMS_PDF} {...NEW_TAB}>
          Términos y Condiciones, edición 2025 (PDF)
        </a>
      </p>
    </section>
  )
}
