import { useCallback, useEffect, useRef, useState } from 'react'
import type { ClaimRecordFilters } from '@/api/claim-records'
import { claimsToCsv, csvFileName } from '@/domain/claims/csv'
import { saveFile } from '@/ui/save-file'
import { NOTHING_READ, readOn, type Reading } from './claim-reading'

/** Where an export stands; `failed` can go on from the page that failed. */
export type ExportState = { readonly reading: Reading } & (
  | { readonly phase: 'idle' | 'running' | 'empty' }
  | { readonly phase: 'failed'; readonly error: unknown }
  | { readonly phase: 'done'; readonly fileName: string; readonly isPartial: boolean }
)

const IDLE: ExportState = { phase: 'idle', reading: NOTHING_READ }

function save(reading: Reading, isPartial: boolean): ExportState {
  if (reading.rows.length === 0) return { phase: 'empty', reading }
  const fileName = csvFileName(new Date(), { partial: isPartial })
  saveFile(new Blob([claimsToCsv(reading.rows)], { type: 'text/csv;charset=utf-8' }), fileName)
  return { phase: 'done', reading, fileName, isPartial }
}

/** Reads a filtered list to its end and saves it as a file; only one run at a time. */
export function useExport() {
  const [state, setState] = useState(IDLE)
  const run = useRef<AbortController | null>(null)
  /** The filters of the run, because those of the screen may change before it goes on. */
  const filters = useRef<ClaimRecordFilters>({})

  const stop = useCallback(() => {
    run.current?.abort()
    run.current = null
  }, [])

  useEffect(() => stop, [stop])

  const readFrom = useCallback(async (start: Reading) => {
    // Two clicks inside one batch both see the old state, so the guard is a ref.
    if (run.current) return
    const controller = new AbortController()
    run.current = controller
    let reading = start
    setState({ phase: 'running', reading })
    try {
      await readOn(start, {
        filters: filters.current,
        signal: controller.signal,
        onPage: (next) => {
          reading = next
          setState({ phase: 'running', reading })
        },
      })
      run.current = null
      setState(save(reading, false))
    } catch (error) {
      // Whoever stopped it has already said what comes next.
      if (controller.signal.aborted) return
      run.current = null
      setState({ phase: 'failed', reading, error })
    }
  }, [])

  return {
    state,
    /** Starts from the first page; `total` is what the screen already knows. */
    start: (wanted: ClaimRecordFilters, total: number | null) => {
      if (!run.current) filters.current = wanted
      return readFrom({ ...NOTHING_READ, total })
    },
    /** Goes on from the page that failed. */
    resume: () => readFrom(state.reading),
    /** Saves what has been read so far. */
    saveWhatIsThere: () => setState(save(state.reading, true)),
    /** Stops a run under way; what it showed stays. */
    stop,
    /** Forgets what was read. */
    reset: () => setState(IDLE),
  }
}
