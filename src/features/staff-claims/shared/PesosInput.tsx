import type { ChangeEvent } from 'react'
import { groupWhileTyping } from '@/domain/money/amount-typing'
import { TextInput, type TextInputProps } from '@/ui/fields/TextInput'

interface PesosInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'lines' | 'type'> {
  readonly text: string
  readonly onChange: (text: string) => void
}

/** A field for pesos, whose thousands are grouped while they are typed. */
export function PesosInput({ text, onChange, ...rest }: PesosInputProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const input = event.currentTarget
    const { inputType } = event.nativeEvent as InputEvent
    const typed = { text: input.value, caret: input.selectionStart ?? input.value.length }
    const grouped = groupWhileTyping(text, typed, inputType === 'deleteContentForward')
    if (grouped.text !== typed.text) {
      // Written at once, with its caret: React would leave the caret at the end.
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
