import { useState, type KeyboardEvent } from 'react'
import { followUpChoices, followUpOf, withFollowUp } from '@/domain/claim/list/follow-up'
import { parseDay, toDayString } from '@/domain/dates'
import { Button } from '@/ui/actions/Button'
import { useFocusOn } from '@/ui/browser/use-focus-on'
import { DateInput } from '@/ui/fields/DateInput'
import styles from './RowPanel.module.css'

interface ReminderEditorProps {
  readonly text: string | null
  readonly today: Date
  readonly onSave: (text: string) => void
  readonly onClose: () => void
}

/** Sets the reminder date: three suggestions or any other day. */
export function ReminderEditor({ text, today, onSave, onClose }: ReminderEditorProps) {
  const set = followUpOf(text, today)
  const [day, setDay] = useState(() => toDayString(set))
  const [error, setError] = useState<string>()
  const first = useFocusOn<HTMLButtonElement>(null)

  const save = (date: Date | null) => {
    const next = withFollowUp(text, date, today)
    if (next !== text) onSave(next)
    onClose()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose()
  }
  return (
    <form
      className={styles['panel']}
      onSubmit={(event) => {
        event.preventDefault()
        const date = parseDay(day)
        if (date) save(date)
        else setError('Elige un día.')
      }}
    >
      <div role="group" aria-label="Recordar" className={styles['buttons']}>
        {followUpChoices(today).map(({ label, date }, at) => (
          <Button
            key={label}
            size="small"
            color="secondary"
            variant="outlined"
            {...(at === 0 && { ref: first })}
            onKeyDown={handleKey}
            onClick={() => save(date)}
          >
            {label}
          </Button>
        ))}
      </div>
      <DateInput
        label="Otro día"
        value={day}
        error={error}
        onKeyDown={handleKey}
        onChange={({ target }) => {
          setDay(target.value)
          setError(undefined)
        }}
      />
      <div className={styles['buttons']}>
        <Button
          type="submit"
          size="small"
          color="secondary"
          variant="contained"
          onKeyDown={handleKey}
        >
          Guardar
        </Button>
        {set && (
          <Button size="small" color="secondary" onKeyDown={handleKey} onClick={() => save(null)}>
            Quitar recordatorio
          </Button>
        )}
        <Button size="small" color="secondary" onKeyDown={handleKey} onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
