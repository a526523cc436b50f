import { useEffect, useState } from 'react'
import type { Receipt } from '@/domain/claim/sent/receipt'
import { signedInPerson, subscribeSession } from '@/session/session-store'
import { personOfVisitors, readReceipt } from './receipt-store'

/** The last receipt that whoever is here may see; null until it is read, and where there is none. */
export function useStoredReceipt(): Receipt | null {
  const [receipt, setReceipt] = useState<Receipt | null>(null)

  useEffect(() => {
    let person = signedInPerson()
    let readings = 0
    const read = () => {
      readings += 1
      const reading = readings
      const show = (found: Receipt | null) => {
        // Whoever came meanwhile has a receipt of their own, or none.
        if (reading === readings) setReceipt(found)
      }
      readReceipt(person).then(show, () => show(null))
    }
    read()
    const stop = subscribeSession(() => {
      const before = person
      person = signedInPerson()
      if (person === before) return
      // The next person never sees it, not even while the device is asked; its own person sees it all along.
      setReceipt((shown) => (shown && personOfVisitors(shown) === person ? shown : null))
      read()
    })
    return () => {
      stop()
      readings += 1
    }
  }, [])

  return receipt
}
