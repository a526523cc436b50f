import { TextInput, type TextInputProps } from './TextInput'

export function EmailInput(props: Omit<TextInputProps, 'label'>) {
  return (
    <TextInput
      label="Correo electrónico"
      type="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
    />
  )
}
