import { Link } from 'react-router-dom'
import { problemLabel } from '@/domain/rights/labels'
import { PROBLEMS, type Problem } from '@/domain/rights/story'
import { PROBLEM_PAGES } from '../problem-pages'
import styles from './Guide.module.css'

export function ProblemLinks({ except }: { readonly except: Problem | '' }) {
  const problems = PROBLEMS.filter((problem) => problem !== except)
  return (
    <section className={styles['others']} aria-labelledby="por-problema">
      <div className="page">
        <h2 id="por-problema">
          {except === '' ? 'Tus derechos, por problema' : 'Otros problemas'}
        </h2>
        <ul className={styles['links']}>
          {problems.map((problem) => (
            <li key={problem}>
              <Link to={PROBLEM_PAGES[problem].path}>{problemLabel(problem)}</Link>
              <p>{PROBLEM_PAGES[problem].teaser}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
