import { TextInput, type TextInputProps } from './TextInput'

/** Asks for an e-mail address: phones show the @ and change nothing that is typed. */
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
