import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query'

/** The claims that were due and whose customers this person contacted, on one day. */
interface ContactedToday {
  /** 'yyyy-MM-dd' */
  readonly day: string
  /** Their numbers. */
  readonly ids: ReadonlySet<string>
}

const KEY = ['contacted-today'] as const

const NOBODY: ContactedToday = { day: '', ids: new Set() }

/** Notes whether a claim that was due has been contacted; another day starts anew. */
export function noteContacted(client: QueryClient, id: string, day: string, isDone: boolean): void {
  const before = client.getQueryData<ContactedToday>(KEY) ?? NOBODY
  const ids = new Set(before.day === day ? before.ids : [])
  if (isDone) ids.add(id)
  else ids.delete(id)
  client.setQueryData<ContactedToday>(KEY, { day, ids })
}

/** Whom this person contacted on a day, for as long as they stay signed in. */
export function useContactedOn(day: string): ReadonlySet<string> {
  const { data = NOBODY } = useQuery<ContactedToday>({
    queryKey: KEY,
    queryFn: skipToken,
    initialData: NOBODY,
    staleTime: Infinity,
    gcTime: Infinity,
    // A set is no plain object: comparing two would tell nothing.
    structuralSharing: false,
  })
  return data.day === day ? data.ids : NOBODY.ids
}
