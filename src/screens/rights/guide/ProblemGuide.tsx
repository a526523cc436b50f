import { FAQ_OF, type Question } from '@/domain/rights/questions'
import type { Problem } from '@/domain/rights/story'
import { classNames } from '@/ui/theme/class-names'
import { AmountTables } from './AmountTables'
import styles from './Guide.module.css'
import { WorkedExamples } from './WorkedExamples'
import { SourceMark } from '../cards/SourceMark'
import { Disclosure } from '@/ui/Disclosure'

function ProblemQuestion({ question, answer, source }: Question) {
  return (
    <Disclosure title={question} level={3}>
      <p>{answer}</p>
      {/* Outside the answer in the page's structured data. */}
      <footer>
        <SourceMark source={source} />
      </footer>
    </Disclosure>
  )
}

export function ProblemGuide({ problem }: { readonly problem: Problem }) {
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
      <WorkedExamples problem={problem} />
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
