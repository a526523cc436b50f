import type { Claim } from '@/domain/claim/fields'
import { Button } from '@/ui/actions/Button'
import { DownloadIcon } from '@/ui/icons/desk-icons'
import { EXPORT_FORMATS, FORMATS } from './export-formats'
import { ExportDialog } from './ExportDialog'
import { useExportDialog } from './use-export-dialog'

/**
 * The chosen claims alone as a file, CSV or Excel. Its buttons have names of their own: those
 * of the whole list stand on the same page.
 */
export function ExportChosen({ claims }: { readonly claims: readonly Claim[] }) {
  const { message, open, startWith, dialog } = useExportDialog()
  return (
    <>
      {FORMATS.map((format) => (
        <Button
          key={format}
          variant="outlined"
          size="small"
          startIcon={<DownloadIcon />}
          disabled={claims.length === 0}
          onClick={() => open(() => startWith(claims, format))}
        >
          Elegidos a {EXPORT_FORMATS[format].name}
        </Button>
      ))}
      <span role="status" className="visually-hidden">
        {message}
      </span>
      <ExportDialog {...dialog} />
    </>
  )
}
