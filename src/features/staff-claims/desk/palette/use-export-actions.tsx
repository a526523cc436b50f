import { useState, type ReactNode } from 'react'
import type { ClaimRecordFilters } from '@/api/claim-records'
import { EXPORT_FORMATS } from '@/features/staff-claims/export/export-formats'
import { ExportDialog } from '@/features/staff-claims/export/ExportDialog'
import { useExport } from '@/features/staff-claims/export/use-export'
import type { PaletteAction } from '@/features/staff-claims/palette/palette-items'
import { DownloadIcon } from '@/ui/icons/desk-icons'

interface Exported {
  readonly filters: ClaimRecordFilters
  /** Claims that match; null where nobody knows. */
  readonly total: number | null
  /** Which claims these are, as it goes on after 'Exportar Excel'. */
  readonly hint: string
}

/** The exports as actions, and the dialog that shows how far one is. */
export function useExportActions({ filters, total, hint }: Exported): {
  readonly actions: readonly PaletteAction[]
  readonly dialog: ReactNode
} {
  const [isOpen, setOpen] = useState(false)
  const { state, start, resume, saveWhatIsThere, stop, reset } = useExport()
  const actions = (['xlsx', 'csv'] as const).map((format): PaletteAction => ({
    id: `export-${format}`,
    label: EXPORT_FORMATS[format].label,
    hint,
    icon: <DownloadIcon />,
    run: () => {
      setOpen(true)
      void start({ filters, format }, total)
    },
  }))
  const close = () => {
    stop()
    setOpen(false)
  }
  const dialog = (
    <ExportDialog
      open={isOpen}
      state={state}
      onClose={close}
      onExited={reset}
      onResume={() => void resume()}
      onSavePartial={() => void saveWhatIsThere()}
    />
  )
  return { actions: total === 0 ? [] : actions, dialog }
}
