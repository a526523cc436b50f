import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { expireSessionAfter } from '@/api/http/refusals'
import { useUnsavedWork } from '@/device/unsaved-work'
import { CLAIM_TABLE } from '@/domain/claim/export/export-columns'
import { useLazyComponent } from '@/ui/browser/use-lazy-component'
import { useLastValue } from '@/ui/dialog/use-last-value'
import { saveFile } from '@/ui/files/save-file'
import { readListPage } from '@/features/claim-store/claim-data/list-page'
import {
  fetchRemaining,
  PAGES_AHEAD,
  type PagedFetch,
} from '@/features/claim-store/claim-data/read-claims'
import { toFile } from './export-formats'
import {
  needsDialog,
  outcomeWords,
  readingOf,
  type ExportJob,
  type ExportState,
} from './export-state'

const importDialog = () => import('./ExportDialog').then((module) => module.ExportDialog)

/** Reads a list completely and saves it as a file; one run at a time. */
export function useExport() {
  const client = useQueryClient()
  const [state, setState] = useState<ExportState | null>(null)
  const run = useRef<AbortController | null>(null)
  useEffect(() => () => run.current?.abort(), [])

  const { Component: ExportDialog, load } = useLazyComponent(importDialog)
  const open = state !== null && needsDialog(state) ? state : null
  const [isShown, setShown] = useState(false)
  if (open && ExportDialog && !isShown) setShown(true)
  const lastOpen = useLastValue(open)
  useUnsavedWork('una exportación a medias', open !== null)

  const runFrom = async (job: ExportJob, start: PagedFetch, isPartial = false) => {
    // A ref, because two clicks in one React batch see the same state.
    if (run.current) return
    const { signal } = (run.current = new AbortController())
    const { source, format } = job
    let reading = start
    const show = (next: PagedFetch) => {
      reading = next
      setState({ phase: 'running', reading, job })
    }
    show(start)
    try {
      if (!isPartial && 'filters' in source) {
        const { filters } = source
        if (filters.selection) {
          const whole = { ...filters, page: 1, limit: Number.MAX_SAFE_INTEGER }
          const { items } = await readListPage(client, whole, signal)
          show(readingOf({ claims: items }))
        } else {
          const options = { filters, signal, onPage: show, ahead: PAGES_AHEAD }
          await fetchRemaining(client, start, options)
        }
      }
      if (reading.rows.length === 0) setState({ phase: 'empty', reading, job })
      else {
        const exported = { table: CLAIM_TABLE, items: reading.rows }
        const { blob, fileName } = await toFile(format, exported, { isPartial, signal })
        saveFile(blob, fileName)
        setState({ phase: 'done', reading, job, fileName, isPartial })
      }
      run.current = null
    } catch (error) {
      // `end` has set the state.
      if (signal.aborted) return
      run.current = null
      setState({ phase: 'failed', reading, job, error })
      expireSessionAfter(error)
    }
  }
  const end = (phase: 'stopped' | 'cancelled') => {
    run.current?.abort()
    run.current = null
    setState((now) => now && { phase, job: now.job, reading: now.reading })
  }
  const resume = (isPartial: boolean) => () => {
    if (state) void runFrom(state.job, state.reading, isPartial)
  }

  return {
    start: (job: ExportJob) => {
      void runFrom(job, readingOf(job.source))
      void load().then((isThere) => {
        if (!isThere && run.current) end('cancelled')
      })
    },
    /** For a live region of the page, which screen readers ignore while a dialog is open. */
    words: isShown || !state ? [] : outcomeWords(state),
    forget: () => setState(null),
    dialog: ExportDialog && (
      <ExportDialog
        open={open !== null}
        state={lastOpen}
        onStop={() => end('stopped')}
        onDiscard={() => end('cancelled')}
        onExited={() => setShown(false)}
        onResume={resume(false)}
        onSavePartial={resume(true)}
      />
    ),
  }
}
