import { memo, useState } from 'react'
import { DownloadIcon } from '@/ui/icons/desk-icons'
import { Button } from '@/ui/actions/Button'
import type { ClaimRecordFilters } from '@/api/claim-records'
import { EXPORT_FORMATS, type ExportFormat } from './export-formats'
import { ExportDialog } from './ExportDialog'
import { useExport } from './use-export'

interface ExportClaimsProps {
  /** What the list shows; its page and page size do not count, because every page is exported. */
  readonly filters: ClaimRecordFilters
  /** Claims that match, as the list knows it; null when it does not know how many. */
  readonly total: number | null
}

const FORMATS = ['csv', 'xlsx'] as const satisfies readonly ExportFormat[]

/** The whole filtered list as a file, CSV or Excel, page by page, with a way to stop and to go on. */
export const ExportClaims = memo(function ExportClaims({ filters, total }: ExportClaimsProps) {
  const [isOpen, setOpen] = useState(false)
  const [message, setMessage] = useState('')
  const { state, start, resume, saveWhatIsThere, stop, reset } = useExport()

  const open = (format: ExportFormat) => {
    setMessage('')
    setOpen(true)
    void start({ filters, format }, total)
  }
  const close = () => {
    stop()
    setOpen(false)
    if (state.phase === 'running' || state.phase === 'failed') setMessage('Exportación cancelada.')
  }

  return (
    <>
      {FORMATS.map((format) => (
        <Button
          key={format}
          variant="outlined"
          size="small"
          startIcon={<DownloadIcon />}
          disabled={total === 0}
          onClick={() => open(format)}
        >
          {EXPORT_FORMATS[format].label}
        </Button>
      ))}
      <span role="status" className="visually-hidden">
        {message}
      </span>
      <ExportDialog
        open={isOpen}
        state={state}
        onClose={close}
        onExited={reset}
        onResume={() => void resume()}
        onSavePartial={() => void saveWhatIsThere()}
      />
    </>
  )
})
