import styles from './Export.module.css'
import { EXPORT_FORMATS, type ExportFormat } from './export-formats'

/** "Exportar CSV"; on a phone the sign beside it says "Exportar", and whoever hears it hears the word. */
export function ExportLabel({ format }: { readonly format: ExportFormat }) {
  return (
    <span>
      <span className={styles['verb']}>Exportar</span> {EXPORT_FORMATS[format].name}
    </span>
  )
}
