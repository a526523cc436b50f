import { exportFileName, type ExportClaim } from '@/domain/claim/export/export-columns'
import { claimsToCsv } from '@/domain/claim/export/csv'
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

async function toBlob(
  format: ExportFormat,
  claims: readonly ExportClaim[],
  signal: AbortSignal,
): Promise<Blob> {
  if (format === 'csv') return new Blob([claimsToCsv(claims)], { type: 'text/csv;charset=utf-8' })
  // Its packer comes with the first file that needs it.
  const writer = await importWithRetry(() => import('@/domain/claim/export/xlsx'))
  const parts = await writer.claimsToXlsx(claims, { yieldToMain, signal })
  return new Blob(parts, { type: writer.XLSX_TYPE })
}

interface FileOptions {
  readonly isPartial: boolean
  readonly signal: AbortSignal
}

/**
 * Claims as a file of the wanted format, with its name.
 *
 * @throws {ChunkLoadError} when the code of the format did not come; the signal's reason when stopped
 */
export async function toFile(
  format: ExportFormat,
  claims: readonly ExportClaim[],
  { isPartial, signal }: FileOptions,
): Promise<{ readonly blob: Blob; readonly fileName: string }> {
  const blob = await toBlob(format, claims, signal)
  signal.throwIfAborted()
  return { blob, fileName: exportFileName(format, new Date(), { partial: isPartial }) }
}
