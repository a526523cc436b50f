import { Link } from 'react-router-dom'
import { env } from '@/config/env'
import { PROBLEM_LINKS } from '@/config/links'
import { claimPathWith, paths } from '@/config/paths'
import type { ClaimType } from '@/domain/claim/catalogue'
import { LAW_MAY_GIVE_MORE, estimateText } from '@/domain/claim/compensation'
import { ESTIMATES_YEAR, estimatesOf } from '@/domain/claim/faq-estimates'
import { formatClp } from '@/domain/country/money'
import { Drawing } from '../Drawing'
import { classNames } from '@/ui/theme/class-names'
import styles from './ProblemCards.module.css'

const PROBLEMS = [
  {
    type: 'CANCELACIÓN',
    title: 'Cancelación de Vuelo',
    text: 'Sin vuelo y sin alternativa razonable.',
    rights: paths.rightsCancellation,
    lines:
      'M31.5 13.2c1-1 .9-2.5 0-3.3-.9-.8-2.4-.7-3.3.2l-4.6 4.9-10-2.5-1.7 1.7 8.2 4.3-4.3 4.6-3.4-.6-1.2 1.2 4 2.2 2 4.1 1.3-1.2-.4-3.4 4.7-4.2 4 8.3 1.8-1.6-2.2-10.1z',
    accent: 'M11 11l22 22',
  },
  {
    type: 'RETRASO',
    title: 'Retrasos Prolongados',
    text: 'Llegaste con más de 3 horas de atraso.',
    rights: paths.rightsDelay,
    lines: 'M11.5 23a10.5 10.5 0 1 0 21 0a10.5 10.5 0 1 0-21 0M19 9.5h6M22 9.5v3M30.2 13.3l1.8 1.8',
    accent: 'M22 17v6l4 2.6',
  },
  {
    type: 'SOBREVENTA',
    title: 'Sobreventa',
    text: 'Te negaron el embarque con pasaje.',
    rights: paths.rightsOverbooking,
    lines:
      'M11.5 12v13.5a3 3 0 0 0 3 3H20M14.5 28.5v4.5M20 33v-4.5M25.5 20v6.5a2.5 2.5 0 0 0 2.5 2.5h4.5M28 29v4M32.5 33v-4M14 15a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M16.5 18.5v6.5h4.5',
    accent: 'M26.5 11.5l5 5M31.5 11.5l-5 5',
  },
  {
    type: 'PROBLEMA EQUIPAJE',
    title: 'Otros',
    text: 'Equipaje perdido, roto o tarde; mascotas.',
    rights: paths.rightsLuggage,
    lines:
      'M15.5 16h13a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3v-9a3 3 0 0 1 3-3zM18 16v-3.5a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2V16M16.5 31v2.5M27.5 31v2.5',
    accent: 'M17.5 20.5v6M26.5 20.5v6',
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
        <ul className={classNames('stack after before', styles['cards'])}>
          {PROBLEMS.map(({ type, title, text, rights, lines, accent }) => (
            <li key={title} className={classNames('surface relative grid', styles['card'])}>
              <Drawing lines={lines} accent={accent} />
              <h3>{title}</h3>
              <p className={classNames('muted dense grow', styles['text'])}>{text}</p>
              <p className="large figure">
                {rangeOf(type)} <small className="muted dense">estimado</small>
              </p>
              <p className="row dense gap-16 flat">
                <Link to={claimPathWith({ type, airline: '' })} className="chip target">
                  Reclamar <span className="visually-hidden">por {title.toLowerCase()}</span>
                </Link>
                {PROBLEM_LINKS.filter(({ to }) => to === rights).map(({ to, label }) => (
                  <Link key={to} to={to} className="chip target">
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
        <p className="row dense gap-16 flat">
          <Link to={paths.claim} className="chip target">
            Crea tu Reclamo
          </Link>
          {env.rights && (
            <>
              <Link to={paths.rightsAirport} className="chip target">
                Estoy en el aeropuerto
              </Link>
              <Link to={paths.rights} className="chip target">
                ¿Me corresponde? Tres preguntas
              </Link>
            </>
          )}
        </p>
      </div>
    </section>
  )
}
