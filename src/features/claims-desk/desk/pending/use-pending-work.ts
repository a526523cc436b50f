import { useEffect, useMemo, useState } from 'react'
import { toClaimRecord } from '@/api/claim-records'
import { listRecords } from '@/device/records'
import type { Claim } from '@/domain/claim/fields'
import type { PendingUpdate } from '@/domain/claim/editing/pending-updates'
import { isClaimEditName, parseClaimEdit } from '@/features/claim-editor/edit/stored/claim-edit'
import { getUserKey } from '@/session/session-store'
import { useUserRecord } from '@/session/use-user-record'
import { subscribeStoredEdits } from '@/session/use-form-autosave'
import { pendingUpdates } from '@/features/claim-store/changes/pending-updates'
import { countRun } from '@/features/claim-store/changes/runs'
import { useRuns } from '@/features/claim-store/changes/runs-store'

/** A draft, or a change that is not confirmed as saved. */
export type PendingWork =
  | {
      readonly kind: 'edit'
      readonly key: string
      readonly since: Date
      /** The claim that the draft started from; null for a new one. */
      readonly base: Claim | null
    }
  | {
      readonly kind: 'update'
      readonly key: string
      readonly since: Date
      readonly update: PendingUpdate
      readonly claims: readonly Claim[]
    }

async function readEdits(owner: string): Promise<readonly PendingWork[]> {
  const records = await listRecords({ kind: 'edit', owner }, new Date())
  return [...records].flatMap(([key, { value, savedAt }]) => {
    const edit = isClaimEditName(key) ? parseClaimEdit(value) : null
    return edit === null ? [] : [{ kind: 'edit', key, since: savedAt, base: edit.base } as const]
  })
}

const NOTHING: readonly PendingWork[] = []

function useStoredEdits(owner: string | null): readonly PendingWork[] {
  const [edits, setEdits] = useState(NOTHING)
  useEffect(() => {
    if (owner === null) return
    let isGone = false
    const read = () => {
      void readEdits(owner).then((found) => {
        if (!isGone) setEdits(found)
      })
    }
    read()
    const stop = subscribeStoredEdits(read)
    window.addEventListener('focus', read)
    return () => {
      isGone = true
      stop()
      window.removeEventListener('focus', read)
    }
  }, [owner])
  return owner === null ? NOTHING : edits
}

/** Oldest first. */
export function usePendingWork(): readonly PendingWork[] {
  const owner = getUserKey()
  const edits = useStoredEdits(owner)
  const { value: updates } = useUserRecord(pendingUpdates)
  const runs = useRuns()
  return useMemo(() => {
    const busy = runs.filter((run) => countRun(run).isBusy).map(({ key }) => key)
    const waiting = updates
      .filter(({ key }) => !busy.includes(key))
      .map((update): PendingWork => {
        const claims = update.claims.map(toClaimRecord)
        return { kind: 'update', key: update.key, since: new Date(update.at), update, claims }
      })
    return [...edits, ...waiting].sort((a, b) => a.since.getTime() - b.since.getTime())
  }, [edits, runs, updates])
}
