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
import { isUnattended, pendingUpdates } from '@/features/claim-store/changes/pending-updates'
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
 * Keys of stored changes that no tab is saving. Those of another tab would be listed for a moment, and move
 * the rows under the mouse.
 *
 * @param stored read anew on each return to the tab
 */
function useUnattended(updates: readonly PendingUpdate[], stored: StoredEdits) {
  /** As one text, so that the same keys render nothing. */
  const [keys, setKeys] = useState('')
  useEffect(() => {
    let isOver = false
    const owner = getUserKey()
    const found = updates.map(async ({ key }) => ((await isUnattended({ key, owner })) ? key : ''))
    void Promise.all(found).then((all) => {
      if (!isOver) setKeys(all.join(' '))
    })
    return () => {
      isOver = true
    }
  }, [updates, stored])
  return keys
}

/** Drafts, and changes that are not confirmed as saved, oldest first. */
export function usePendingWork(onEdit: (claim: Claim) => void, onCreate: () => void) {
  const queue = useClaimUpdateQueue()
  const stored = useStoredEdits(getUserKey())
  const { value: updates } = useUserRecord(pendingUpdates)
  const unattended = useUnattended(updates, stored)
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
      return own ? !countRun(own).isBusy : unattended.includes(key)
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
  }, [unattended, onCreate, onEdit, queue, runs, stored, updates])
}
