import { useCallback, useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { CLAIM_TABLE } from '@/domain/claim/export/export-columns'
import type { Claim } from '@/domain/claim/fields'
import { saveFile } from '@/ui/files/save-file'
import { readListPage, type ListFilters } from '@/features/claim-store/claim-data/list-page'
import {
  EMPTY_FETCH,
  fetchRemaining,
  PAGES_AHEAD,
  type PagedFetch,
} from '@/features/claim-store/claim-data/read-claims'
import { toFile, type ExportFormat } from './export-formats'

/** `failed` and `stopped` can resume at the missing page. */
export type ExportState = { readonly reading: PagedFetch; readonly format: ExportFormat } & (
  | { readonly phase: 'idle' | 'running' | 'empty' | 'stopped' }
  | { readonly phase: 'failed'; readonly error: unknown }
  | { readonly phase: 'done'; readonly fileName: string; readonly isPartial: boolean }
)

/** Request of a run: the filters on the page may change before it resumes. */
interface Wanted {
  readonly filters: ListFilters
  readonly format: ExportFormat
}

function readingOf(claims: readonly Claim[]): PagedFetch {
  return { ...EMPTY_FETCH, rows: claims, total: claims.length, status: 'complete' }
}

const IDLE: ExportState = { phase: 'idle', reading: EMPTY_FETCH, format: 'csv' }

interface RunOptions {
  /** Saves the rows so far without reading on. */
  readonly isPartial?: boolean
}

/** Reads a filtered list completely and saves it as a file; one run at a time. */
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
      // A ref, because two clicks in one React batch see the same state.
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
        if (!isPartial && filters.selection) {
          const limit = Number.MAX_SAFE_INTEGER
          show(
            readingOf((await readListPage(client, { ...filters, page: 1, limit }, signal)).items),
          )
        } else if (!isPartial) {
          const options = { filters, signal, onPage: show, ahead: PAGES_AHEAD }
          await fetchRemaining(client, start, options)
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
        // `stop` or `cancel` has set the state.
        if (signal.aborted) return
        run.current = null
        setState({ phase: 'failed', reading, format, error })
      }
    },
    [client],
  )

  return {
    state,
    /** @param total if already known */
    start: (next: Wanted, total: number | null) => {
      if (!run.current) wanted.current = next
      return runFrom({ ...EMPTY_FETCH, total })
    },
    startWith: (claims: readonly Claim[], format: ExportFormat) => {
      if (!run.current) wanted.current = { filters: {}, format }
      return runFrom(readingOf(claims))
    },
    resume: () => runFrom(state.reading),
    saveWhatIsThere: () => runFrom(state.reading, { isPartial: true }),
    /** Keeps the rows, to be saved, resumed or dropped. */
    stop: () => {
      stop()
      setState(({ reading, format }) => ({ phase: 'stopped', reading, format }))
    },
    /** Ends a run; keeps the last state. */
    cancel: stop,
    reset: () => setState(IDLE),
  }
}
