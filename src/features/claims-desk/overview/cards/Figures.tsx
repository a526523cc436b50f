import { Link } from 'react-router-dom'
import { formatNumber } from '@/domain/country/money'
import { countClaims } from '@/features/claim-store/claim-data/reading-words'
import { NextIcon } from '@/ui/icons/desk-icons'
import type { OverviewCardProps } from './Card'
import { classNames } from '@/ui/theme/class-names'
import styles from './Cards.module.css'
import { formatShare } from './share-words'

interface FiguresProps extends OverviewCardProps {
  /** Only one handler's claims, so none is unassigned. */
  readonly isMine: boolean
}

export function Figures({ overview, linkTo, isMine }: FiguresProps) {
  const { total, cases, open, late, unassigned, weeks, won, closed } = overview
  const [lastWeek, week] = weeks.slice(-2)
  const casesText = cases === 1 ? '1 caso' : `${formatNumber(cases)} casos`
  const figures = [
    {
      label: 'Abiertos',
      value: formatNumber(open),
      note: `de ${countClaims(total)}${cases < total ? ` · ${casesText}` : ''}`,
      to: linkTo({ state: 'open' }),
    },
    {
      label: 'Atrasados',
      value: formatNumber(late),
      note: 'más de 4 días sin contacto',
      to: linkTo({ state: 'open', contact: 'late' }),
      tone: 'red',
    },
    ...(isMine
      ? []
      : [
          {
            label: 'Sin responsable',
            value: formatNumber(unassigned),
            note: 'abiertos por asignar',
            to: linkTo({ state: 'open', handler: '' }),
          },
        ]),
    {
      label: 'Recibidos esta semana',
      value: formatNumber(week?.count ?? 0),
      note: `${formatNumber(lastWeek?.count ?? 0)} la semana pasada`,
      to: linkTo({ state: 'all', week: week?.monday }),
    },
    {
      label: 'Ganados',
      value: formatShare(won, closed),
      note: `${formatNumber(won)} de ${formatNumber(closed)} cerrados`,
      to: linkTo({ state: 'won' }),
      tone: 'purple',
    },
  ]
  return (
    <ul aria-label="Cifras" className={styles['figures']}>
      {figures.map(({ label, value, note, to, tone }) => (
        <li key={label} className="on-white stretch">
          <Link to={{ search: to }} className="stack flat ink regular bare">
            <span className="line between">
              {label}
              <NextIcon className="purple" />
            </span>{' '}
            <strong className={classNames('figure numbers', tone)}>{value}</strong>{' '}
            <small className="muted fine">{note}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}
