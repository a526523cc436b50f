import { useState } from 'react'
import type { ChargeAttempt } from '@/domain/money/charge-attempts'
import { TILL_TABLE } from '@/domain/money/till/charge-days'
import { chunkErrorText } from '@/domain/failures/chunk-error'
import { FORMATS, toFile, type ExportFormat } from '../export/export-formats'
import { ExportLabel } from '../export/ExportLabel'
import { Button } from '@/ui/actions/Button'
import { Notice } from '@/ui/feedback/Notice'
import { saveFile } from '@/ui/files/save-file'
import styles from './Till.module.css'

interface TillExportProps {
  readonly attempts: readonly ChargeAttempt[]
  readonly personOf: (claimId: string) => string
}

/** The file is created on the device. */
export function TillExport({ attempts, personOf }: TillExportProps) {
  const [hasFailed, setFailed] = useState(false)
  const save = async (format: ExportFormat) => {
    setFailed(false)
    const items = attempts.map((attempt) => ({ attempt, person: personOf(attempt.claimId) }))
    try {
      const { signal } = new AbortController()
      const file = await toFile(format, { table: TILL_TABLE, items }, { isPartial: false, signal })
      saveFile(file.blob, file.fileName)
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      {FORMATS.map((format) => (
        <Button
          key={format}
          variant="outlined"
          size="small"
          disabled={attempts.length === 0}
          onClick={() => void save(format)}
        >
          <ExportLabel format={format} />
        </Button>
      ))}
      {hasFailed && (
        <div className={styles['wide']}>
          <Notice tone="error" onDismiss={() => setFailed(false)}>
            {chunkErrorText('el archivo')}
          </Notice>
        </div>
      )}
    </>
  )
}
