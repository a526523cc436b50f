import { memo } from 'react'
import type { User } from '@/api/user'
import { cardText } from '@/domain/people/user-list'
import { textOrDash } from '@/domain/text-or-dash'
import { EmailText } from '@/ui/EmailText'
import { ScrollRegion } from '@/ui/table/ScrollRegion'
import { TABLE_ROLES } from '@/ui/table/table-roles'
import styles from './UsersTable.module.css'

const COLUMNS = ['Nombre', 'Rut', 'Tarjeta Crédito', 'Correo', 'Teléfono', 'Alias'] as const
const EMAIL = COLUMNS.indexOf('Correo')

interface UsersTableProps {
  readonly users: readonly User[]
  readonly caption: string
  /** Keeps the height of a full page, so that the pager stays under the pointer on the last one. */
  readonly full: boolean
}

const UserRow = memo(function UserRow({ user }: { readonly user: User }) {
  const texts = [
    user.name,
    user.rut,
    cardText(user),
    user.email ?? user.username,
    user.phone,
    user.alias,
  ].map(textOrDash)
  return (
    <tr {...TABLE_ROLES.row}>
      {texts.map((text, index) => (
        <td key={COLUMNS[index]} {...TABLE_ROLES.cell} data-label={COLUMNS[index]}>
          <span
            className={`${styles['text'] ?? ''} ${(index === EMAIL ? styles['email'] : '') ?? ''}`}
            title={text.length > 30 ? text.slice(0, 400) : undefined}
          >
            {index === EMAIL ? <EmailText>{text}</EmailText> : text}
          </span>
        </td>
      ))}
    </tr>
  )
})

/**
 * One page of users (SPEC 2.11). Where it is wider than the screen, it scrolls by itself; on a phone
 * each user is a card.
 */
export function UsersTable({ users, caption, full }: UsersTableProps) {
  return (
    <div className={full ? styles['full'] : ''}>
      <ScrollRegion aria-label={caption} className={styles['scroll'] ?? ''}>
        <table {...TABLE_ROLES.table} className={styles['table']}>
          <caption className="visually-hidden">{caption}</caption>
          <thead {...TABLE_ROLES.group}>
            <tr {...TABLE_ROLES.row}>
              {COLUMNS.map((column) => (
                <th key={column} {...TABLE_ROLES.head} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...TABLE_ROLES.group}>
            {users.map((user, index) => (
              // Ids may be missing or repeated; the rows of a page never move.
              <UserRow key={index} user={user} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  )
}
