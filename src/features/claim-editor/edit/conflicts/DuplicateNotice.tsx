import { labelOf } from '@/domain/claim/fields'
import type { Duplicate } from '@/domain/claim/editing/duplicates'
import { joinNames } from '../form-labels'
import { Notice } from '@/ui/feedback/Notice'

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
