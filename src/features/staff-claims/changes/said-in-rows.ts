import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from '@/device/create-store'
import type { ChangeRun } from './runs'

const { announce, subscribe } = createStore()

/** Views on the screen whose rows tell of a contact themselves, and undo it. */
let views = 0

/** The rows of this view say what became of a contact: nobody needs to hear it twice. */
export function useSaysContacts(): void {
  useEffect(() => {
    views += 1
    announce()
    return () => {
      views -= 1
      announce()
    }
  }, [])
}

/** Whether a run is told, and undone, by a row of the view on the screen; two people's clash never is. */
export function useIsSaidInRow(run: ChangeRun | undefined): boolean {
  const hasRows = useSyncExternalStore(subscribe, () => views > 0)
  if (!hasRows || run === undefined) return false
  const [only, ...others] = run.items
  const isContact = Object.keys(run.change).join() === 'last_customer_contact'
  return isContact && others.length === 0 && only?.phase !== 'conflict'
}
