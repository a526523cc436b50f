import type { CSSProperties, ReactNode } from 'react'
import type { Claim, ClaimField } from '@/domain/claim/fields'
import { isSortField, type ClaimSortField } from '@/domain/claim/list/claim-list'
import type { ClaimColumn, ClaimColumnId } from '@/domain/claim/list/columns'
import { showField } from '@/domain/claim/editing/details'
import { GAP } from '@/domain/text-or-dash'
import {
  type InlineTextField,
  InlineStatus,
  InlineText,
} from '@/features/claim-editor/inline-edit/InlineButtons'
import { DetailsButton } from '../shared/DetailsButton'
import { RowCheckbox } from './selection/RowCheckbox'
import type { Selection } from './selection/selection'
import { EmailText } from '@/ui/EmailText'
import { BESIDE, columnSize } from '@/ui/table/column-size'
import type { Column } from '@/ui/table/DataTable'
import { classNames } from '@/ui/theme/class-names'
import styles from './ClaimsTable.module.css'
import { ContactCue } from '@/features/claim-store/contact/ContactState'
import { safeUrl } from '@/domain/safe-url'
import { NEW_TAB } from '@/ui/browser/new-tab'

const LONG: Partial<Record<ClaimField['kind'], Column<Claim>['long']>> = {
  text: 'clamp',
  note: 'clamp',
  choice: 'clamp',
  email: 'address',
}

/** `BESIDE` shares a line of a card; the status does so with the contact, but never with a short name. */
const SIZES: Readonly<Record<ClaimColumnId, CSSProperties>> = {
  id: columnSize('3.5rem', 0, BESIDE),
  status: columnSize('13.25rem', 3, '1 1 calc(100% - 7.5rem)'),
  airline: columnSize('5.5rem'),
  handler: columnSize('7rem', 2),
  name: columnSize('5.5rem', 3, BESIDE),
  lastname: columnSize('5.5rem', 2, BESIDE),
  email: columnSize('8.75rem', 3),
  contact: columnSize('7.75rem', 0, BESIDE),
  folder: columnSize('3.75rem'),
  nextStep: columnSize('8rem', 3, '1 1 55%'),
  updatedAt: columnSize('6.25rem', 1),
  actions: columnSize('4.75rem', 0, BESIDE),
}

/** Columns without a label on cards. */
const PLAIN: readonly ClaimColumnId[] = ['id', 'name', 'lastname', 'email', 'contact', 'actions']

/** Claim for accessible names; old rows may have no id. */
function ofClaim({ id }: Claim): string {
  return id === null ? 'del reclamo sin número' : `del reclamo ${id}`
}

const LONGEST = 28

/** Shortens the middle, because the end of a URL tells folders apart. */
function shorten(text: string): string {
  if (text.length <= LONGEST) return text
  // Remove halves of a surrogate pair.
  return `${text.slice(0, LONGEST - 10)}…${text.slice(-9)}`.replace(/\p{Surrogate}/gu, '')
}

/** The case folder (SPEC 2.11) is a link; an unsafe URL is shown as text. */
function fieldCell(field: ClaimField, claim: Claim): ReactNode {
  const text = showField(field, claim)
  if (field.kind === 'email') return <EmailText>{text}</EmailText>
  if (field.kind !== 'link' || text === GAP) return text
  const url = safeUrl('link', text)
  if (url === null) return <span title={text}>{shorten(text)}</span>
  return (
    <a href={url} {...NEW_TAB} aria-label={`Abrir carpeta ${ofClaim(claim)}`}>
      Abrir
    </a>
  )
}

const CHANGED: Partial<Record<ClaimColumnId, InlineTextField>> = {
  handler: 'handler',
  contact: 'last_customer_contact',
  nextStep: 'next_step',
}

function placed({ id }: ClaimColumn, claim: Claim, children: ReactNode): ReactNode {
  const field = CHANGED[id]
  return field ? <InlineText {...{ field, claim, children }} isOffTab /> : children
}

/** @param selection omit if rows cannot be selected */
export function toColumn(
  column: ClaimColumn,
  selection: Selection | undefined,
): Column<Claim, ClaimSortField> {
  const { id, label, field } = column
  const look = { id, label, className: styles[id], style: SIZES[id] }
  if (field === null) {
    const cell = (claim: Claim) => <DetailsButton claim={claim} />
    return { ...look, pinned: 'end', cell }
  }
  if (id === 'contact') {
    const cell = (claim: Claim) => placed(column, claim, <ContactCue claim={claim} />)
    return { ...look, cell }
  }
  if (id === 'status') {
    const cell = (claim: Claim) => <InlineStatus claim={claim} isOffTab />
    return { ...look, cell }
  }
  const long = LONG[field.kind]
  return {
    ...look,
    lang: field.lang,
    sortKey: isSortField(field.key) ? field.key : undefined,
    isNumeric: field.kind === 'id' || field.kind === 'day',
    pinned: id === 'id' ? 'start' : undefined,
    isLabelled: !PLAIN.includes(id),
    long,
    cell: (claim) => {
      const text = showField(field, claim)
      if (id === 'id' && selection) {
        return (
          <span className={classNames('line gap-2 middle', styles['chosen'])}>
            <RowCheckbox {...{ claim, selection }} />
            {text}
          </span>
        )
      }
      return placed(column, claim, fieldCell(field, claim))
    },
    // Full text for clamped cells.
    title: (claim) => {
      const text = showField(field, claim)
      return long && text !== GAP ? text : undefined
    },
  }
}
