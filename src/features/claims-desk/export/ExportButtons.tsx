import type { ReactNode } from 'react'
import { Button } from '@/ui/actions/Button'
import styles from './Export.module.css'
import { FORMATS, type ExportFormat } from './export-formats'
import { ExportDialog } from './ExportDialog'
import { useExportDialog } from './use-export-dialog'

interface ExportButtonsProps {
  readonly isEmpty: boolean
  readonly label: (format: ExportFormat) => ReactNode
  readonly run: (
    exporting: ReturnType<typeof useExportDialog>,
    format: ExportFormat,
  ) => Promise<void>
}

export function ExportButtons({ isEmpty, label, run }: ExportButtonsProps) {
  const exporting = useExportDialog()
  return (
    <>
      {FORMATS.map((format) => (
        <Button
          key={format}
          variant="outlined"
          size="small"
          disabled={isEmpty}
          onClick={() => exporting.open(() => run(exporting, format))}
        >
          {label(format)}
        </Button>
      ))}
      <div role="status" className={styles['words']}>
        {exporting.words.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <ExportDialog {...exporting.dialog} />
    </>
  )
}
