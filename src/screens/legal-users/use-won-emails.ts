import { useEffect, useMemo } from 'react'
import { hasStatus } from '@/api/http/api-error'
import { expireSessionAfter } from '@/api/http/refusals'
import { wonEmailsOf } from '@/domain/people/user-list'
import { WON_CLAIMS } from '@/features/claim-store/claim-data/all-claims'
import { useAllClaims } from '@/features/claim-store/claim-data/use-all-claims'

/** E-mails of all won claims; no requests unless `isWanted`. */
export function useWonEmails(isWanted: boolean) {
  const { data, error, isFetching, refetch } = useAllClaims({ isWanted, filters: WON_CLAIMS })
  const emails = useMemo(() => data && wonEmailsOf(data.claims), [data])
  useEffect(() => {
    if (hasStatus(error, 401)) expireSessionAfter(error)
  }, [error])
  return {
    emails,
    error: isFetching ? null : error,
    reload: () => void refetch(),
  }
}
