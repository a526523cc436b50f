import { useCallback, useMemo, useState } from 'react'
import type { Claim } from '@/domain/claim/fields'
import { toDayString } from '@/domain/dates'
import { isOpen, type RunItem } from '@/features/staff-claims/changes/runs'
import { useChangeDesk } from '@/features/staff-claims/changes/use-change-desk'
import { useKnownClaims } from '@/features/staff-claims/reading/use-known-claims'
import { contactMarks, lastContact } from './contact-marks'
import { useQueueRuns } from './use-queue-runs'

const BUSY: readonly RunItem['phase'][] = ['waiting', 'saving', 'undoing']

/** Notes contacts of today and next steps, undoes contacts, and tells what became of them. */
export function useContacts(today: Date) {
  const desk = useChangeDesk()
  const known = useKnownClaims()
  const { runs, places, forget } = useQueueRuns()
  const [ended, setEnded] = useState<ReadonlySet<number>>(() => new Set())
  const day = toDayString(today)
  const marks = useMemo(
    () => contactMarks({ runs, places, known, ended, day }),
    [runs, places, known, ended, day],
  )

  const contact = useCallback(
    (claim: Claim) => {
      // Two presses inside one batch both see the old marks: the desk itself knows better.
      const last = lastContact(desk.runs(), claim)
      if (last && BUSY.includes(last.item.phase)) return
      if (last?.run.items.length === 1 && isOpen(last.item, last.run)) {
        desk.discard(last.run.key)
      }
      void desk.contactToday([claim])
    },
    [desk],
  )
  const undo = useCallback(
    (claim: Claim) => {
      const last = lastContact(desk.runs(), claim)
      if (last?.run.items.length === 1) void desk.undo(last.run.number)
    },
    [desk],
  )
  /** The time to undo is over. */
  const settle = useCallback(
    (claim: Claim) => {
      const last = lastContact(desk.runs(), claim)
      if (last) setEnded((old) => new Set([...old, last.run.number]))
    },
    [desk],
  )
  return { places, marks, contact, undo, settle, forget }
}

export type Contacts = ReturnType<typeof useContacts>
