import { useState } from 'react'
import { sentText } from '@/domain/claim/receipt/sent-text'
import { Button } from '@/ui/actions/Button'
import { Notice } from '@/ui/feedback/Notice'

interface RepeatNoticeProps {
  readonly at: Date | null
  readonly onSend: () => void
  readonly onDrop: () => void
}

function SentText({ at }: { readonly at: Date }) {
  const [now] = useState(() => new Date())
  return <strong>{sentText(at, now)}</strong>
}

export function RepeatNotice({ at, onSend, onDrop }: RepeatNoticeProps) {
  if (at === null) return null
  return (
    <Notice
      isAnswer
      tone="warning"
      action={
        <>
          <Button size="small" color="secondary" onClick={onDrop}>
            No enviar
          </Button>
          <Button size="small" color="secondary" onClick={onSend}>
            Enviar otra vez
          </Button>
        </>
      }
    >
      <SentText key={at.getTime()} at={at} /> Si falta algo, puedes cambiar tu mensaje o tus
      archivos antes de enviarlo.
    </Notice>
  )
}
