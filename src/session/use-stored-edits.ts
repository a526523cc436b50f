import { useEffect, useState } from 'react'
import { listRecords, type StoredRecord } from '@/device/records'
import { subscribeStoredEdits } from './use-form-autosave'

export type StoredEdits = ReadonlyMap<string, StoredRecord>

const NOTHING: StoredEdits = new Map()

/** Edits that the device stores for a user, by name, also of forms that are not open. */
export function useStoredEdits(owner: string | null): StoredEdits {
  const [edits, setEdits] = useState(NOTHING)
  useEffect(() => {
    if (owner === null) return
    let isGone = false
    const read = () => {
      void listRecords({ kind: 'edit', owner }, new Date()).then((found) => {
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
