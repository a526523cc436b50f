import type { ReactNode } from 'react'
import type { Claim, ClaimField } from '@/domain/claim/fields'
import { isSortField, type ClaimSortField } from '@/domain/claim/list/claim-list'
import type { ClaimColumn, ClaimColumnId } from '@/domain/claim/list/columns'
import { showField } from '@/domain/claim/record/details'
import { contactAge } from '@/domain/claim/status/contact-age'
import { GAP } from '@/domain/text-or-dash'
import { EmailText } from '@/ui/EmailText'
import type { Column } from '@/ui/table/DataTable'
import styles from './ClaimsTable.module.css'
import { ContactMark } from '@/features/staff-claims/contact/ContactMark'
import { FolderCell } from './FolderCell'

/** Marks the one control of a row that the row keys go to. */
export const ROW_ACTION = 'data-row-action'

/** Kinds whose texts may be longer than two lines. */
const LONG: Partial<Record<ClaimField['kind'], Column<Claim>['long']>> = {
  text: 'clamp',
  note: 'clamp',
  email: 'address',
}

/** What a card says without a word about what it is. */
const PLAIN: readonly ClaimColumnId[] = ['id', 'name', 'lastname', 'email', 'contact', 'actions']

/** A claim as its buttons name it; old rows may have no number. */
function ofClaim({ id }: Claim): string {
  return id === null ? 'del reclamo sin número' : `del reclamo ${id}`
}

/** What a field shows, which is not always plain text. */
function fieldCell(field: ClaimField, claim: Claim): ReactNode {
  const text = showField(field, claim)
  if (field.kind === 'email') return <EmailText>{text}</EmailText>
  if (field.kind !== 'link' || text === GAP) return text
  return <FolderCell folder={text} of={ofClaim(claim)} />
}

interface ClaimListContext {
  /** The current day; one object while the day lasts. */
  readonly today: Date
  readonly onOpen: (claim: Claim) => void
}

/** A column of the claims as the table draws it. */
export function toColumn(
  { id, label, field }: ClaimColumn,
  { today, onOpen }: ClaimListContext,
): Column<Claim, ClaimSortField> {
  const look = { id, label, className: styles[id] }
  if (field === null) {
    const cell = (claim: Claim) => (
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
    return { ...look, pinned: 'end', cell }
  }
  if (id === 'contact') {
    const cell = (claim: Claim) => {
      const { tone, label: age } = contactAge(claim, today)
      return <ContactMark tone={tone}>{age}</ContactMark>
    }
    return { ...look, cell }
  }
  const long = LONG[field.kind]
  return {
    ...look,
    lang: field.lang,
    sortKey: isSortField(field.key) ? field.key : undefined,
    isNumeric: field.kind === 'id' || field.kind === 'day',
    pinned: id === 'id' ? 'start' : undefined,
    cardLabel: PLAIN.includes(id) ? undefined : 'inline',
    long,
    cell: (claim) => fieldCell(field, claim),
    // What two lines do not show.
    title: (claim) => {
      const text = showField(field, claim)
      return long && text !== GAP ? text : undefined
    },
  }
}
