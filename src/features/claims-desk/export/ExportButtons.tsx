import { memo } from 'react'
import { Button } from '@/ui/actions/Button'
import styles from './Export.module.css'
import { EXPORT_FORMATS, FORMATS } from './export-formats'
import { ExportLabel } from './ExportLabel'
import type { ExportSource } from './export-state'
import { useExport } from './use-export'

/** Selected claims have other labels than the whole list on the same page. */
export const ExportButtons = memo(function ExportButtons(source: ExportSource) {
  const { start, words, dialog } = useExport()
  const isChosen = 'claims' in source
  return (
    <>
      {FORMATS.map((format) => (
        <Button
          key={format}
          variant="outlined"
          size="small"
          disabled={isChosen ? source.claims.length === 0 : source.total === 0}
          onClick={() => start({ source, format })}
        >
          {isChosen ? `Elegidos a ${EXPORT_FORMATS[format].name}` : <ExportLabel format={format} />}
        </Button>
      ))}
      <div role="status" className={styles['words']}>
        {words.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {dialog}
    </>
  )
})
