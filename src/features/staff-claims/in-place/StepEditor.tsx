import { useState, type KeyboardEvent } from 'react'
import { labelOf } from '@/domain/claim/fields'
import { Button } from '@/ui/actions/Button'
import { useFocusOn } from '@/ui/browser/use-focus-on'
import { useUnloadWarning } from '@/ui/browser/use-unload-warning'
import { TextInput } from '@/ui/fields/TextInput'
import styles from './InPlace.module.css'

interface StepEditorProps {
  readonly text: string
  readonly onSave: (text: string) => void
  readonly onClose: () => void
}

/** The next step as a field: Enter saves it, Esc leaves it as it was. */
export function StepEditor({ text, onSave, onClose }: StepEditorProps) {
  const [typed, setTyped] = useState(text)
  const field = useFocusOn<HTMLInputElement & HTMLTextAreaElement>(null)
  useUnloadWarning(typed !== text)
  const save = () => onSave(typed.trim())
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    save()
  }
  return (
    <>
      <TextInput
        label={labelOf('next_step')}
        value={typed}
        ref={field}
        autoComplete="off"
        onKeyDown={handleKey}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p aria-hidden className={styles['keys']}>
        <span>
          <strong>Enter</strong> guarda
        </span>
        <span>
          <strong>Esc</strong> deja como estaba
        </span>
      </p>
      <div className={styles['actions']}>
        <Button size="small" variant="contained" color="secondary" onClick={save}>
          Guardar
        </Button>
        <Button size="small" color="secondary" onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </>
  )
}
