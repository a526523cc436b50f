import { useEffect, useState } from 'react'
import type { Receipt } from '@/domain/claim/receipt/receipt'
import { getUserKey, subscribeSession } from '@/session/session-store'
import { personOfVisitors, readReceipts } from './receipt-store'

/** Null while loading, and if there are none. */
export function useStoredReceipts(): readonly Receipt[] | null {
  const [receipts, setReceipts] = useState<readonly Receipt[] | null>(null)

  useEffect(() => {
    let person = getUserKey()
    let readings = 0
    const read = () => {
      readings += 1
      const reading = readings
      const show = (found: readonly Receipt[] | null) => {
        // Ignore results of an earlier user.
        if (reading === readings) setReceipts(found)
      }
      readReceipts(person).then(show, () => show(null))
    }
    read()
    const stop = subscribeSession(() => {
      const before = person
      person = getUserKey()
      if (person === before) return
      // Hide the receipts from another user before the new read ends; their owner keeps seeing them.
      setReceipts((shown) => (shown && personOfVisitors(shown) === person ? shown : null))
      read()
    })
    return () => {
      stop()
      readings += 1
    }
  }, [])

  return receipts
}
