import { Link } from 'react-router-dom'
import { env } from '@/config/env'
import { PROBLEM_LINKS } from '@/config/links'
import { claimPathWith, paths } from '@/config/paths'
import type { ClaimType } from '@/domain/claim/catalogue'
import { LAW_MAY_GIVE_MORE, estimateText } from '@/domain/claim/compensation'
import { ESTIMATES_YEAR, estimatesOf } from '@/domain/claim/faq-estimates'
import { formatClp } from '@/domain/country/money'
import {
  CancelledDrawing,
  DelayDrawing,
  LuggageDrawing,
  OverbookingDrawing,
} from './problem-drawings'
import { classNames } from '@/ui/theme/class-names'
import styles from './ProblemCards.module.css'

const PROBLEMS = [
  {
    type: 'CANCELACIÓN',
    title: 'Cancelación de Vuelo',
    text: 'Sin vuelo y sin alternativa razonable.',
    rights: paths.rightsCancellation,
    Drawing: CancelledDrawing,
  },
  {
    type: 'RETRASO',
    title: 'Retrasos Prolongados',
    text: 'Llegaste con más de 3 horas de atraso.',
    rights: paths.rightsDelay,
    Drawing: DelayDrawing,
  },
  {
    type: 'SOBREVENTA',
    title: 'Sobreventa',
    text: 'Te negaron el embarque con pasaje.',
    rights: paths.rightsOverbooking,
    Drawing: OverbookingDrawing,
  },
  {
    type: 'PROBLEMA EQUIPAJE',
    title: 'Otros',
    text: 'Equipaje perdido, roto o tarde; mascotas.',
    rights: paths.rightsLuggage,
    Drawing: LuggageDrawing,
  },
] as const satisfies readonly { readonly type: ClaimType; readonly [part: string]: unknown }[]

/** Range as in the FAQ; the highest estimate if the FAQ has several rows for the problem. */
function rangeOf(type: ClaimType): string {
  const [row, ...others] = estimatesOf(type)
  if (!row || others.length > 0) return estimateText(type)
  return row.uf
    ? `${row.uf.min} a ${row.uf.max} UF`
    : `${formatClp(row.min)} a ${formatClp(row.max)}`
}

export function ProblemCards() {
  return (
    <section className={styles['problems']} aria-labelledby="reclamamos-por">
      <div className="page">
        <h2 id="reclamamos-por">Reclamamos por</h2>
        <ul className={styles['cards']}>
          {PROBLEMS.map(({ type, title, text, rights, Drawing }) => (
            <li key={title} className={classNames('surface', styles['card'])}>
              <Drawing />
              <h3>{title}</h3>
              <p className={styles['text']}>{text}</p>
              <p className={styles['range']}>
                {rangeOf(type)} <small>estimado</small>
              </p>
              <p className={styles['links']}>
                <Link to={claimPathWith({ type, airline: '' })}>
                  Reclamar <span className="visually-hidden">por {title.toLowerCase()}</span>
                </Link>
                {PROBLEM_LINKS.filter(({ to }) => to === rights).map(({ to, label }) => (
                  <Link key={to} to={to}>
                    Qué puedes pedir <span className="visually-hidden">por: {label}</span>
                  </Link>
                ))}
              </p>
            </li>
          ))}
        </ul>
        <p className="muted dense">
          Montos de referencia, edición {ESTIMATES_YEAR}. No aseguran un resultado.{' '}
          {LAW_MAY_GIVE_MORE}{' '}
          <Link to={`${paths.faq}#compensacion-estimada`}>Ver la tabla completa</Link>
        </p>
        <p className={styles['links']}>
          <Link to={paths.claim}>Crea tu Reclamo</Link>
          {env.rights && (
            <>
              <Link to={paths.rightsAirport}>Estoy en el aeropuerto</Link>
              <Link to={paths.rights}>¿Me corresponde? Tres preguntas</Link>
            </>
          )}
        </p>
      </div>
    </section>
  )
}
