import { exportFileName, type ExportTable } from '@/domain/claim/export/export-columns'
import { toCsv } from '@/domain/claim/export/csv'
import { importWithRetry } from '@/ui/browser/import-with-retry'

export type ExportFormat = 'csv' | 'xlsx'

interface FormatWords {
  /** Its name on buttons: "Exportar CSV". */
  readonly name: string
  /** How the file is opened, in a sentence. */
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

/** Lets the page answer whoever uses it, between two slices of work. */
const yieldToMain = () => new Promise((resolve) => setTimeout(resolve))

/** What goes into a file, and how its rows are written. */
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
  // Its packer comes with the first file that needs it.
  const writer = await importWithRetry(() => import('@/domain/claim/export/xlsx'))
  const parts = await writer.toXlsx(table, items, { yieldToMain, signal })
  return new Blob(parts, { type: writer.XLSX_TYPE })
}

interface FileOptions {
  readonly isPartial: boolean
  readonly signal: AbortSignal
}

/**
 * Items as a file of the wanted format, with its name.
 *
 * @throws {ChunkLoadError} when the code of the format did not come; the signal's reason when stopped
 */
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
