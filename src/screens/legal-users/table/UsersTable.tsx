import type { CSSProperties, ReactNode } from 'react'
import type { User } from '@/api/user'
import { cardText } from '@/domain/people/user-list'
import { GAP, textOrDash } from '@/domain/text-or-dash'
import { EmailText } from '@/ui/EmailText'
import { BESIDE, columnSize } from '@/ui/table/column-size'
import { DataTable, type Column } from '@/ui/table/DataTable'
import { ScrollRegion } from '@/ui/table/ScrollRegion'
import { classNames } from '@/ui/theme/class-names'
import styles from './UsersTable.module.css'
import { useNavigate } from 'react-router-dom'
import { accountEmail } from '@/domain/people/account-email'
import { paths } from '@/config/paths'
import { chatLink, toChatPhone } from '@/domain/people/chat-link'
import { claimSearchState } from '@/features/claims-desk/shared/claims-of-email'
import { Button } from '@/ui/actions/Button'
import { StaffButton } from '@/ui/actions/StaffButton'
import { CopyButton } from '@/ui/actions/CopyButton'
import { NEW_TAB } from '@/ui/browser/new-tab'
import own from './UserActions.module.css'

interface UserActionsProps {
  readonly name: string
  readonly email: string
  readonly phone: string
}

/** Actions on a user; those without data are omitted. */
function UserActions({ name, email, phone }: UserActionsProps) {
  const navigate = useNavigate()
  const chatPhone = toChatPhone(phone)
  const who = name || email || phone
  return (
    <div className={classNames('row gap-4 middle', own['actions'])}>
      {email !== '' && (
        <>
          <Button
            variant="outlined"
            size="small"
            aria-label={`Ver reclamos de ${who}`}
            // The e-mail is personal data: router state, not the address.
            onClick={() => void navigate(paths.legalClaims, { state: claimSearchState({ email }) })}
          >
            Ver reclamos
          </Button>
          <CopyButton what={`correo de ${who}`} text={email} />
        </>
      )}
      {chatPhone !== null && (
        <StaffButton href={chatLink(chatPhone)} {...NEW_TAB} aria-label={`Chat con ${who}`}>
          Chat
        </StaffButton>
      )}
    </div>
  )
}

/** RUT and card share a line of a card, and so do phone and alias. */
const SIZES: Readonly<Record<string, CSSProperties>> = {
  name: columnSize('6.5rem', 4),
  rut: columnSize('7.375rem', 0, BESIDE),
  card: columnSize('5.125rem', 1, BESIDE),
  email: columnSize('9.25rem', 6),
  phone: columnSize('7.75rem', 1, BESIDE),
  alias: columnSize('4.5rem', 1, BESIDE),
}

/** Column of texts, cut at two lines; `title` has up to 400 characters. */
function toColumn(
  id: string,
  label: string,
  read: (user: User) => Parameters<typeof textOrDash>[0],
  look: Partial<Column<User>> = {},
  show: (text: string) => ReactNode = (text) => text,
): Column<User> {
  const textOf = (user: User) => textOrDash(read(user))
  return {
    id,
    label,
    long: 'clamp',
    isLabelled: true,
    className: styles[id],
    style: SIZES[id],
    cell: (user) => show(textOf(user)),
    title: (user) => (textOf(user).length > 30 ? textOf(user).slice(0, 400) : undefined),
    ...look,
  }
}

const plain = (value: Parameters<typeof textOrDash>[0]) => {
  const text = textOrDash(value)
  return text === GAP ? '' : text
}

const ACTIONS: Column<User> = {
  id: 'actions',
  label: 'Acciones',
  style: columnSize('14.75rem'),
  cell: (user) => (
    <UserActions name={plain(user.name)} email={accountEmail(user)} phone={plain(user.phone)} />
  ),
}

const COLUMNS = [
  toColumn(
    'name',
    'Nombre',
    ({ name }) => name,
    { isLabelled: false },
    (text) => <span className="semibold">{text}</span>,
  ),
  toColumn('rut', 'Rut', ({ rut }) => rut, { isNumeric: true }),
  toColumn('card', 'Tarjeta Crédito', cardText),
  toColumn('email', 'Correo', accountEmail, { long: 'address', isLabelled: false }, (text) => (
    <EmailText>{text}</EmailText>
  )),
  toColumn('phone', 'Teléfono', ({ phone }) => phone, { isNumeric: true }),
  toColumn('alias', 'Alias', ({ alias }) => alias),
  ACTIONS,
]

interface UsersTableProps {
  readonly users: readonly User[]
  /** Keeps the height of a full page, so that the pager stays under the pointer. */
  readonly full: boolean
}

export function UsersTable({ users, full }: UsersTableProps) {
  return (
    <div className={full ? styles['full'] : undefined}>
      <ScrollRegion aria-label="Usuarios">
        <DataTable caption="Usuarios" rows={users} columns={COLUMNS} layout="even" />
      </ScrollRegion>
    </div>
  )
}
