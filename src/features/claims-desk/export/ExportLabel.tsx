import { EXPORT_FORMATS, type ExportFormat } from './export-formats'

/** "Exportar CSV", the verb visually hidden: a line of tools is short. */
export function ExportLabel({ format }: { readonly format: ExportFormat }) {
  return (
    <span>
      <span className="visually-hidden">Exportar</span> {EXPORT_FORMATS[format].name}
    </span>
  )
}
