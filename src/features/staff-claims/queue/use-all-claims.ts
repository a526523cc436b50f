import { useEffect } from 'react'
import { skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { ClaimRecord, ClaimRecordPage } from '@/api/claim-records'
import { CLAIM_RECORDS_KEY } from '@/api/queries'
import { NOTHING_READ, readOn, type Reading } from '@/features/staff-claims/export/claim-reading'
import { sorted } from '@/domain/sorting'

/** Apart from the keys of the table: a page of the table that is read again does not read all again. */
const ALL_CLAIMS = ['work-queue', 'claims'] as const
const SO_FAR = ['work-queue', 'so-far'] as const

interface AllClaims {
  readonly claims: readonly ClaimRecord[]
  /** When the last page came, in milliseconds since 1970. */
  readonly readAt: number
  /** False when nobody knows whether these are all. */
  readonly isSure: boolean
}

async function readAllClaims(client: QueryClient, signal: AbortSignal): Promise<AllClaims> {
  const soFar = client.getQueryData<Reading>(SO_FAR) ?? NOTHING_READ
  // After a failure the pages that came are kept; a list that was read to its end is read anew.
  const start = soFar.isComplete ? NOTHING_READ : soFar
  const tell = (reading: Reading) => client.setQueryData(SO_FAR, reading)
  tell(start)
  try {
    const { rows, isSure } = await readOn(start, { filters: {}, signal, onPage: tell })
    return { claims: rows, readAt: Date.now(), isSure }
  } catch (error) {
    // Someone who left may come back much later: half of an old list is worth nothing then.
    if (signal.aborted) tell(NOTHING_READ)
    throw error
  }
}

/** Every claim there is, read once and kept until it is asked for anew, and how far a reading is. */
export function useAllClaims() {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: ALL_CLAIMS,
    queryFn: ({ signal }) => readAllClaims(client, signal),
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnReconnect: false,
  })
  const { data: soFar = NOTHING_READ } = useQuery<Reading>({
    queryKey: SO_FAR,
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  })
  useEffect(() => {
    // A claim that was changed in its dialog is read again for the table: the queue follows.
    keepPagesReadSince(client)
    return client.getQueryCache().subscribe((event) => {
      const [root] = event.query.queryKey as readonly unknown[]
      const isRead = event.type === 'updated' && event.action.type === 'success'
      if (!isRead || root !== CLAIM_RECORDS_KEY[0]) return
      keepNewerClaims(client, (event.query.state.data as ClaimRecordPage).items)
    })
  }, [client])
  return { ...query, soFar }
}

/** Puts claims that were read or saved later in the place of their older selves, new ones at the end. */
export function keepNewerClaims(client: QueryClient, newer: readonly ClaimRecord[]): void {
  const byId = new Map(newer.filter(({ id }) => id !== null).map((row) => [String(row.id), row]))
  client.setQueryData<AllClaims>(ALL_CLAIMS, (all) => {
    if (!all) return all
    const known = new Set(all.claims.map(({ id }) => String(id)))
    const claims = all.claims.map((claim) => byId.get(String(claim.id)) ?? claim)
    const added = [...byId].filter(([id]) => !known.has(id)).map(([, claim]) => claim)
    return { ...all, claims: [...claims, ...added] }
  })
}

/** The claims of pages of the table that were read after the whole list was, the oldest page first. */
function keepPagesReadSince(client: QueryClient): void {
  const readAt = client.getQueryData<AllClaims>(ALL_CLAIMS)?.readAt ?? Infinity
  const pages = client
    .getQueryCache()
    .findAll({ queryKey: CLAIM_RECORDS_KEY })
    .filter(({ state }) => state.dataUpdatedAt > readAt)
  sorted(pages, (a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt).forEach(({ state }) =>
    keepNewerClaims(client, (state.data as ClaimRecordPage).items),
  )
}
