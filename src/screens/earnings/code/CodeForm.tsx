import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import {
  isScannable,
  TOO_LONG,
  toQrId,
  toReferralAddress,
} from '@/features/referral-code/referral-address'
import { Button } from '@/ui/actions/Button'
import { TextInput } from '@/ui/fields/TextInput'

interface CodeFormProps {
  readonly id: string
  readonly onSave: (id: string) => void
  readonly onCancel?: (() => void) | undefined
}

function problemOf(id: string): string | undefined {
  const address = toReferralAddress(id)
  if (address === null) return 'Escribe tu identificador para ver tu código.'
  return isScannable(address) ? undefined : TOO_LONG
}

export function CodeForm({ id, onSave, onCancel }: CodeFormProps) {
  const [text, setText] = useState(id)
  const [problem, setProblem] = useState<string>()
  return (
    <form
      noValidate
      method="dialog"
      className="stack gap-16 packed"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = toQrId(text)
        const found = problemOf(typed)
        setProblem(found)
        if (found === undefined) onSave(typed)
        else event.currentTarget.querySelector('input')?.focus()
      }}
    >
      <TextInput
        label="Identificador QR"
        hint="Tal como te lo dimos, con sus mayúsculas y signos. También sirve el enlace que abre tu código."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setProblem(undefined)
        }}
        error={problem}
      />
      <div className="row gap-12 middle">
        <Button type="submit" variant="contained">
          Ver mi código
        </Button>
        {onCancel && (
          <Button variant="outlined" onClick={onCancel}>
            Cancelar
          </Button>
        )}
      </div>
      <p className="muted small">
        Lo escribes una vez: queda en este equipo hasta que cierras sesión. ¿No lo tienes?{' '}
        <Link to={paths.contact}>Escríbenos</Link>
      </p>
    </form>
  )
}
