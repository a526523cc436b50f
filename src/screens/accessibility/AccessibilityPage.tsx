import { env } from '@/config/env'
import { ACCESSIBILITY_WRITTEN } from '@/config/operator'
import { PageTitle } from '@/ui/PageTitle'
import styles from './AccessibilityPage.module.css'
import { CHECKED, LIMITS } from './statement'
import { Link } from 'react-router-dom'
import { supportChatLink } from '@/config/links'
import { paths } from '@/config/paths'
import { NEW_TAB } from '@/ui/browser/new-tab'

const REPORT_MESSAGE = 'Hola, tuve un problema para usar el sitio.'

function ReportProblem() {
  return (
    <section aria-labelledby="accesibilidad-avisar">
      <h2 id="accesibilidad-avisar">Si algo te cuesta</h2>
      <p>
        Cuéntanos desde <Link to={paths.contact}>Contacto</Link> o{' '}
        <a href={supportChatLink(REPORT_MESSAGE)} {...NEW_TAB}>
          por WhatsApp
        </a>
        . Ayuda saber en qué página estabas, qué querías hacer, qué pasó, y con qué equipo y
        programas navegas. No necesitas explicar por qué lo usas.
      </p>
      <p>
        Si el problema no te deja presentar tu reclamo, dilo: te ayudamos a presentarlo por otro
        medio.
      </p>
    </section>
  )
}

interface FactListProps {
  readonly facts: readonly (readonly [name: string, meaning: string])[]
}

function FactList({ facts }: FactListProps) {
  return (
    <ul className={styles['facts']}>
      {facts.map(([name, meaning]) => (
        <li key={name}>
          <strong>{name}:</strong> {meaning}
        </li>
      ))}
    </ul>
  )
}

export function AccessibilityPage() {
  return (
    <div className="page article">
      <PageTitle
        lead={`Cómo funciona ${env.brandName} con teclado, lector de pantalla, texto grande o una pantalla chica, y qué le falta. Escrito el ${ACCESSIBILITY_WRITTEN}.`}
      >
        Accesibilidad
      </PageTitle>
      <section aria-labelledby="accesibilidad-meta">
        <h2 id="accesibilidad-meta">A qué aspiramos</h2>
        <p>
          Queremos que cualquier persona pueda reclamar por su vuelo. Para eso seguimos las pautas
          internacionales WCAG 2.2, en su nivel AA. Es nuestra meta y lo que revisamos: no es un
          certificado, y abajo decimos lo que aún no sabemos.
        </p>
      </section>
      <section aria-labelledby="accesibilidad-pruebas">
        <h2 id="accesibilidad-pruebas">Qué revisamos y cómo</h2>
        <FactList facts={CHECKED} />
      </section>
      <section aria-labelledby="accesibilidad-limites">
        <h2 id="accesibilidad-limites">Lo que falta</h2>
        <FactList facts={LIMITS} />
      </section>
      <ReportProblem />
    </div>
  )
}
