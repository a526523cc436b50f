import { useCallback, useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { CLAIM_TABLE } from '@/domain/claim/export/export-columns'
import type { Claim } from '@/domain/claim/fields'
import { useLazyComponent } from '@/ui/browser/use-lazy-component'
import { useLastValue } from '@/ui/dialog/use-last-value'
import { saveFile } from '@/ui/files/save-file'
import { readListPage, type ListFilters } from '@/features/claim-store/claim-data/list-page'
import {
  EMPTY_FETCH,
  fetchRemaining,
  PAGES_AHEAD,
  type PagedFetch,
} from '@/features/claim-store/claim-data/read-claims'
import { MAYBE_MORE, savedText } from '@/features/claim-store/claim-data/reading-words'
import { EXPORT_FORMATS, toFile, type ExportFormat } from './export-formats'

const importDialog = () => import('./ExportDialog').then((module) => module.ExportDialog)

/** Claims that are there, or a filtered list, whose page and page size are ignored. */
export type ExportSource =
  | { readonly claims: readonly Claim[] }
  | {
      readonly filters: ListFilters
      /** Matching claims; null if unknown. */
      readonly total: number | null
    }

/** The filters on the page may change before a run resumes. */
interface ExportJob {
  readonly source: ExportSource
  readonly format: ExportFormat
}

/** `failed` and `stopped` can resume at the missing page. */
export type ExportState = { readonly reading: PagedFetch; readonly job: ExportJob } & (
  | { readonly phase: 'running' | 'empty' | 'stopped' | 'cancelled' }
  | { readonly phase: 'failed'; readonly error: unknown }
  | { readonly phase: 'done'; readonly fileName: string; readonly isPartial: boolean }
)

function readingOf(source: ExportSource): PagedFetch {
  if ('filters' in source) return { ...EMPTY_FETCH, total: source.total }
  const { claims } = source
  return { ...EMPTY_FETCH, rows: claims, total: claims.length, status: 'complete' }
}

/** The dialog is open only while an export runs or needs a decision. */
function needsDialog({ phase }: ExportState): boolean {
  return phase === 'running' || phase === 'failed' || phase === 'stopped'
}

function outcomeWords(state: ExportState): readonly string[] {
  if (state.phase === 'cancelled') return ['Exportación cancelada.']
  if (state.phase === 'empty') return ['No hay reclamos que exportar con estos filtros.']
  if (state.phase !== 'done') return []
  const { reading, isPartial, fileName, job } = state
  const hasAll = reading.rows.length >= (reading.total ?? 0)
  return [
    savedText(reading),
    ...(isPartial && reading.total === null ? ['Puede haber más reclamos.'] : []),
    ...(reading.status === 'unsure' ? [MAYBE_MORE] : []),
    ...(hasAll || isPartial
      ? []
      : ['La lista cambió mientras se descargaba: si los necesitas todos, expórtala otra vez.']),
    `Archivo: ${fileName}.`,
    `Tiene datos personales: guárdalo solo donde corresponde. ${EXPORT_FORMATS[job.format].hint}`,
  ]
}

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

  const runFrom = useCallback(
    async (job: ExportJob, start: PagedFetch, isPartial = false) => {
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
      }
    },
    [client],
  )
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
