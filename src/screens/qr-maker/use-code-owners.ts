import { useEffect, useState } from 'react'
import { getUsers } from '@/api/users'
import { canSeeAdmin, canSeeLegal } from '@/domain/people/roles'
import type { Session } from '@/session/session-store'

/** Names of the accounts by alias, for staff; null while unknown, or if the user may not read the accounts. */
export function useCodeOwners(session: Session): ReadonlyMap<string, string> | null {
  const [owners, setOwners] = useState<ReadonlyMap<string, string> | null>(null)
  const isStaff = session.signedIn && (canSeeAdmin(session.role) || canSeeLegal(session.role))
  useEffect(() => {
    if (!isStaff) return
    const controller = new AbortController()
    getUsers({ signal: controller.signal }).then(
      (users) => {
        const named = users.map(({ alias, name, email }): [string, string] => [
          alias?.trim() ?? '',
          name ?? email ?? 'un usuario',
        ])
        setOwners(new Map(named))
      },
      // The code is then shown as not verified.
      () => undefined,
    )
    return () => controller.abort()
  }, [isStaff])
  return isStaff ? owners : null
}
