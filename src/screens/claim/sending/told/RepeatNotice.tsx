import { useEffect, useRef, useState } from 'react'
import { sentText } from '@/domain/claim/receipt/sent-text'
import { Button } from '@/ui/actions/Button'
import { Notice } from '@/ui/feedback/Notice'

interface RepeatNoticeProps {
  /** When all of it was sent before; null while there is nothing to ask. */
  readonly at: Date | null
  readonly onSend: () => void
  readonly onDrop: () => void
}

/** How long ago the claim was sent, as of the moment the notice appears. */
function SentText({ at }: { readonly at: Date }) {
  const [now] = useState(() => new Date())
  return <strong>{sentText(at, now)}</strong>
}

/** Asks before a claim that is in already is sent once more. */
export function RepeatNotice({ at, onSend, onDrop }: RepeatNoticeProps) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [at])

  if (at === null) return null
  return (
    <Notice
      ref={box}
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
