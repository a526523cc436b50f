import { useMemo } from 'react'
import type { User } from '@/api/user'
import { USERS_PAGE_SIZE } from '@/config/limits'
import { clampPage, pageCount, pageSlice } from '@/domain/paging'
import { filterByCard, userCountText, type CardFilter } from '@/domain/people/user-list'
import { Pager } from '@/ui/table/Pager'
import styles from './LegalUsersPage.module.css'
import { UsersTable } from './UsersTable'

interface UsersViewProps {
  readonly users: readonly User[]
  readonly card: CardFilter
  readonly page: number
  readonly onPage: (page: number) => void
}

/** The users that the filters leave, ten at a time (SPEC 2.11). */
export function UsersView({ users, card, page: wanted, onPage }: UsersViewProps) {
  const shown = useMemo(() => filterByCard(users, card), [users, card])
  const pages = pageCount(shown.length, USERS_PAGE_SIZE)
  const page = clampPage(wanted, shown.length, USERS_PAGE_SIZE)

  return (
    <>
      <p role="status" className={styles['count']}>
        {shown.length > 0
          ? userCountText(shown.length, users.length)
          : 'No hay usuarios para mostrar con los filtros actuales.'}
      </p>
      {shown.length > 0 && (
        <UsersTable
          users={pageSlice(shown, page, USERS_PAGE_SIZE)}
          caption="Usuarios"
          full={pages > 1}
        />
      )}
      {shown.length > USERS_PAGE_SIZE && (
        <Pager page={page} pages={pages} onChange={onPage} label="Páginas de usuarios" />
      )}
    </>
  )
}
