import { TextInput, type TextInputProps } from './TextInput'

/** Field of a staff page that finds by e-mail (SPEC 2.11). */
export function EmailSearch(
  props: Pick<TextInputProps, 'label' | 'value' | 'onChange' | 'onKeyDown' | 'ref'>,
) {
  return (
    <TextInput
      isLabelHidden
      placeholder="Buscar por correo..."
      inputMode="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}
