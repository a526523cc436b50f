import { useCallback, useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { CLAIM_TABLE } from '@/domain/claim/export/export-columns'
import type { Claim } from '@/domain/claim/fields'
import { saveFile } from '@/ui/files/save-file'
import { readListPage, type ListFilters } from '@/features/claim-store/claim-data/list-page'
import {
  EMPTY_FETCH,
  fetchRemaining,
  type PagedFetch,
} from '@/features/claim-store/claim-data/read-claims'
import { toFile, type ExportFormat } from './export-formats'

/** Where an export stands; `failed` and `stopped` can go on from the page that did not come. */
export type ExportState = { readonly reading: PagedFetch; readonly format: ExportFormat } & (
  | { readonly phase: 'idle' | 'running' | 'empty' | 'stopped' }
  | { readonly phase: 'failed'; readonly error: unknown }
  | { readonly phase: 'done'; readonly fileName: string; readonly isPartial: boolean }
)

/** What a run is asked for, because the screen may change before it goes on. */
interface Wanted {
  readonly filters: ListFilters
  readonly format: ExportFormat
}

/** Claims that are there already, such as those that were chosen: nothing is read for them. */
function readingOf(claims: readonly Claim[]): PagedFetch {
  return { ...EMPTY_FETCH, rows: claims, total: claims.length, isComplete: true }
}

const IDLE: ExportState = { phase: 'idle', reading: EMPTY_FETCH, format: 'csv' }

interface RunOptions {
  /** Saves what there is, without reading on. */
  readonly isPartial?: boolean
}

/** Reads a filtered list to its end and saves it as a file; only one run at a time. */
export function useExport() {
  const client = useQueryClient()
  const [state, setState] = useState(IDLE)
  const run = useRef<AbortController | null>(null)
  const wanted = useRef<Wanted>({ filters: {}, format: 'csv' })

  const stop = useCallback(() => {
    run.current?.abort()
    run.current = null
  }, [])

  useEffect(() => stop, [stop])

  const runFrom = useCallback(
    async (start: PagedFetch, { isPartial = false }: RunOptions = {}) => {
      // Two clicks inside one batch both see the old state, so the guard is a ref.
      if (run.current) return
      const { signal } = (run.current = new AbortController())
      const { filters, format } = wanted.current
      let reading = start
      const show = (next: PagedFetch) => {
        reading = next
        setState({ phase: 'running', reading, format })
      }
      show(start)
      try {
        if (!isPartial) {
          const readPage = (page: ListFilters) => readListPage(client, page, signal)
          await fetchRemaining(client, start, { filters, signal, onPage: show, readPage })
        }
        if (reading.rows.length === 0) setState({ phase: 'empty', reading, format })
        else {
          const { blob, fileName } = await toFile(
            format,
            { table: CLAIM_TABLE, items: reading.rows },
            { isPartial, signal },
          )
          saveFile(blob, fileName)
          setState({ phase: 'done', reading, format, fileName, isPartial })
        }
        run.current = null
      } catch (error) {
        // Whoever stopped it has already said what comes next.
        if (signal.aborted) return
        run.current = null
        setState({ phase: 'failed', reading, format, error })
      }
    },
    [client],
  )

  return {
    state,
    /** Starts from the first page; `total` is what the screen already knows. */
    start: (next: Wanted, total: number | null) => {
      if (!run.current) wanted.current = next
      return runFrom({ ...EMPTY_FETCH, total })
    },
    /** Saves claims that the screen holds already. */
    startWith: (claims: readonly Claim[], format: ExportFormat) => {
      if (!run.current) wanted.current = { filters: {}, format }
      return runFrom(readingOf(claims))
    },
    /** Goes on from the page that failed, or before which it was stopped. */
    resume: () => runFrom(state.reading),
    /** Saves what has been read so far. */
    saveWhatIsThere: () => runFrom(state.reading, { isPartial: true }),
    /** Stops a run under way; what was read can be saved, gone on with or forgotten. */
    stop: () => {
      stop()
      setState(({ reading, format }) => ({ phase: 'stopped', reading, format }))
    },
    /** Ends a run under way for good; what it showed stays. */
    cancel: stop,
    /** Forgets what was read. */
    reset: () => setState(IDLE),
  }
}
