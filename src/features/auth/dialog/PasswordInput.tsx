import { useState } from 'react'
import { IconButton } from '@/ui/actions/IconButton'
import { HideIcon, ShowIcon } from '@/ui/icons/password-icons'
import { TextInput, type TextInputProps } from '@/ui/fields/TextInput'

type PasswordInputProps = Omit<TextInputProps, 'type' | 'endAdornment' | 'lines'>

/** The password can be shown, because typing it blind on a phone fails too often. */
export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      required
      endAdornment={
        <IconButton
          aria-label={shown ? 'Ocultar clave' : 'Mostrar clave'}

          onClick={() => setShown(!shown)}
        >
          {shown ? <HideIcon /> : <ShowIcon />}
        </IconButton>
      }
    />
  )
}
