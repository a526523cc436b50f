import { useId, useRef, useState, useMemo } from 'react'
import { hasStatus } from '@/api/http/api-error'
import { useExpireSession } from '@/features/claim-store/claim-data/use-leave-when-refused'
import { filterByText } from '@/domain/people/user-list'
import { PageTitle } from '@/ui/PageTitle'
import { LegalUsersPending } from './LegalUsersSkeleton'
import { UsersFilters } from './UsersFilters'
import { UsersView } from './UsersView'
import { useUserFilters } from './use-user-filters'
import { useQuery } from '@tanstack/react-query'
import { queries } from '@/api/queries'
import { RetryButton } from '@/ui/actions/RetryButton'
import { toFailure } from '@/api/http/to-failure'
import { staffFailureMessage } from '@/domain/failures/staff-failures'
import { Notice } from '@/ui/feedback/Notice'

interface UsersFailureProps {
  readonly error: Error
  readonly isSearch: boolean
  readonly onRetry: () => void
}

/** SPEC 8's sentence, and advice. */
function UsersFailure({ error, isSearch, onRetry }: UsersFailureProps) {
  const { sentence, advice } = staffFailureMessage(
    isSearch ? 'find-user' : 'list-users',
    toFailure(error),
  )
  return (
    <Notice tone="error" action={<RetryButton onClick={onRetry} />}>
      <p>{sentence}</p>
      <p>{advice}</p>
    </Notice>
  )
}

/** All users, or the user with this e-mail (SPEC 7). */
function useUsers(email: string) {
  const isSearch = email !== ''
  const everyone = useQuery({ ...queries.users(), enabled: !isSearch })
  const person = useQuery({ ...queries.userByEmail(email), enabled: isSearch })
  // A repeated search that fails tells its error: the user may be gone.
  const answer = person.isError ? undefined : person.data
  const found = useMemo(() => answer && [answer], [answer])
  const { error, isFetching, refetch } = isSearch ? person : everyone
  const users = isSearch ? found : everyone.data
  return {
    users,
    everyone: everyone.data,
    /** Of the latest request; beside a list, `users` may hold an earlier one. */
    error,
    isFetching,
    reload: () => void refetch(),
  }
}

/** Text of the search field: the typed text, until another e-mail is searched for. */
function useTypedEmail(email: string) {
  const [typed, setTyped] = useState(email)
  const [searched, setSearched] = useState(email)
  if (searched !== email) {
    // Back and "Limpiar filtros" change the search: resets the field.
    setSearched(email)
    setTyped(email)
  }
  return { typed, setTyped, isNew: typed.trim() !== email }
}

export function LegalUsersPage() {
  const { filters, searchFor, chooseCard, goToPage, clear } = useUserFilters()
  const { users: found, everyone, error, isFetching, reload } = useUsers(filters.email)
  const { typed, setTyped, isNew } = useTypedEmail(filters.email)
  // Typed text filters the loaded users until the search is submitted.
  const users = isNew ? (everyone ?? found) : found
  const similarId = useId()
  const content = useRef<HTMLDivElement>(null)
  const isOver = hasStatus(error, 401)
  // The server finds whole addresses only: also matches the loaded users in part.
  const similar = !users && error && everyone ? filterByText(everyone, filters.email) : []

  useExpireSession(error)

  const search = (email: string) => {
    if (email !== filters.email) searchFor(email)
    else if (email !== '') reload()
  }
  const retry = () => {
    // The focused button is removed with the error.
    content.current?.focus()
    reload()
  }

  return (
    <>
      <PageTitle>Lista de Usuarios</PageTitle>
      <UsersFilters
        typed={typed}
        card={filters.card}
        onType={setTyped}
        onSearch={search}
        onCard={chooseCard}
        onClear={() => {
          setTyped('')
          clear()
        }}
      />
      <div ref={content} tabIndex={-1} aria-busy={isFetching} className="after-8">
        {users && (
          <UsersView
            users={users}
            typed={isNew ? typed : ''}
            card={filters.card}
            page={filters.page}
            onPage={goToPage}
          />
        )}
        {!users && error && !isOver && (
          <UsersFailure error={error} isSearch={filters.email !== ''} onRetry={retry} />
        )}
        {similar.length > 0 && (
          <section aria-labelledby={similarId} className="after-20">
            <h2 id={similarId} className="lead before">
              Coinciden en parte con “{filters.email}”
            </h2>
            <UsersView
              users={similar}
              typed=""
              card={filters.card}
              page={filters.page}
              onPage={goToPage}
            />
          </section>
        )}
        {!users && (!error || isOver) && <LegalUsersPending text="Cargando usuarios..." />}
      </div>
    </>
  )
}
