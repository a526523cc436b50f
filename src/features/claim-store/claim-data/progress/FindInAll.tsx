import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { expireSessionAfter } from '@/api/http/refusals'
import type { Claim } from '@/domain/claim/fields'
import { StaffButton } from '@/ui/actions/StaffButton'
import { EMPTY_FETCH, fetchRemaining, type PagedFetch } from '../read-claims'
import { countClaims, failureReason, MAYBE_MORE, stoppedText } from '../reading-words'
import { ReadingProgress } from './ReadingProgress'

interface FindInAllProps {
  readonly claims: readonly Pick<Claim, 'id'>[]
  /** Called if some were found; the next read of them uses the page where they are now. */
  readonly onFound: () => void
}

function missingText({ rows, status }: PagedFetch, count: number): string {
  const verb = count === 1 ? 'No está' : 'No están'
  const all = `${verb} entre ${rows.length === 1 ? 'el único reclamo' : `los ${countClaims(rows.length)}`}`
  return status === 'unsure'
    ? `${all}. ${MAYBE_MORE}`
    : `${all}: puede que alguien borrara lo que falta.`
}

/** "Buscar en todos": searches all claims page by page until they are found or the user stops it. */
export function FindInAll({ claims, onFound }: FindInAllProps) {
  const client = useQueryClient()
  const [reading, setReading] = useState(EMPTY_FETCH)
  const [isRunning, setRunning] = useState(false)
  const [outcome, setOutcome] = useState('')
  const run = useRef<AbortController | null>(null)
  useEffect(() => () => run.current?.abort(), [])

  const search = async () => {
    const { signal } = (run.current = new AbortController())
    const wanted = new Set(claims.map(({ id }) => String(id)))
    // Continue a failed or stopped search at the page that is missing.
    let read = reading.status === 'partial' ? reading : EMPTY_FETCH
    let looked = 0
    const look = (next: PagedFetch) => {
      read = next
      for (const { id } of next.rows.slice(looked)) wanted.delete(String(id))
      looked = next.rows.length
      setReading(next)
    }
    look(read)
    setOutcome('')
    setRunning(true)
    try {
      const isEnough = () => wanted.size === 0
      await fetchRemaining(client, read, { filters: {}, signal, onPage: look, isEnough })
      if (wanted.size > 0) setOutcome(missingText(read, wanted.size))
      if (wanted.size < claims.length) {
        // The next search starts anew: the claims may move.
        setReading(EMPTY_FETCH)
        onFound()
      }
    } catch (error) {
      if (signal.aborted) return
      setOutcome(`${stoppedText(read)}. ${failureReason(error)}`)
      expireSessionAfter(error)
    }
    setRunning(false)
  }
  const stop = () => {
    run.current?.abort()
    setRunning(false)
  }
  return (
    <div className="stack gap-8">
      {isRunning && <ReadingProgress reading={reading} label="Búsqueda en todos los reclamos" />}
      <p role="status" className="semibold">
        {outcome}
      </p>
      <div>
        <StaffButton variant="outlined" onClick={isRunning ? stop : () => void search()}>
          {isRunning ? 'Detener' : 'Buscar en todos'}
        </StaffButton>
      </div>
    </div>
  )
}
