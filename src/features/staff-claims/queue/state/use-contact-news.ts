import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { toDayString } from '@/domain/dates'
import { isDue } from '@/domain/claim/list/work-queue'
import type { ChangeRun, RunItem } from '@/features/staff-claims/changes/runs'
import { useChangeDesk } from '@/features/staff-claims/changes/use-change-desk'
import { noteContacted } from './contacted-today'

/** What is said of a contact of today once it has got that far. */
function newsOf({ phase, problem, claim: { id } }: RunItem): string {
  if (phase === 'saved') {
    return `Contacto de hoy anotado en el reclamo ${id}. Puedes deshacerlo.`
  }
  if (phase === 'same') return `Contacto de hoy anotado en el reclamo ${id}. Ya estaba anotado.`
  if (phase === 'undone') return `Se deshizo el contacto de hoy del reclamo ${id}.`
  if (phase === 'undo-failed') {
    return `No se deshizo el contacto del reclamo ${id}. ${problem ?? ''}`
  }
  const isOpen = phase === 'failed' || phase === 'unknown' || phase === 'conflict'
  return isOpen ? `No se anotó el contacto del reclamo ${id}. ${problem ?? ''}` : ''
}

/** The items of contacts of a day that got further since. */
function changedItems(runs: readonly ChangeRun[], before: readonly ChangeRun[], day: string) {
  const old = new Set(before.flatMap(({ items }) => items))
  return runs
    .filter(({ change }) => change.last_customer_contact === day)
    .flatMap(({ items }) => items.filter((item) => !old.has(item)))
}

/**
 * Says what became of the contacts of today, and keeps count of those that were due.
 *
 * @returns the last thing there was to say, '' while something is under way
 */
export function useContactNews(): string {
  const client = useQueryClient()
  const desk = useChangeDesk()
  const [message, setMessage] = useState('')
  useEffect(() => {
    let before: readonly ChangeRun[] = []
    const take = () => {
      const now = desk.runs()
      const today = new Date()
      const day = toDayString(today)
      const items = changedItems(now, before, day)
      before = now
      for (const { claim, phase } of items) {
        const isDone = phase === 'saved' || phase === 'same'
        if ((isDone && isDue(claim, today)) || phase === 'undone') {
          noteContacted(client, String(claim.id), day, isDone)
        }
      }
      return items.at(-1)
    }
    // What was done in another view counts, but is no news.
    take()
    return desk.subscribe(() => {
      const item = take()
      if (item) setMessage(newsOf(item))
    })
  }, [client, desk])
  return message
}
