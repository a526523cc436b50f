import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { findClaims, indexClaims } from '@/domain/claim/find-claims'
import { isEmail } from '@/domain/people/email'
import { claimPage } from '@/features/claim-store/claim-data/list-page'
import { useAllClaims, useKnownClaims } from '@/features/claim-store/claim-data/use-claims'
import { READ_SIZE } from '@/features/claim-store/claim-data/read-claims'
import { useExpireSession } from '@/features/claim-store/claim-data/use-leave-when-refused'

/** A single letter matches nearly all claims, so it fetches nothing. */
const LEAST_LETTERS = 2

/** Matches cached claims, then all claims, which typing starts to fetch; an e-mail also asks the server. */
export function usePaletteClaims(text: string) {
  const typed = text.trim()
  const [isAsked, setAsked] = useState(false)
  const all = useAllClaims({ isWanted: isAsked || typed.length >= LEAST_LETTERS })
  const isAllRead = all.data !== undefined
  const known = useKnownClaims()
  const email = isEmail(typed) ? typed : ''
  const person = useQuery({
    ...claimPage({ email, page: 1, limit: READ_SIZE }),
    enabled: email !== '',
  })

  const now = useMemo(
    () => (isAllRead ? all.claims : known.values()),
    [isAllRead, all.claims, known],
  )
  useEffect(() => {
    const parts = indexClaims(now)
    let timer = 0
    const goOn = () => {
      if (parts.next().done !== true) timer = window.setTimeout(goOn)
    }
    goOn()
    return () => clearTimeout(timer)
  }, [now])
  // Deferred, so that arriving pages do not delay typing.
  const claims = useDeferredValue(now)
  const { shown, total } = useMemo(() => findClaims(claims, typed), [claims, typed])

  const error = all.error ?? person.error
  useExpireSession(error)

  return {
    typed,
    found: shown,
    total,
    count: claims.length,
    all,
    isAllRead,
    readAll: () => {
      setAsked(true)
      if (all.error) void all.refetch()
    },
    /** The server's search; null unless the text is an e-mail. */
    person: email === '' ? null : person,
  }
}

export type PaletteClaims = ReturnType<typeof usePaletteClaims>
