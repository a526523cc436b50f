import type { Claim } from '@/domain/claim/fields'
import { EXPORT_FORMATS } from './export-formats'
import { ExportButtons } from './ExportButtons'

/** Exports the selected claims. The labels differ from those for the whole list on the same page. */
export function ExportChosen({ claims }: { readonly claims: readonly Claim[] }) {
  return (
    <ExportButtons
      isEmpty={claims.length === 0}
      label={(format) => `Elegidos a ${EXPORT_FORMATS[format].name}`}
      run={({ startWith }, format) => startWith(claims, format)}
    />
  )
}
