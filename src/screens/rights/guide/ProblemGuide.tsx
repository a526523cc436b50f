import { FAQ_OF, type Question } from '@/domain/rights/questions'
import type { Problem } from '@/domain/rights/story'
import { classNames } from '@/ui/theme/class-names'
import styles from './Guide.module.css'
import { WorkedExamples } from './WorkedExamples'
import { SourceMark } from '../cards/SourceMark'
import { Contents } from '@/ui/Contents'
import { Disclosure } from '@/ui/Disclosure'
import { PESOS_DATE } from '@/domain/rights/laws/sums'
import { rightsTables } from '@/domain/rights/rights-table'

/** Explicit roles, because some browsers drop table semantics with another `display`. */
function AmountTables({ problem }: { readonly problem: Problem }) {
  return (
    <div className="stack">
      {rightsTables(problem).map(({ law, conditions, rows }) => {
        const sources = [...new Map(rows.map(({ source }) => [source.title, source])).values()]
        return (
          <div key={law} className={classNames('surface pad stack gap-6 packed', styles['law'])}>
            <table role="table">
              <caption>{law}</caption>
              <thead className="visually-hidden">
                <tr role="row">
                  <th role="columnheader" scope="col">
                    Cuándo
                  </th>
                  <th role="columnheader" scope="col">
                    Monto estimado
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ when, amount, aside }) => (
                  <tr key={when + amount} role="row">
                    <th role="rowheader" scope="row">
                      {when}
                    </th>
                    <td role="cell">
                      {amount}
                      {aside !== undefined && <span className={styles['aside']}>{aside}</span>}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className="small">{conditions}</p>
            <p className="muted fine">
              {rows.some(({ aside }) => aside !== undefined) && `En pesos, al ${PESOS_DATE}. `}
              Estimado, no es asesoría legal.
            </p>
            {sources.map((source) => (
              <SourceMark key={source.title} source={source} />
            ))}
          </div>
        )
      })}
    </div>
  )
}

function ProblemQuestion({ question, answer, source }: Question) {
  return (
    <Disclosure title={question} level={3}>
      <p>{answer}</p>
      <footer>
        <SourceMark source={source} />
      </footer>
    </Disclosure>
  )
}

const PARTS = [
  ['montos', 'Cuánto se puede pedir'],
  ['ejemplos', 'Dos ejemplos'],
  ['preguntas', 'Preguntas frecuentes'],
  ['por-problema', 'Otros problemas'],
] as const

export function ProblemGuide({ problem }: { readonly problem: Problem }) {
  return (
    <div className={classNames('page', styles['guide'])}>
      <Contents parts={PARTS} />
      <div className={styles['parts']}>
        <section aria-labelledby="montos">
          <h2 id="montos" className="title">
            Cuánto se puede pedir
          </h2>
          <p className="muted measure after-8 before-20">
            Qué ley se aplica depende de la ruta. Con las preguntas de arriba te decimos cuál es la
            tuya.
          </p>
          <AmountTables problem={problem} />
        </section>
        <WorkedExamples problem={problem} />
        <section aria-labelledby="preguntas">
          <h2 id="preguntas" className="title">
            Preguntas frecuentes
          </h2>
          {FAQ_OF[problem].map((entry) => (
            <ProblemQuestion key={entry.question} {...entry} />
          ))}
        </section>
      </div>
    </div>
  )
}
