import styles from './Export.module.css'
import { EXPORT_FORMATS, type ExportFormat } from './export-formats'

/** "Exportar CSV"; phones hide the verb visually. */
export function ExportLabel({ format }: { readonly format: ExportFormat }) {
  return (
    <span>
      <span className={styles['verb']}>Exportar</span> {EXPORT_FORMATS[format].name}
    </span>
  )
}
