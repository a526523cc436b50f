import { useRef, type ChangeEvent } from 'react'
import { groupWhileTyping } from '@/domain/country/amount-typing'
import { TextInput, type TextInputProps } from '@/ui/fields/TextInput'

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
