import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { queries } from '@/api/queries'
import type { User } from '@/api/user'

interface Users {
  /** Missing until the server has answered. */
  readonly users: readonly User[] | undefined
  /** Everyone, where that was read before one person was searched for. */
  readonly everyone: readonly User[] | undefined
  /** Of the latest try: `users` may still hold an earlier answer. */
  readonly error: Error | null
  readonly isFetching: boolean
  /** Asks the server again. */
  readonly reload: () => void
}

/** Everyone, or the one person with this e-mail, which another call knows (SPEC 7). */
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
