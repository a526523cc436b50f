import { useRef, type ChangeEvent } from 'react'
import { groupWhileTyping } from '@/domain/country/amount-typing'
import type { ChargeAmount } from '@/domain/country/amounts'
import { formatClp } from '@/domain/country/money'
import { TextInput, type TextInputProps } from '@/ui/fields/TextInput'

interface DoubtfulAmountProps {
  readonly amount: ChargeAmount
}

/** What an amount that could mean another one is read as. */
export function DoubtfulAmount({ amount: { text, reading, pesos } }: DoubtfulAmountProps) {
  return (
    reading === 'doubtful' && (
      <p className="panel on-amber semibold">
        {`Escribiste “${text.trim()}” y lo leemos como ${formatClp(pesos)}. Si no es eso, escribe el monto entero: 38000 o 38.000.`}
      </p>
    )
  )
}

interface PesosInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'lines' | 'type'> {
  readonly text: string
  readonly onChange: (text: string) => void
}

export function PesosInput({ text, onChange, ...rest }: PesosInputProps) {
  /** The last text that this field grouped. */
  const ours = useRef('')

  const handleChange = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const input = event.currentTarget
    const { inputType } = event.nativeEvent as InputEvent
    const typed = { text: input.value, caret: input.selectionStart ?? input.value.length }
    const before = { text, isGrouped: text === ours.current }
    const grouped = groupWhileTyping(before, typed, inputType === 'deleteContentForward')
    ours.current = grouped.isGrouped ? grouped.text : ''
    if (grouped.text !== typed.text) {
      // Set value and caret now: React would move the caret to the end.
      input.value = grouped.text
      input.setSelectionRange(grouped.caret, grouped.caret)
    }
    onChange(grouped.text)
  }
  return (
    <TextInput
      {...rest}
      value={text}
      onChange={handleChange}
      inputMode="decimal"
      autoComplete="off"
    />
  )
}
