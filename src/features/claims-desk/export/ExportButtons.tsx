import { memo } from 'react'
import styles from './Export.module.css'
import type { ExportSource } from './export-state'
import { FormatButtons } from './FormatButtons'
import { useExport } from './use-export'

/** Selected claims have other labels than the whole list on the same page. */
export const ExportButtons = memo(function ExportButtons(source: ExportSource) {
  const { start, words, dialog } = useExport()
  const isChosen = 'claims' in source
  return (
    <>
      <FormatButtons
        labelOf={isChosen ? (name) => `Elegidos a ${name}` : undefined}
        disabled={isChosen ? source.claims.length === 0 : source.total === 0}
        onExport={(format) => start({ source, format })}
      />
      <div role="status" className={styles['words']}>
        {words.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {dialog}
    </>
  )
})
