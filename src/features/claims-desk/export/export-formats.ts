import { exportFileName, type ExportTable } from '@/domain/claim/export/export-columns'
import { csvParts } from '@/domain/claim/export/csv'
import { importWithRetry } from '@/ui/browser/import-with-retry'
import { nextTask } from '@/ui/browser/next-task'

export const EXPORT_FORMATS = {
  csv: {
    name: 'CSV',
    hint: 'Excel lo abre con «Datos» y «Desde texto/CSV»; si solo usas Excel, «Exportar Excel» es más cómodo.',
  },
  xlsx: {
    name: 'Excel',
    hint: 'Excel y LibreOffice lo abren con doble clic.',
  },
} as const

export type ExportFormat = keyof typeof EXPORT_FORMATS

export const FORMATS = ['csv', 'xlsx'] as const satisfies readonly ExportFormat[]

/** Longest work before the browser may handle input. */
const SLICE_MS = 30

/** @throws {ChunkLoadError} if the format's code failed to load; the signal's reason if aborted */
export async function toFile<Item>(
  format: ExportFormat,
  { table, items }: { readonly table: ExportTable<Item>; readonly items: readonly Item[] },
  { isPartial = false, signal }: { isPartial?: boolean; signal?: AbortSignal } = {},
): Promise<{ readonly blob: Blob; readonly fileName: string }> {
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
  signal?.throwIfAborted()
  return {
    blob: new Blob(parts, { type: excel?.XLSX_TYPE ?? 'text/csv;charset=utf-8' }),
    fileName: exportFileName(table.fileName, format, new Date(), { partial: isPartial }),
  }
}
