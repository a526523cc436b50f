import { useEffect, useState } from 'react'
import type { Receipt } from '@/domain/claim/receipt/receipt'
import { getUserKey, subscribeSession } from '@/session/session-store'
import { personOfVisitors, readReceipts } from './receipt-store'

/**
 * The receipts of the last filing that whoever is here may see; null until they are read, and where there
 * are none.
 */
export function useStoredReceipts(): readonly Receipt[] | null {
  const [receipts, setReceipts] = useState<readonly Receipt[] | null>(null)

  useEffect(() => {
    let person = getUserKey()
    let readings = 0
    const read = () => {
      readings += 1
      const reading = readings
      const show = (found: readonly Receipt[] | null) => {
        // Whoever came meanwhile has a receipt of their own, or none.
        if (reading === readings) setReceipts(found)
      }
      readReceipts(person).then(show, () => show(null))
    }
    read()
    const stop = subscribeSession(() => {
      const before = person
      person = getUserKey()
      if (person === before) return
      // The next person never sees it, not even while the device is asked; its own person sees it all along.
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
