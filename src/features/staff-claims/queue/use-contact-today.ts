import { useCallback, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Claim } from '@/domain/claim/fields'
import { toDayString } from '@/domain/dates'
import { contactFailure } from './contact-failure'
import {
  ClaimGoneError,
  ContactChangedError,
  restoreContact,
  saveContactDay,
  type PreviousContact,
} from './save-contact'

/** What "Contacté hoy" did to a claim. A failed mark leaves the claim as it was and says why. */
export interface ContactMark {
  readonly phase: 'saving' | 'done' | 'undoing' | 'failed'
  /** The claim as the list had it: it keeps its place while the mark is there. */
  readonly before: Claim
  readonly day: string
  /** What to put back; null when nothing can be undone any more. */
  readonly previous: PreviousContact | null
  readonly problem: string | null
}

export type ContactMarks = ReadonlyMap<string, ContactMark>

/** Whether a claim counts as contacted today, while that is being saved as well. */
export function isContacted(mark: ContactMark | undefined): boolean {
  return mark !== undefined && mark.phase !== 'failed'
}

function withMark(marks: ContactMarks, key: string, mark: ContactMark | null): ContactMarks {
  const next = new Map(marks)
  if (mark) next.set(key, mark)
  else next.delete(key)
  return next
}

/** Notes contacts of today, undoes them, and keeps what happened to each claim by its id. */
export function useContactToday(onChanged: () => void) {
  const client = useQueryClient()
  const [marks, setMarks] = useState<ContactMarks>(() => new Map())
  const [message, setMessage] = useState('')
  const flying = useRef(new Set<string>())

  const setMark = useCallback(
    (key: string, mark: ContactMark | null) => setMarks((old) => withMark(old, key, mark)),
    [],
  )

  /** One save at a time for each claim: two clicks inside one batch both see the old marks. */
  const singly = useCallback(async (key: string, work: () => Promise<void>) => {
    if (flying.current.has(key)) return
    flying.current.add(key)
    setMessage('')
    try {
      await work()
    } finally {
      flying.current.delete(key)
    }
  }, [])

  const contact = useCallback(
    (claim: Claim) => {
      const { id } = claim
      if (id === null) return
      const key = String(id)
      void singly(key, async () => {
        const day = toDayString(new Date())
        const mark = { before: claim, day, previous: null, problem: null }
        setMark(key, { ...mark, phase: 'saving' })
        try {
          const previous = await saveContactDay(client, { ...claim, id }, day)
          setMark(key, { ...mark, phase: 'done', previous })
          const how = previous === null ? 'Ya estaba anotado.' : 'Puedes deshacerlo.'
          setMessage(`Contacto de hoy anotado en el reclamo ${id}. ${how}`)
          onChanged()
        } catch (error) {
          const problem = contactFailure(error, claim)
          setMark(key, { ...mark, phase: 'failed', problem })
          setMessage(`No se anotó el contacto del reclamo ${id}. ${problem}`)
        }
      })
    },
    [client, onChanged, setMark, singly],
  )

  const undo = useCallback(
    (claim: Claim, mark: ContactMark) => {
      const { id } = claim
      const { previous } = mark
      if (id === null || previous === null) return
      const key = String(id)
      void singly(key, async () => {
        setMark(key, { ...mark, phase: 'undoing', problem: null })
        try {
          await restoreContact(client, { ...claim, id }, { previous, noted: mark.day })
          setMark(key, null)
          setMessage(`Se deshizo el contacto de hoy del reclamo ${id}.`)
          onChanged()
        } catch (error) {
          const problem = contactFailure(error, claim)
          const isLost = error instanceof ContactChangedError || error instanceof ClaimGoneError
          const left = { previous: isLost ? null : previous, problem }
          setMark(key, { ...mark, phase: 'done', ...left })
          setMessage(`No se deshizo el contacto del reclamo ${id}. ${problem}`)
        }
      })
    },
    [client, onChanged, setMark, singly],
  )

  /** The time to undo is over. */
  const settle = useCallback((claim: Claim) => {
    setMarks((old) => {
      const mark = old.get(String(claim.id))
      return mark?.phase === 'done'
        ? withMark(old, String(claim.id), { ...mark, previous: null })
        : old
    })
  }, [])

  /** Forgets what is finished, because the list has been read anew. */
  const forget = useCallback(() => {
    const isUnderWay = ({ phase }: ContactMark) => phase === 'saving' || phase === 'undoing'
    setMarks((old) => new Map([...old].filter(([, mark]) => isUnderWay(mark))))
  }, [])

  return { marks, message, contact, undo, settle, forget }
}
