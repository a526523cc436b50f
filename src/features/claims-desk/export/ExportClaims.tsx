import { memo } from 'react'
import type { ListFilters } from '@/features/claim-store/claim-data/list-page'
import { ExportButtons } from './ExportButtons'
import { ExportLabel } from './ExportLabel'

interface ExportClaimsProps {
  /** What the list shows; its page and page size do not count, because every page is exported. */
  readonly filters: ListFilters
  /** Claims that match, as the list knows it; null when it does not know how many. */
  readonly total: number | null
}

/** The whole filtered list as a file, CSV or Excel, page by page, with a way to stop and to go on. */
export const ExportClaims = memo(function ExportClaims({ filters, total }: ExportClaimsProps) {
  return (
    <ExportButtons
      isEmpty={total === 0}
      label={(format) => <ExportLabel format={format} />}
      run={({ start }, format) => start({ filters, format }, total)}
    />
  )
})
