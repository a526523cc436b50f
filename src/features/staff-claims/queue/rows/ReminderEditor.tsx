import { useState, type KeyboardEvent } from 'react'
import { followUpChoices, followUpOf, withFollowUp } from '@/domain/claim/list/follow-up'
import { parseDay, toDayString } from '@/domain/dates'
import { Button } from '@/ui/actions/Button'
import { DateInput } from '@/ui/fields/DateInput'
import styles from './RowPanel.module.css'

interface ReminderEditorProps {
  readonly text: string | null
  readonly today: Date
  readonly onSave: (text: string) => void
  readonly onClose: () => void
}

/** When a claim is to be taken up again: one of three days in a press, or any other. */
export function ReminderEditor({ text, today, onSave, onClose }: ReminderEditorProps) {
  const set = followUpOf(text, today)
  const [day, setDay] = useState(() => toDayString(set))
  const [error, setError] = useState<string>()

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
      // A field of dates closes its calendar with Esc first, and a browser tells nobody of that.
      onKeyDown={handleKey}
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
            autoFocus={at === 0}
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
        onChange={({ target }) => {
          setDay(target.value)
          setError(undefined)
        }}
      />
      <div className={styles['buttons']}>
        <Button type="submit" size="small" color="secondary" variant="contained">
          Guardar
        </Button>
        {set && (
          <Button size="small" color="secondary" onClick={() => save(null)}>
            Quitar recordatorio
          </Button>
        )}
        <Button size="small" color="secondary" onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
