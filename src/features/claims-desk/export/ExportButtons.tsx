import { memo } from 'react'
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
      <div role="status" className="row flat dense own-line live">
        {words.map((sentence, index) => (
          <p key={sentence} className={index === 0 ? 'strong' : undefined}>
            {sentence}
          </p>
        ))}
      </div>
      {dialog}
    </>
  )
})
