import type { ReactNode } from 'react'
import type { ListFilters } from '@/features/claim-store/claim-data/list-page'
import { EXPORT_FORMATS, FORMATS } from '../../export/export-formats'
import { ExportDialog } from '../../export/ExportDialog'
import { useExportDialog } from '../../export/use-export-dialog'
import type { PaletteAction } from '../../palette/palette-items'
import { Snackbar } from '@/ui/feedback/Snackbar'
import { DownloadIcon } from '@/ui/icons/desk-icons'

/** Duration of the result, in ms: its text has several lines. */
const OUTCOME_MS = 15_000

interface Exported {
  readonly filters: ListFilters
  /** Matching claims; null if unknown. */
  readonly total: number | null
  /** Describes the claims after 'Exportar Excel'. */
  readonly hint: string
}

export function useExportActions({ filters, total, hint }: Exported): {
  readonly actions: readonly PaletteAction[]
  readonly dialog: ReactNode
} {
  const exporting = useExportDialog()
  const actions = FORMATS.map((format): PaletteAction => ({
    id: `export-${format}`,
    label: `Exportar ${EXPORT_FORMATS[format].name}`,
    hint,
    icon: <DownloadIcon />,
    run: () => exporting.open(() => exporting.start({ filters, format }, total)),
  }))
  const dialog = (
    <>
      <ExportDialog {...exporting.dialog} />
      <Snackbar
        tone="success"
        text={exporting.words.join(' ')}
        duration={OUTCOME_MS}
        onClose={exporting.forget}
      />
    </>
  )
  return { actions: total === 0 ? [] : actions, dialog }
}
