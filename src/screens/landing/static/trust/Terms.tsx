import { TERMS_PDF } from '@/config/links'
import { TERMS_EDITION } from '@/config/operator'
import { NEW_TAB } from '@/ui/browser/new-tab'
import { classNames } from '@/ui/theme/class-names'
import styles from './Terms.module.css'

export function Terms() {
  return (
    <section className={classNames('page', styles['terms'])} aria-labelledby="terminos">
      <h2 id="terminos">Sin letra chica</h2>
      <p>
        Lee cómo trabajamos, cuánto cobramos y cómo cuidamos tus datos antes de empezar:{' '}
        <a href={TERMS_PDF} {...NEW_TAB}>
          Términos y Condiciones, edición {TERMS_EDITION} (PDF)
        </a>
      </p>
    </section>
  )
}
