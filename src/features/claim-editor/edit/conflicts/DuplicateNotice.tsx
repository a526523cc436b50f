import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { labelOf } from '@/domain/claim/fields'
import { type Duplicate, findDuplicates } from '@/domain/claim/editing/duplicates'
import { Notice } from '@/ui/feedback/Notice'
import { isEmail } from '@/domain/people/email'
import { readClaimPage, READ_SIZE } from '@/features/claim-store/claim-data/read-claims'
import { useKnownClaims } from '@/features/claim-store/claim-data/use-claims'
import { joinNames } from '@/domain/join-names'

interface Clues {
  readonly email: string
  readonly rut: string
  readonly reservation_code: string
}

const NO_CLUES: Clues = { email: '', rut: '', reservation_code: '' }

/** Searches the server by e-mail, its only suitable filter, and compares all cached claims. */
export function useDuplicates(readClues: () => Clues) {
  const known = useKnownClaims()
  const [clues, setClues] = useState(NO_CLUES)
  const wanted = clues.email.trim()
  const { isError, refetch } = useQuery({
    queryKey: ['claims-like', wanted],
    queryFn: ({ client, signal }) =>
      readClaimPage(client, { email: wanted, limit: READ_SIZE }, signal),
    enabled: isEmail(wanted),
    retry: false,
    gcTime: 0,
  })
  const check = () => {
    const { email, rut, reservation_code } = readClues()
    setClues({ email, rut, reservation_code })
    // Optional help: an error is ignored, and the next check searches again.
    if (isError && email.trim() === wanted) void refetch()
  }
  const duplicates = useMemo(() => findDuplicates(clues, [...known.values()]), [clues, known])
  return { duplicates, check }
}

const MOST_NAMED = 3

function describe({ claim, matches }: Duplicate): string {
  const clues = joinNames(matches.map(labelOf))
  return `reclamo ${claim.id ?? '-'} (mismo ${clues})`
}

function sayAll(duplicates: readonly Duplicate[]): string {
  const rest = duplicates.length - MOST_NAMED
  const named = duplicates.slice(0, MOST_NAMED).map(describe)
  return joinNames(rest > 0 ? [...named, `${rest} más`] : named)
}

/** Does not block the save: one passenger may have several claims. */
export function DuplicateNotice({ duplicates }: { readonly duplicates: readonly Duplicate[] }) {
  return (
    <div role="status">
      {duplicates.length > 0 && (
        <Notice tone="info" isLive={false}>
          <strong>Puede que ya exista:</strong> {sayAll(duplicates)}. Si es otro caso, guárdalo
          igual.
        </Notice>
      )}
    </div>
  )
}
