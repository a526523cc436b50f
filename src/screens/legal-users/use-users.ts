import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { queries } from '@/api/queries'
import type { User } from '@/api/user'

interface Users {
  readonly users: readonly User[] | undefined
  readonly everyone: readonly User[] | undefined
  /** Of the latest request; `users` may hold an earlier response. */
  readonly error: Error | null
  readonly isFetching: boolean
  readonly reload: () => void
}

/** All users, or the user with this e-mail (SPEC 7). */
export function useUsers(email: string): Users {
  const isSearch = email !== ''
  const everyone = useQuery({ ...queries.users(), enabled: !isSearch })
  const person = useQuery({ ...queries.userByEmail(email), enabled: isSearch })
  const found = useMemo(() => person.data && [person.data], [person.data])
  const { error, isFetching, refetch } = isSearch ? person : everyone
  const users = isSearch ? found : everyone.data
  return {
    users,
    everyone: everyone.data,
    error,
    isFetching,
    reload: () => void refetch(),
  }
}
