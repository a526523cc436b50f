import { Link } from 'react-router-dom'
import { problemLabel } from '@/domain/rights/labels'
import { PROBLEMS, type Problem } from '@/domain/rights/story'
import { PROBLEM_PAGES } from '../problem-pages'
import { classNames } from '@/ui/theme/class-names'
import styles from './Guide.module.css'

export function ProblemLinks({ except }: { readonly except: Problem | '' }) {
  const problems = PROBLEMS.filter((problem) => problem !== except)
  return (
    <section className={styles['others']} aria-labelledby="por-problema">
      <div className="page">
        <h2 id="por-problema" className="title">
          {except === '' ? 'Tus derechos, por problema' : 'Otros problemas'}
        </h2>
        <ul className={classNames('after-20', styles['links'])}>
          {problems.map((problem) => (
            <li key={problem} className="surface pad relative">
              <Link to={PROBLEM_PAGES[problem].path} className="lead strong">
                {problemLabel(problem)}
              </Link>
              <p className="muted small">{PROBLEM_PAGES[problem].teaser}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
