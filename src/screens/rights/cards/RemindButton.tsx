import { useState } from 'react'
import { chunkErrorText } from '@/domain/failures/chunk-error'
import type { Term } from '@/domain/rights/laws/law'
import type { TripAnswers } from '@/domain/rights/story'
import { Button } from '@/ui/actions/Button'
import { importWithRetry } from '@/ui/browser/import-with-retry'
import { Notice } from '@/ui/feedback/Notice'

const importReminder = () => import('./save-reminder')

interface RemindButtonProps {
  readonly story: TripAnswers
  readonly terms: readonly Term[]
}

export function RemindButton({ story, terms }: RemindButtonProps) {
  const [isLost, setLost] = useState(false)

  const remind = async () => {
    setLost(false)
    const code = await importWithRetry(importReminder).catch(() => null)
    if (code === null) setLost(true)
    else code.saveReminder(story, terms, new Date())
  }

  return (
    <>
      <Button variant="link" onClick={() => void remind()}>
        Recordarme en el calendario
      </Button>
      {isLost && <Notice tone="error">{chunkErrorText('el recordatorio')}</Notice>}
    </>
  )
}
