import { env } from '@/config/env'
import { ACCESSIBILITY_WRITTEN } from '@/config/operator'
import { PageTitle } from '@/ui/PageTitle'
import styles from './AccessibilityPage.module.css'
import { ReportProblem } from './ReportProblem'
import { CHECKED, LIMITS } from './statement'

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
