import { useEffect, useMemo, useState } from 'react'
import { toClaimRecord } from '@/api/claim-records'
import type { Claim } from '@/domain/claim/fields'
import { whoseText } from '@/features/claim-editor/edit/form-labels'
import { isClaimEditName, parseClaimEdit } from '@/features/claim-editor/edit/stored/claim-edit'
import { getUserKey } from '@/session/session-store'
import type { PendingUpdate } from '@/domain/claim/editing/pending-updates'
import { useUserRecord } from '@/session/use-user-record'
import { discardStoredEdit } from '@/session/use-form-autosave'
import { useStoredEdits, type StoredEdits } from '@/session/use-stored-edits'
import {
  inOneTab,
  pendingUpdates,
  readPending,
} from '@/features/claim-store/changes/pending-updates'
import { changeText } from '@/features/claim-store/changes/notice/change-words'
import { countRun } from '@/features/claim-store/changes/runs'
import { useRuns } from '@/features/claim-store/changes/runs-store'
import { useClaimUpdateQueue } from '@/features/claim-store/changes/claim-update-queue'
import { countClaims } from '@/features/claim-store/claim-data/reading-words'

interface StoredDraft {
  readonly key: string
  readonly since: Date
  /** The claim that the draft started from; null for a new one. */
  readonly base: Claim | null
}

function toDrafts(edits: StoredEdits): readonly StoredDraft[] {
  return [...edits].flatMap(([key, { value, savedAt }]) => {
    const edit = isClaimEditName(key) ? parseClaimEdit(value) : null
    return edit === null ? [] : [{ key, since: savedAt, base: edit.base }]
  })
}

/**
 * Keys of stored changes that no other tab is saving. Those would appear for a moment, and move the rows
 * under the mouse.
 */
function useLeftByTabs(updates: readonly PendingUpdate[]): ReadonlySet<string> {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const keys = updates.map(({ key }) => key).join(' ')
  useEffect(() => {
    for (const key of keys.split(' ').filter(Boolean)) {
      void inOneTab(key, async () => {
        // Read anew: the news that it is saved may come later than the end of its tab's lock.
        const isSaved = (await readPending({ key, owner: getUserKey() })) === null
        if (!isSaved) setLeft((before) => new Set([...before, key]))
      })
    }
  }, [keys])
  return left
}

/** Drafts, and changes that are not confirmed as saved, oldest first. */
export function usePendingWork(onEdit: (claim: Claim) => void, onCreate: () => void) {
  const queue = useClaimUpdateQueue()
  const stored = useStoredEdits(getUserKey())
  const { value: updates } = useUserRecord(pendingUpdates)
  const left = useLeftByTabs(updates)
  const runs = useRuns()
  return useMemo(() => {
    const drafts = toDrafts(stored).map(({ key, since, base }) => ({
      key,
      since,
      isDraft: true,
      what: 'Lo que escribías',
      subject: base ? whoseText(base) : 'Un reclamo nuevo',
      resume: () => (base ? onEdit(base) : onCreate()),
      discard: () => discardStoredEdit(key),
    }))
    const waiting = updates.filter(({ key }) => {
      const own = runs.find((run) => run.key === key)
      return own ? !countRun(own).isBusy : left.has(key)
    })
    const changes = waiting.map((update) => {
      const [only, ...others] = update.claims
      const isOne = only !== undefined && others.length === 0
      return {
        key: update.key,
        since: new Date(update.at),
        isDraft: false,
        what: changeText(update.change),
        subject: isOne ? whoseText(toClaimRecord(only)) : countClaims(update.claims.length),
        resume: () => void queue.resume(update),
        discard: () => queue.discard(update.key),
      }
    })
    return [...drafts, ...changes].sort((a, b) => a.since.getTime() - b.since.getTime())
  }, [left, onCreate, onEdit, queue, runs, stored, updates])
}
