import { memo, useState } from 'react'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@/ui/Button'
import type { ClaimRecordFilters } from '@/api/claim-records'
import { ExportDialog } from './ExportDialog'
import { useExport } from './use-export'

interface ExportClaimsProps {
  /** What the list shows; its page and page size do not count, because every page is exported. */
  readonly filters: ClaimRecordFilters
  /** Claims that match, as the list knows it; null when it does not know how many. */
  readonly total: number | null
}

/** "Exportar CSV": the whole filtered list as a file, page by page, with a way to stop and to go on. */
export const ExportClaims = memo(function ExportClaims({ filters, total }: ExportClaimsProps) {
  const [isOpen, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  const { state, start, resume, saveWhatIsThere, stop, reset } = useExport()

  const open = () => {
    setSaid('')
    setOpen(true)
    void start(filters, total)
  }
  const close = () => {
    stop()
    setOpen(false)
    if (state.phase === 'running' || state.phase === 'failed') setSaid('Exportación cancelada.')
  }

  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<DownloadIcon />}
        disabled={total === 0}
        onClick={open}
      >
        Exportar CSV
      </Button>
      <span role="status" className="visually-hidden">
        {said}
      </span>
      <ExportDialog
        open={isOpen}
        state={state}
        onClose={close}
        onExited={reset}
        onResume={() => void resume()}
        onSavePartial={saveWhatIsThere}
      />
    </>
  )
})
