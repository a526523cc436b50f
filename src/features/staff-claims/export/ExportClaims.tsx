import { memo } from 'react'
import { DownloadIcon } from '@/ui/icons/desk-icons'
import { Button } from '@/ui/actions/Button'
import type { ClaimRecordFilters } from '@/api/claim-records'
import { FORMATS } from './export-formats'
import { ExportDialog } from './ExportDialog'
import { ExportLabel } from './ExportLabel'
import { useExportDialog } from './use-export-dialog'

interface ExportClaimsProps {
  /** What the list shows; its page and page size do not count, because every page is exported. */
  readonly filters: ClaimRecordFilters
  /** Claims that match, as the list knows it; null when it does not know how many. */
  readonly total: number | null
}

/** The whole filtered list as a file, CSV or Excel, page by page, with a way to stop and to go on. */
export const ExportClaims = memo(function ExportClaims({ filters, total }: ExportClaimsProps) {
  const { message, open, start, dialog } = useExportDialog()
  return (
    <>
      {FORMATS.map((format) => (
        <Button
          key={format}
          variant="outlined"
          size="small"
          startIcon={<DownloadIcon />}
          disabled={total === 0}
          onClick={() => open(() => start({ filters, format }, total))}
        >
          <ExportLabel format={format} />
        </Button>
      ))}
      <span role="status" className="visually-hidden">
        {message}
      </span>
      <ExportDialog {...dialog} />
    </>
  )
})
