import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import {
  isMessageRead,
  readAirlineMessage,
} from '@/domain/claim/airline-message/read-airline-message'
import { Button } from '@/ui/actions/Button'
import { Notice } from '@/ui/feedback/Notice'
import { TextInput } from '@/ui/fields/TextInput'
import { focusControl, PASTE_ID, type ClaimValues } from '../claim-values'
import { MessageTicket } from './MessageTicket'
import { useMessageFilling } from './use-message-filling'

interface PastePanelProps {
  readonly open: boolean
  readonly isTooLong: (message: string) => boolean
  readonly onClose: () => void
}

/** Field for an airline's mail or SMS, and the ticket of what it says. The text stays in the draft. */
export function PastePanel({ open, isTooLong, onClose }: PastePanelProps) {
  const { control, getValues } = useFormContext<ClaimValues>()
  const pasted = useController({ control, name: 'airlineText' }).field
  const text = useDeferredValue(pasted.value)
  const [today] = useState(() => new Date())
  const message = useMemo(() => readAirlineMessage(text, today), [text, today])
  const [refused, setRefused] = useState('')
  const [outcome, setOutcome] = useState('')
  const field = useRef<HTMLElement | null>(null)
  const filling = useMessageFilling(message, pasted.value, isTooLong)

  useEffect(() => {
    // With a text there, a phone's keyboard would hide its ticket.
    if (open && getValues('airlineText') === '') field.current?.focus()
  }, [getValues, open])

  const finish = (words: string) => {
    setOutcome(words)
    onClose()
    focusControl(PASTE_ID)
  }

  if (!open) {
    return outcome === '' ? null : (
      <div className="stack gap-16 after-8">
        <Notice tone="success" onDismiss={() => setOutcome('')}>
          {outcome}
        </Notice>
      </div>
    )
  }
  return (
    <div className="stack gap-16 after-8">
      <TextInput
        {...pasted}
        ref={(element) => {
          field.current = element
        }}
        label="Correo o SMS de la aerolínea"
        hint="Pega el mensaje completo. Se lee en tu dispositivo."
        autoComplete="off"
        spellCheck={false}
        lines={5}
      />
      {text.trim() !== '' && !isMessageRead(message) && (
        <Notice
          tone="info"
          action={
            filling.canCopy && (
              <Button size="small" onClick={() => finish(filling.copyText())}>
                Copiar en Mensaje
              </Button>
            )
          }
        >
          No encontramos datos de un vuelo en este texto. Pega el mensaje completo o llena los
          campos tú.
        </Notice>
      )}
      {isMessageRead(message) && text !== refused && (
        <MessageTicket
          message={message}
          filling={filling}
          onUse={(isTextCopied) => finish(filling.use(isTextCopied))}
          onRefuse={() => {
            setRefused(text)
            field.current?.focus()
          }}
        />
      )}
    </div>
  )
}
