import { useState, type KeyboardEvent } from 'react'
import { labelOf } from '@/domain/claim/fields'
import { useStepDrafts } from '@/features/staff-claims/queue/state/step-drafts'
import { Button } from '@/ui/actions/Button'
import { useFocusOn } from '@/ui/browser/use-focus-on'
import { useUnloadWarning } from '@/ui/browser/use-unload-warning'
import { TextInput } from '@/ui/fields/TextInput'
import styles from './RowPanel.module.css'

interface NextStepEditorProps {
  /** Number of the claim, under which a half typed text is kept. */
  readonly claimKey: string
  readonly text: string
  readonly onSave: (text: string) => void
  readonly onClose: () => void
}

/** The next step of a row as a field: Enter saves it, Esc leaves it as it was. */
export function NextStepEditor({ claimKey, text, onSave, onClose }: NextStepEditorProps) {
  const drafts = useStepDrafts()
  const [typed, setTyped] = useState(() => drafts.get(claimKey) ?? text)
  const field = useFocusOn<HTMLInputElement & HTMLTextAreaElement>(claimKey)
  useUnloadWarning(typed !== text)

  const close = () => {
    drafts.delete(claimKey)
    onClose()
  }
  const save = () => {
    if (typed.trim() !== text.trim()) onSave(typed.trim())
    close()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    close()
  }
  return (
    <form
      className={styles['panel']}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <div className={styles['wide']}>
        <TextInput
          label={labelOf('next_step')}
          hint="Enter guarda, Esc deja como estaba."
          value={typed}
          ref={field}
          autoComplete="off"
          onKeyDown={handleKey}
          onChange={({ target }) => {
            setTyped(target.value)
            drafts.set(claimKey, target.value)
          }}
        />
      </div>
      <div className={styles['buttons']}>
        <Button type="submit" size="small" color="secondary" variant="contained">
          Guardar
        </Button>
        <Button size="small" color="secondary" onClick={close}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
