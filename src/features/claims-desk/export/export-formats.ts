import { exportFileName, type ExportTable } from '@/domain/claim/export/export-columns'
import { csvParts } from '@/domain/claim/export/csv'
import { importWithRetry } from '@/ui/browser/import-with-retry'
import { nextTask } from '@/ui/browser/next-task'

export type ExportFormat = 'csv' | 'xlsx'

interface FormatWords {
  readonly name: string
  readonly hint: string
}

export const EXPORT_FORMATS: Readonly<Record<ExportFormat, FormatWords>> = {
  csv: {
    name: 'CSV',
    hint: 'Excel lo abre con «Datos» y «Desde texto/CSV»; si solo usas Excel, «Exportar Excel» es más cómodo.',
  },
  xlsx: {
    name: 'Excel',
    hint: 'Excel y LibreOffice lo abren con doble clic.',
  },
}

export const FORMATS = ['csv', 'xlsx'] as const satisfies readonly ExportFormat[]

/** Longest work before the browser may handle input. */
const SLICE_MS = 30

interface Exported<Item> {
  readonly table: ExportTable<Item>
  readonly items: readonly Item[]
}

async function toBlob<Item>(
  format: ExportFormat,
  { table, items }: Exported<Item>,
  signal?: AbortSignal,
): Promise<Blob> {
  // Loaded on demand.
  const excel =
    format === 'csv' ? null : await importWithRetry(() => import('@/domain/claim/export/xlsx'))
  const parts: BlobPart[] = []
  let resumedAt = performance.now()
  for (const part of (excel?.xlsxParts ?? csvParts)(table, items)) {
    parts.push(...part)
    if (performance.now() - resumedAt < SLICE_MS) continue
    await nextTask()
    signal?.throwIfAborted()
    resumedAt = performance.now()
  }
  return new Blob(parts, { type: excel?.XLSX_TYPE ?? 'text/csv;charset=utf-8' })
}

/** @throws {ChunkLoadError} if the format's code failed to load; the signal's reason if aborted */
export async function toFile<Item>(
  format: ExportFormat,
  exported: Exported<Item>,
  { isPartial = false, signal }: { isPartial?: boolean; signal?: AbortSignal } = {},
): Promise<{ readonly blob: Blob; readonly fileName: string }> {
  const blob = await toBlob(format, exported, signal)
  signal?.throwIfAborted()
  return {
    blob,
    fileName: exportFileName(exported.table.fileName, format, new Date(), { partial: isPartial }),
  }
}
