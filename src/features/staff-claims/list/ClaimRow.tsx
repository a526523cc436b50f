import { memo, type ReactNode } from 'react'
import type { Claim, ClaimField } from '@/domain/claim/fields'
import type { ClaimColumn } from '@/domain/claim/list/columns'
import { showField } from '@/domain/claim/record/details'
import { contactAge } from '@/domain/claim/status/contact-age'
import { GAP } from '@/domain/text-or-dash'
import { EmailText } from '@/ui/EmailText'
import { TABLE_ROLES } from '@/ui/table/table-roles'
import { ContactMark } from '@/features/staff-claims/contact/ContactMark'
import styles from './ClaimsTable.module.css'
import { FolderCell } from './FolderCell'

/** Marks the one control of a row that the row keys go to. */
export const ROW_ACTION = 'data-row-action'

/** Kinds whose texts may be longer than two lines. */
const WORDY: readonly ClaimField['kind'][] = ['text', 'note', 'email']

/** A claim as its buttons name it; old rows may have no number. */
function ofClaim({ id }: Claim): string {
  return id === null ? 'del reclamo sin número' : `del reclamo ${id}`
}

interface ClaimRowProps {
  readonly claim: Claim
  readonly columns: readonly ClaimColumn[]
  /** The same object for a whole day, so that the row knows when nothing changed. */
  readonly today: Date
  readonly onOpen: (claim: Claim) => void
}

/** What a field shows where it is no plain text. */
function fieldCell(field: ClaimField, claim: Claim, text: string): ReactNode {
  if (field.kind === 'email') return <EmailText>{text}</EmailText>
  if (field.kind !== 'link' || text === GAP) return text
  return <FolderCell folder={text} of={ofClaim(claim)} />
}

/** One claim: stripe, tint and words for the age of contact, and the button that opens it. */
export const ClaimRow = memo(function ClaimRow({ claim, columns, today, onOpen }: ClaimRowProps) {
  const { tone, label } = contactAge(claim, today)
  const actions = (
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
  )
  const toCell = ({ id, field }: ClaimColumn): { cell: ReactNode; title?: string } => {
    if (field === null) return { cell: actions }
    if (id === 'contact') return { cell: <ContactMark tone={tone}>{label}</ContactMark> }
    const text = showField(field, claim)
    const cell = fieldCell(field, claim, text)
    // What two lines do not show.
    return WORDY.includes(field.kind) && text !== GAP ? { cell, title: text } : { cell }
  }
  return (
    <tr {...TABLE_ROLES.row} className={styles[tone]}>
      {columns.map((column) => {
        const { cell, title } = toCell(column)
        return (
          <td
            key={column.id}
            {...TABLE_ROLES.cell}
            data-label={column.label}
            className={styles[column.id]}
            title={title}
          >
            {cell}
          </td>
        )
      })}
    </tr>
  )
})
