import type { Problem } from '@/domain/rights/story'
import { PESOS_DATE } from '@/domain/rights/laws/sums'
import { rightsTables } from '@/domain/rights/rights-table'
import { SourceMark } from '../cards/SourceMark'
import styles from './Guide.module.css'

export function AmountTables({ problem }: { readonly problem: Problem }) {
  return (
    <div className={styles['laws']}>
      {rightsTables(problem).map(({ law, conditions, rows }) => {
        const sources = [...new Map(rows.map(({ source }) => [source.title, source])).values()]
        return (
          <div key={law} className={styles['law']}>
            <table>
              <caption>{law}</caption>
              <thead className="visually-hidden">
                <tr>
                  <th scope="col">Cuándo</th>
                  <th scope="col">Monto estimado</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ when, amount, aside }) => (
                  <tr key={when + amount}>
                    <th scope="row">{when}</th>
                    <td>
                      {amount}
                      {aside !== undefined && <span className={styles['aside']}>{aside}</span>}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className={styles['conditions']}>{conditions}</p>
            <p className={styles['estimated']}>
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
