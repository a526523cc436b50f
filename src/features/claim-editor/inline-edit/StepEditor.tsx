import type { KeyboardEvent } from 'react'
import { labelOf, type Claim } from '@/domain/claim/fields'
import { useUnsavedWork } from '@/device/unsaved-work'
import { Button } from '@/ui/actions/Button'
import { useFocusOn } from '@/ui/browser/use-focus-on'
import { TextInput } from '@/ui/fields/TextInput'
import styles from './InlineEdit.module.css'
import { useTypedStep } from './use-typed-step'

interface StepEditorProps {
  readonly claims: readonly Claim[]
  /** '' if the claims differ. */
  readonly text: string
  readonly onSave: (text: string) => void
  readonly onClose: () => void
}

/** Text field for the next step: Enter saves, Esc discards; a click outside closes it and keeps the draft. */
export function StepEditor({ claims, text, onSave, onClose }: StepEditorProps) {
  const { typed, setTyped, isEdited, forget } = useTypedStep(claims, text)
  const field = useFocusOn<HTMLInputElement & HTMLTextAreaElement>(null)
  useUnsavedWork('un próximo paso a medio escribir', isEdited)
  const save = () => {
    forget()
    onSave(typed.trim())
  }
  const discard = () => {
    forget()
    onClose()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') save()
    else discard()
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
        <Button size="small" color="secondary" onClick={discard}>
          Cancelar
        </Button>
      </div>
    </>
  )
}
