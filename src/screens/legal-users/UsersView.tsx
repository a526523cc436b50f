import { useMemo, useState } from 'react'
import type { User } from '@/api/user'
import { USERS_PAGE_SIZE } from '@/config/limits'
import { clampPage, pageCount, pageSlice } from '@/domain/paging'
import {
  filterByCard,
  filterByText,
  userCountText,
  type CardFilter,
  wonEmailsOf,
} from '@/domain/people/user-list'
import { failureReason } from '@/features/claim-store/claim-data/reading-words'
import { RetryButton } from '@/ui/actions/RetryButton'
import { Notice } from '@/ui/feedback/Notice'
import { Pager } from '@/ui/table/Pager'
import { LegalUsersPending } from './LegalUsersSkeleton'
import { UsersTable } from './table/UsersTable'
import { useExpireSession } from '@/features/claim-store/claim-data/use-leave-when-refused'
import { WON_CLAIMS } from '@/features/claim-store/claim-data/all-claims'
import { useAllClaims } from '@/features/claim-store/claim-data/use-claims'

/** E-mails of all won claims; no requests unless `isWanted`. */
function useWonEmails(isWanted: boolean) {
  const { data, claims, error, refetch } = useAllClaims({ isWanted, filters: WON_CLAIMS })
  const emails = useMemo(() => data && wonEmailsOf(claims), [data, claims])
  useExpireSession(error)
  return { emails, error, reload: () => void refetch() }
}

interface UsersViewProps {
  readonly users: readonly User[]
  readonly typed: string
  readonly card: CardFilter
  readonly page: number
  readonly onPage: (page: number) => void
}

/** Filtered users, ten per page (SPEC 2.11). */
export function UsersView({ users, typed, card, page: asked, onPage }: UsersViewProps) {
  const won = useWonEmails(card === 'sin-ganado')
  const { emails } = won
  const shown = useMemo(
    () => filterByText(filterByCard(users, card, emails ?? new Set()), typed),
    [users, card, emails, typed],
  )
  // The pages of typed text are local, because the address contains neither.
  const [own, setOwn] = useState({ typed: '', page: 1 })
  const isTyped = typed.trim() !== ''
  const wanted = isTyped ? (own.typed === typed ? own.page : 1) : asked
  const turn = isTyped ? (next: number) => setOwn({ typed, page: next }) : onPage
  const pages = pageCount(shown.length, USERS_PAGE_SIZE)
  const page = clampPage(wanted, shown.length, USERS_PAGE_SIZE)

  if (card === 'sin-ganado' && !emails) {
    return won.error ? (
      <Notice tone="error" action={<RetryButton onClick={won.reload} />}>
        No pudimos leer los casos ganados. {failureReason(won.error)}
      </Notice>
    ) : (
      <LegalUsersPending text="Leyendo los casos ganados…" />
    )
  }
  return (
    <>
      <p role="status" className="muted dense semibold before">
        {shown.length > 0
          ? userCountText(shown.length, users.length)
          : 'No hay usuarios para mostrar con los filtros actuales.'}
      </p>
      {shown.length > 0 && (
        <UsersTable users={pageSlice(shown, page, USERS_PAGE_SIZE)} full={pages > 1} />
      )}
      {shown.length > USERS_PAGE_SIZE && (
        <Pager page={page} pages={pages} onChange={turn} label="Páginas de usuarios" />
      )}
    </>
  )
}
