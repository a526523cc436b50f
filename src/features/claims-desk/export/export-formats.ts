import { exportFileName, type ExportTable } from '@/domain/claim/export/export-columns'
import { toCsv } from '@/domain/claim/export/csv'
import { importWithRetry } from '@/ui/browser/import-with-retry'

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

/** Lets the browser handle input between two chunks of work. */
const yieldToMain = () => new Promise((resolve) => setTimeout(resolve))

interface Exported<Item> {
  readonly table: ExportTable<Item>
  readonly items: readonly Item[]
}

async function toBlob<Item>(
  format: ExportFormat,
  { table, items }: Exported<Item>,
  signal: AbortSignal,
): Promise<Blob> {
  if (format === 'csv') return new Blob([toCsv(table, items)], { type: 'text/csv;charset=utf-8' })
  // Loaded on demand.
  const writer = await importWithRetry(() => import('@/domain/claim/export/xlsx'))
  const parts = await writer.toXlsx(table, items, { yieldToMain, signal })
  return new Blob(parts, { type: writer.XLSX_TYPE })
}

interface FileOptions {
  readonly isPartial: boolean
  readonly signal: AbortSignal
}

/** @throws {ChunkLoadError} if the format's code failed to load; the signal's reason if aborted */
export async function toFile<Item>(
  format: ExportFormat,
  exported: Exported<Item>,
  { isPartial, signal }: FileOptions,
): Promise<{ readonly blob: Blob; readonly fileName: string }> {
  const blob = await toBlob(format, exported, signal)
  signal.throwIfAborted()
  return {
    blob,
    fileName: exportFileName(exported.table.fileName, format, new Date(), { partial: isPartial }),
  }
}
