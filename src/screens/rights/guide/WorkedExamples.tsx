import { Link } from 'react-router-dom'
import { findAirport } from '@/domain/rights/airports'
import { OUTCOME_LABELS, OUTCOME_QUESTIONS } from '@/domain/rights/labels'
import { rightsFor } from '@/domain/rights/rights-for'
import type { Problem } from '@/domain/rights/story'
import { PROBLEM_PAGES } from '../problem-pages'
import { readStory } from '../questions/story-query'
import styles from './Guide.module.css'

const EXAMPLES: Readonly<Record<Problem, readonly [string, string]>> = {
  cancelacion: [
    'desde=SCL&hasta=PUQ&cuanto=no-alternative',
    'desde=MAD&hasta=SCL&cuanto=no-alternative',
  ],
  retraso: ['desde=SCL&hasta=PMC&cuanto=over-4h', 'desde=MAD&hasta=SCL&cuanto=over-4h'],
  sobreventa: ['desde=SCL&hasta=CJC&cuanto=over-4h', 'desde=MAD&hasta=SCL&cuanto=over-4h'],
  equipaje: ['desde=SCL&hasta=ANF&cuanto=lost', 'desde=SCL&hasta=LIM&cuanto=late'],
}

const cityOf = (code: string) => findAirport(code)?.city ?? code

function Example({ problem, query }: { readonly problem: Problem; readonly query: string }) {
  const story = readStory(new URLSearchParams(query), problem)
  // Without a date no deadline has passed.
  const rights = rightsFor(story, '')
  if (rights === null || story.outcome === '') return null
  const { headline, choices, amounts } = rights
  return (
    <li className="surface pad stack gap-6 packed">
      <h3>
        {cityOf(story.from)} – {cityOf(story.to)}
      </h3>
      <p>
        {OUTCOME_QUESTIONS[problem]} {OUTCOME_LABELS[story.outcome]}.
      </p>
      <p className="strong">{headline}</p>
      {choices.length > 0 && <p>Eliges una: {choices.map(({ title }) => title).join(' / ')}.</p>}
      <dl>
        {amounts.map(({ text, note, source }) => (
          <div key={text + note}>
            <dt className="strong">{text}</dt>
            <dd className="muted small">
              {note} <cite>{source.title}.</cite>
            </dd>
          </div>
        ))}
      </dl>
      <Link to={`${PROBLEM_PAGES[problem].path}?${query}`}>
        Ver este caso completo
        <span className="visually-hidden">
          : {cityOf(story.from)} – {cityOf(story.to)}
        </span>
      </Link>
    </li>
  )
}

export function WorkedExamples({ problem }: { readonly problem: Problem }) {
  return (
    <section className={styles['examples']} aria-labelledby="ejemplos">
      <h2 id="ejemplos" className="title">
        Dos ejemplos
      </h2>
      <ul className="after-20">
        {EXAMPLES[problem].map((query) => (
          <Example key={query} problem={problem} query={query} />
        ))}
      </ul>
    </section>
  )
}
