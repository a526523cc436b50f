import { useCallback, useMemo, useState } from 'react'
import type { Claim } from '@/domain/claim/fields'
import { toDayString } from '@/domain/dates'
import type { RunItem } from '@/features/staff-claims/changes/runs'
import { useChangeDesk } from '@/features/staff-claims/changes/use-change-desk'
import { useKnownClaims } from '@/features/staff-claims/reading/use-known-claims'
import { contactMarks, lastContact, stepEdits } from './contact-marks'
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
  const edits = useMemo(() => stepEdits(runs), [runs])

  const contact = useCallback(
    (claim: Claim) => {
      // Two presses inside one batch both see the old marks: the desk itself knows better.
      const last = lastContact(desk.runs(), claim)
      if (last && BUSY.includes(last.item.phase)) return
      if (last?.item.phase === 'failed' && last.run.items.length === 1) {
        desk.dismiss(last.run.number)
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
  const changeStep = useCallback(
    (claim: Claim, text: string) => {
      const stale = desk
        .runs()
        .filter(
          ({ change, items }) =>
            change.next_step !== undefined &&
            items.length === 1 &&
            items.some((item) => item.claim.id === claim.id && item.phase === 'failed'),
        )
      for (const { number } of stale) desk.dismiss(number)
      void desk.start([claim], { next_step: text })
    },
    [desk],
  )
  return { runs, places, marks, edits, contact, undo, settle, changeStep, forget }
}

export type Contacts = ReturnType<typeof useContacts>
