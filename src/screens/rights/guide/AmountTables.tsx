import type { Problem } from '@/domain/rights/story'
import { rightsTable } from '@/domain/rights/rights-table'
import { SourceMark } from '@/screens/rights/cards/SourceMark'
import styles from './Guide.module.css'

type Row = ReturnType<typeof rightsTable>[number]

/** The rows of each law, in the order of the laws. */
function byLaw(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const laws = new Map<string, readonly Row[]>()
  for (const row of rows) laws.set(row.law, [...(laws.get(row.law) ?? []), row])
  return laws
}

/** The sums of each law for a problem, whatever the route. */
export function AmountTables({ problem }: { readonly problem: Problem }) {
  return (
    <div className={styles['laws']}>
      {[...byLaw(rightsTable(problem))].map(([law, rows]) => {
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
                {rows.map(({ when, amount }) => (
                  <tr key={when + amount}>
                    <th scope="row">{when}</th>
                    <td>{amount}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className={styles['estimated']}>Estimado, no es asesoría legal.</p>
            {sources.map((source) => (
              <SourceMark key={source.title} source={source} />
            ))}
          </div>
        )
      })}
    </div>
  )
}
