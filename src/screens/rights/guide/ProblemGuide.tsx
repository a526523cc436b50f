import { useLocation } from 'react-router-dom'
import { FAQ_OF } from '@/domain/rights/questions'
import { problemAt } from '@/screens/rights/problem-pages'
import { classNames } from '@/ui/theme/class-names'
import { AmountTables } from './AmountTables'
import styles from './Guide.module.css'
import { ProblemQuestion } from './ProblemQuestion'

/** What there is to read on the page of a problem: the sums by law, and what people ask. */
export function ProblemGuide() {
  const { pathname } = useLocation()
  const problem = problemAt(pathname)
  if (problem === '') return null
  return (
    <>
      <section className={styles['band']} aria-labelledby="montos">
        <div className="page">
          <h2 id="montos">Cuánto se puede pedir</h2>
          <p className={styles['intro']}>
            Qué ley se aplica depende de la ruta. Con las preguntas de arriba te decimos cuál es la
            tuya.
          </p>
          <AmountTables problem={problem} />
        </div>
      </section>
      <section className={classNames('page', styles['faq'])} aria-labelledby="preguntas">
        <h2 id="preguntas">Preguntas frecuentes</h2>
        <div>
          {FAQ_OF[problem].map((entry) => (
            <ProblemQuestion key={entry.question} {...entry} />
          ))}
        </div>
      </section>
    </>
  )
}
