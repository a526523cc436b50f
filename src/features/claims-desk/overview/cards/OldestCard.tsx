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
import { BESIDE, columnSize } from '@/ui/table/column-size'
import { DataTable, type Column } from '@/ui/table/DataTable'
import { Card } from './Card'
import styles from './Cards.module.css'
import { Person } from './Person'

/** Number and passenger share a line of a card; airline, handler and age of contact another. */
const SHORT = columnSize(undefined, 0, BESIDE)

const COLUMNS: readonly Column<Claim>[] = [
  {
    id: 'id',
    label: 'ID',
    style: SHORT,
    cell: (claim) => <DetailsButton claim={claim}>{claim.id ?? '-'}</DetailsButton>,
  },
  {
    id: 'name',
    label: 'Pasajero',
    className: styles['free'],
    style: columnSize(undefined, 0, '1 1 70%'),
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
    className: styles['free'],
    style: SHORT,
    cell: ({ airline }) => airlineLabel(textOrDash(airline)),
  },
  {
    id: 'handler',
    label: 'Responsable',
    className: styles['free'],
    style: SHORT,
    cell: ({ handler }) => <Person name={handlerKey(handler) === '' ? '' : (handler ?? '')} />,
  },
  {
    id: 'contact',
    label: 'Último contacto',
    style: SHORT,
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
      action={
        <Link className="chip touch strong bare" to={{ search: searchOfView(search, 'queue') }}>
          Abrir Qué toca hoy
        </Link>
      }
    >
      {overview.oldest.length === 0 ? (
        <p className="muted">No hay reclamos abiertos con contacto.</p>
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
