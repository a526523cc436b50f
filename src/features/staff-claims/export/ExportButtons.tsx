import type { ReactNode } from 'react'
import { DownloadIcon } from '@/ui/icons/desk-icons'
import { Button } from '@/ui/actions/Button'
import { FORMATS, type ExportFormat } from './export-formats'
import { ExportDialog } from './ExportDialog'
import { useExportDialog } from './use-export-dialog'

interface ExportButtonsProps {
  /** There is nothing to export. */
  readonly isEmpty: boolean
  readonly label: (format: ExportFormat) => ReactNode
  readonly run: (
    exporting: ReturnType<typeof useExportDialog>,
    format: ExportFormat,
  ) => Promise<void>
}

/** A button for each format, and the dialog that shows how far its file is. */
export function ExportButtons({ isEmpty, label, run }: ExportButtonsProps) {
  const exporting = useExportDialog()
  return (
    <>
      {FORMATS.map((format) => (
        <Button
          key={format}
          variant="outlined"
          size="small"
          startIcon={<DownloadIcon />}
          disabled={isEmpty}
          onClick={() => exporting.open(() => run(exporting, format))}
        >
          {label(format)}
        </Button>
      ))}
      <span role="status" className="visually-hidden">
        {exporting.message}
      </span>
      <ExportDialog {...exporting.dialog} />
    </>
  )
}
