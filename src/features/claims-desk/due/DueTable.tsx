import { showField } from '@/domain/claim/editing/details'
import { CLAIM_FIELDS, type Claim } from '@/domain/claim/fields'
import { fullName } from '@/domain/people/full-name'
import { textOrDash } from '@/domain/text-or-dash'
import { ChargeButton, ChargeFacts } from '@/features/claim-editor/charge/facts/ChargeFacts'
import { DetailsButton } from '../shared/DetailsButton'
import { EmailText } from '@/ui/EmailText'
import { BESIDE, columnSize } from '@/ui/table/column-size'
import { DataTable, type Column } from '@/ui/table/DataTable'
import { ScrollRegion } from '@/ui/table/ScrollRegion'
import styles from './ChargesDue.module.css'

interface DueTableProps {
  readonly claims: readonly Claim[]
  readonly onCharge: (claim: Claim) => void
}

/** On a card: number and name, airline and day, card and buttons share a line each. */
const SHORT = columnSize(undefined, 0, BESIDE)

function fact(key: 'id' | 'airline' | 'updated_at'): Column<Claim> {
  const field = { ...CLAIM_FIELDS[key], key }
  const cell = (claim: Claim) => showField(field, claim)
  return { id: key, label: field.label, cell, style: SHORT }
}

const FACTS: readonly Column<Claim>[] = [
  fact('id'),
  {
    id: 'person',
    label: 'Persona',
    style: columnSize(undefined, 0, '1 1 70%'),
    cell: (claim) => <strong>{textOrDash(fullName(claim))}</strong>,
  },
  {
    id: 'email',
    label: 'Correo',
    className: styles['email'],
    cell: ({ email }) => <EmailText>{textOrDash(email)}</EmailText>,
  },
  fact('airline'),
  { ...fact('updated_at'), isLabelled: true },
  {
    id: 'charge',
    label: 'Cobro',
    style: columnSize(undefined, 0, '1 1 6rem'),
    cell: (claim) => <ChargeFacts claim={claim} />,
  },
]

export function DueTable({ claims, onCharge }: DueTableProps) {
  const actions: Column<Claim> = {
    id: 'actions',
    label: 'Acciones',
    pinned: 'end',
    style: SHORT,
    cell: (claim) => (
      <span className="line gap-16 loose">
        <ChargeButton claim={claim} onCharge={onCharge} />
        <DetailsButton claim={claim} />
      </span>
    ),
  }
  return (
    <ScrollRegion aria-label="Tabla de casos por cobrar">
      <DataTable
        caption="Casos ganados por cobrar"
        rows={claims}
        columns={[...FACTS, actions]}
        rowKeys={(rows) => rows.map(({ id }, at) => id ?? `row ${at}`)}
      />
    </ScrollRegion>
  )
}
