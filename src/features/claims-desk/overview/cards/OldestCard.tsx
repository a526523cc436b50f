import { Link, useLocation } from 'react-router-dom'
import { airlineLabel } from '@/domain/claim/catalogue'
import type { Claim } from '@/domain/claim/fields'
import { handlerKey } from '@/domain/claim/overview/claim-metrics'
import { StaffStatusChip } from '@/features/claim-editor/status-menu/StaffStatusChip'
import type { OverviewData } from '@/domain/claim/overview/overview'
import { fullName } from '@/domain/people/full-name'
import { textOrDash } from '@/domain/text-or-dash'
import { ContactCue } from '@/features/claim-store/contact/ContactState'
import { DetailsButton } from '../../shared/DetailsButton'
import { searchOfView } from '../../shared/desk-view'
import { DataTable, type Column } from '@/ui/table/DataTable'
import { classNames } from '@/ui/theme/class-names'
import { Card } from './Card'
import styles from './Cards.module.css'
import { Person } from './Person'

const COLUMNS: readonly Column<Claim>[] = [
  {
    id: 'id',
    label: 'ID',
    className: styles['short'],
    cell: (claim) => <DetailsButton claim={claim}>{claim.id ?? '-'}</DetailsButton>,
  },
  {
    id: 'name',
    label: 'Pasajero',
    className: classNames(styles['name'], styles['free']),
    cell: (claim) => textOrDash(fullName(claim)),
  },
  {
    id: 'category',
    label: 'Estado',
    cell: ({ category }) => <StaffStatusChip claim={{ category }} />,
  },
  {
    id: 'airline',
    label: 'Aerolínea',
    className: classNames(styles['short'], styles['free']),
    cell: ({ airline }) => airlineLabel(textOrDash(airline)),
  },
  {
    id: 'handler',
    label: 'Responsable',
    className: styles['short'],
    cell: ({ handler }) => <Person name={handlerKey(handler) === '' ? '' : (handler ?? '')} />,
  },
  {
    id: 'contact',
    label: 'Último contacto',
    className: styles['short'],
    cell: (claim) => <ContactCue claim={claim} />,
  },
  {
    id: 'next',
    label: 'Next Step',
    lang: 'en',
    className: styles['free'],
    isLabelled: true,
    cell: ({ next_step }) => textOrDash(next_step),
  },
]

export function OldestCard({ overview }: { readonly overview: OverviewData }) {
  const { search } = useLocation()
  return (
    <Card
      title="Más tiempo sin contacto"
      hint="Empieza por estos"
      action={<Link to={{ search: searchOfView(search, 'queue') }}>Abrir Qué toca hoy</Link>}
    >
      {overview.oldest.length === 0 ? (
        <p className={styles['none']}>No hay reclamos abiertos con contacto.</p>
      ) : (
        <DataTable
          caption="Los reclamos abiertos con el contacto más antiguo"
          rows={overview.oldest.map(({ claim }) => claim)}
          columns={COLUMNS}
          className={styles['plain']}
        />
      )}
    </Card>
  )
}
