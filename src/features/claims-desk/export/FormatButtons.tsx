import { Button } from '@/ui/actions/Button'
import { EXPORT_FORMATS, FORMATS, type ExportFormat } from './export-formats'

/** "Exportar CSV", the verb visually hidden: a line of tools is short. */
export function ExportLabel({ format }: { readonly format: ExportFormat }) {
  return (
    <span>
      <span className="visually-hidden">Exportar</span> {EXPORT_FORMATS[format].name}
    </span>
  )
}

interface FormatButtonsProps {
  /** Default: "Exportar" and the format's name. */
  readonly labelOf?: ((name: string) => string) | undefined
  readonly disabled: boolean
  readonly onExport: (format: ExportFormat) => void
}

export function FormatButtons({ labelOf, disabled, onExport }: FormatButtonsProps) {
  return FORMATS.map((format) => (
    <Button
      key={format}
      variant="outlined"
      size="small"
      disabled={disabled}
      onClick={() => onExport(format)}
    >
      {labelOf ? labelOf(EXPORT_FORMATS[format].name) : <ExportLabel format={format} />}
    </Button>
  ))
}
