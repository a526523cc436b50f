import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import {
  AIRPORT_CONDITION,
  AIRPORT_EVIDENCE,
  AIRPORT_STEPS,
  BOARDING_RIGHTS,
  LUGGAGE_STEPS,
  NOT_TO_SIGN,
} from '@/domain/rights/airport-guide'
import type { Right } from '@/domain/rights/laws/law'
import { SourceMark } from '../cards/SourceMark'
import { Contents } from '@/ui/Contents'
import { classNames } from '@/ui/theme/class-names'
import styles from './AirportGuide.module.css'

function RightItems({ rights }: { readonly rights: readonly Right[] }) {
  return (
    <ul className="stack after">
      {rights.map(({ title, text, source }, index) => (
        <li key={title}>
          <strong>{title}</strong>: {text} {/* Once for neighbours that rest on the same source. */}
          {rights[index + 1]?.source !== source && <SourceMark source={source} />}
        </li>
      ))}
    </ul>
  )
}

interface CaseCardProps {
  readonly id: string
  readonly title: string
  readonly rights: readonly Right[]
}

function CaseCard({ id, title, rights }: CaseCardProps) {
  return (
    <section className="surface pad" aria-labelledby={id}>
      <h2 id={id} className="lead">
        {title}
      </h2>
      <RightItems rights={rights} />
    </section>
  )
}

const PARTS = [
  ['por-hora', 'Qué pedir, hora por hora'],
  ['que-guardar', 'Qué guardar'],
  ['no-firmes', 'Qué no firmar'],
  ['no-embarcas', 'Si no te dejan embarcar'],
  ['maleta', 'Si tu maleta no llega bien'],
] as const

export function AirportGuide() {
  return (
    <div className={styles['guide']}>
      <Contents parts={PARTS} />
      <div className="stack gap-28">
        <section className={styles['hours']} aria-labelledby="por-hora">
          <h2 id="por-hora" className="title">
            Qué pedir, hora por hora
          </h2>
          <ol className="after">
            {AIRPORT_STEPS.map(({ when, rights }) => (
              <li key={when}>
                <h3 className="lead">{when}</h3>
                <RightItems rights={rights} />
              </li>
            ))}
          </ol>
          <p className={classNames('after', styles['condition'])}>
            {AIRPORT_CONDITION.text} <SourceMark source={AIRPORT_CONDITION.source} />
          </p>
        </section>
        <div className={styles['cards']}>
          <section
            className={classNames('surface pad', styles['keep'])}
            aria-labelledby="que-guardar"
          >
            <h2 id="que-guardar" className="lead">
              Qué guardar
            </h2>
            <ul>
              {AIRPORT_EVIDENCE.map((paper) => (
                <li key={paper}>{paper}</li>
              ))}
            </ul>
            <p className="muted small">Sácales una foto ahora, mientras los tienes a mano.</p>
          </section>
          <CaseCard id="no-firmes" title="Qué no firmar" rights={NOT_TO_SIGN} />
          <CaseCard id="no-embarcas" title="Si no te dejan embarcar" rights={BOARDING_RIGHTS} />
          <CaseCard id="maleta" title="Si tu maleta no llega bien" rights={LUGGAGE_STEPS} />
        </div>
        <p className="muted fine">
          Vale para vuelos que salen de Chile. Para otra ruta, o para saber cuánto te toca,{' '}
          <Link to={paths.rights}>responde tres preguntas</Link>. Esto orienta, no es asesoría
          legal.
        </p>
      </div>
    </div>
  )
}
