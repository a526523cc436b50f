import { memo, type ReactNode } from 'react'
import type { ClaimRecord } from '@/api/claim-records'
import type { ClaimColumn, ClaimColumnId } from '@/domain/claims/columns'
import { contactAge } from '@/domain/claims/contact-age'
import { formatDay } from '@/domain/dates'
import { TABLE_ROLES } from '@/ui/table-roles'
import { ContactMark } from './ContactMark'
import styles from './ClaimsTable.module.css'
import { FolderCell } from './FolderCell'

/** Marks the one control of a row that the row keys go to. */
export const ROW_ACTION = 'data-row-action'

function orDash(text: string | null): string {
  const trimmed = text?.trim() ?? ''
  return trimmed === '' ? '-' : trimmed
}

/** A claim as its buttons name it; old rows may have no number. */
function ofClaim({ id }: ClaimRecord): string {
  return id === null ? 'del reclamo sin número' : `del reclamo ${id}`
}

function Text({ children }: { readonly children: string | null }) {
  const text = orDash(children)
  const [start = '', ...rest] = text.split('@')
  return (
    <span className={styles['text']} title={text === '-' ? undefined : text}>
      {start}
      {rest.length > 0 && (
        <>
          {/* Where an e-mail needs two lines, its domain is the second one. */}
          <wbr />@{rest.join('@')}
        </>
      )}
    </span>
  )
}

interface ClaimRowProps {
  readonly claim: ClaimRecord
  readonly columns: readonly ClaimColumn[]
  /** The same object for a whole day, so that the row knows when nothing changed. */
  readonly today: Date
  readonly onOpen: (claim: ClaimRecord) => void
}

/** One claim: stripe, tint and words for the age of contact, and the button that opens it. */
export const ClaimRow = memo(function ClaimRow({ claim, columns, today, onOpen }: ClaimRowProps) {
  const { tone, label } = contactAge(claim, today)
  const cells: Readonly<Record<ClaimColumnId, () => ReactNode>> = {
    id: () => claim.id ?? '-',
    name: () => <Text>{claim.name}</Text>,
    lastname: () => <Text>{claim.lastname}</Text>,
    email: () => <Text>{claim.email}</Text>,
    contact: () => <ContactMark tone={tone}>{label}</ContactMark>,
    folder: () => <FolderCell folder={claim.case_folder} of={ofClaim(claim)} />,
    nextStep: () => <Text>{claim.next_step}</Text>,
    updatedAt: () => formatDay(claim.updated_at),
    actions: () => (
      <button
        type="button"
        className={styles['details']}
        aria-label={`Detalles ${ofClaim(claim)}`}
        aria-haspopup="dialog"
        {...{ [ROW_ACTION]: '' }}
        onClick={() => onOpen(claim)}
      >
        Detalles
      </button>
    ),
  }
  return (
    <tr {...TABLE_ROLES.row} className={styles[tone]}>
      {columns.map(({ id, label: column }) => (
        <td key={id} {...TABLE_ROLES.cell} data-label={column} className={styles[id]}>
          {cells[id]()}
        </td>
      ))}
    </tr>
  )
})
