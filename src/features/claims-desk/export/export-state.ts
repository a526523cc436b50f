import type { Claim } from '@/domain/claim/fields'
import type { ListFilters } from '@/features/claim-store/claim-data/list-page'
import { EMPTY_FETCH, type PagedFetch } from '@/features/claim-store/claim-data/read-claims'
import { countClaims, MAYBE_MORE, savedText } from '@/features/claim-store/claim-data/reading-words'
import { EXPORT_FORMATS, type ExportFormat } from './export-formats'

/** Claims that are there, or a filtered list, whose page and page size are ignored. */
export type ExportSource =
  | { readonly claims: readonly Claim[] }
  | {
      readonly filters: ListFilters
      /** Matching claims; null if unknown. */
      readonly total: number | null
    }

/** The filters on the page may change before a run resumes. */
export interface ExportJob {
  readonly source: ExportSource
  readonly format: ExportFormat
}

/** `failed` and `stopped` can resume at the missing page. */
export type ExportState = { readonly reading: PagedFetch; readonly job: ExportJob } & (
  | { readonly phase: 'running' | 'empty' | 'stopped' | 'cancelled' }
  | { readonly phase: 'failed'; readonly error: unknown }
  | { readonly phase: 'done'; readonly fileName: string; readonly isPartial: boolean }
)

export function readingOf(source: ExportSource): PagedFetch {
  if ('filters' in source) return { ...EMPTY_FETCH, total: source.total }
  const { claims } = source
  return { ...EMPTY_FETCH, rows: claims, total: claims.length, status: 'complete' }
}

/** The dialog is open only while an export runs or needs a decision. */
export function needsDialog({ phase }: ExportState): boolean {
  return phase === 'running' || phase === 'failed' || phase === 'stopped'
}

/** Why the file has fewer claims than the server counts. */
function missingText({ repeats }: PagedFetch): string {
  if (!repeats) {
    return 'La lista cambió mientras se descargaba: si los necesitas todos, expórtala otra vez.'
  }
  const others = repeats === 1 ? 'puede faltar otro' : 'pueden faltar otros'
  return `El servidor repitió ${countClaims(repeats)} y ${others}: si los necesitas todos, exporta otra vez.`
}

export function outcomeWords(state: ExportState): readonly string[] {
  if (state.phase === 'cancelled') return ['Exportación cancelada.']
  if (state.phase === 'empty') return ['No hay reclamos que exportar con estos filtros.']
  if (state.phase !== 'done') return []
  const { reading, isPartial, fileName, job } = state
  const hasAll = reading.rows.length >= (reading.total ?? 0)
  return [
    savedText(reading),
    ...(isPartial && reading.total === null ? ['Puede haber más reclamos.'] : []),
    ...(reading.status === 'unsure' ? [MAYBE_MORE] : []),
    ...(hasAll || isPartial ? [] : [missingText(reading)]),
    `Archivo: ${fileName}.`,
    `Tiene datos personales: guárdalo solo donde corresponde. ${EXPORT_FORMATS[job.format].hint}`,
  ]
}
