import { memo } from 'react'
import type { ListFilters } from '@/features/claim-store/claim-data/list-page'
import { ExportButtons } from './ExportButtons'
import { ExportLabel } from './ExportLabel'

interface ExportClaimsProps {
  /** Page and page size are ignored: all pages are exported. */
  readonly filters: ListFilters
  /** Matching claims; null if unknown. */
  readonly total: number | null
}

export const ExportClaims = memo(function ExportClaims({ filters, total }: ExportClaimsProps) {
  return (
    <ExportButtons
      isEmpty={total === 0}
      label={(format) => <ExportLabel format={format} />}
      run={({ start }, format) => start({ filters, format }, total)}
    />
  )
})
