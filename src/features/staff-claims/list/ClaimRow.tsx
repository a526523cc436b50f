import { memo, type ReactNode } from 'react'
import type { ClaimRecord } from '@/api/claim-records'
import type { ClaimColumn, ClaimColumnId } from '@/domain/claim/list/columns'
import { contactAge } from '@/domain/claim/status/contact-age'
import { formatDay } from '@/domain/dates'
import { textOrDash } from '@/domain/text-or-dash'
import { EmailText } from '@/ui/EmailText'
import { TABLE_ROLES } from '@/ui/table/table-roles'
import { ContactMark } from './contact/ContactMark'
import styles from './ClaimsTable.module.css'
import { FolderCell } from './FolderCell'

/** Marks the one control of a row that the row keys go to. */
export const ROW_ACTION = 'data-row-action'

/** A claim as its buttons name it; old rows may have no number. */
function ofClaim({ id }: ClaimRecord): string {
  return id === null ? 'del reclamo sin número' : `del reclamo ${id}`
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
  const texts: Readonly<Partial<Record<ClaimColumnId, string>>> = {
    name: textOrDash(claim.name),
    lastname: textOrDash(claim.lastname),
    email: textOrDash(claim.email),
    nextStep: textOrDash(claim.next_step),
  }
  const cells: Readonly<Partial<Record<ClaimColumnId, () => ReactNode>>> = {
    id: () => claim.id ?? '-',
    email: () => <EmailText>{texts.email ?? ''}</EmailText>,
    contact: () => <ContactMark tone={tone}>{label}</ContactMark>,
    folder: () => <FolderCell folder={claim.case_folder} of={ofClaim(claim)} />,
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
        <td
          key={id}
          {...TABLE_ROLES.cell}
          data-label={column}
          className={styles[id]}
          // What its two lines do not show.
          title={texts[id] === '-' ? undefined : texts[id]}
        >
          {cells[id]?.() ?? texts[id]}
        </td>
      ))}
    </tr>
  )
})
