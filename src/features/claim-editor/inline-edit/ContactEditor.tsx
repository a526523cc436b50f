import { useState } from 'react'
import { labelOf } from '@/domain/claim/fields'
import { ContactDateInput } from '../edit/fields/ContactDateInput'
import { Button } from '@/ui/actions/Button'
import { useFocusOn } from '@/ui/browser/use-focus-on'
import styles from './InlineEdit.module.css'

interface ContactEditorProps {
  /** 'yyyy-MM-dd', or '' for none. */
  readonly day: string
  readonly onSave: (day: string) => void
}

/** Edits the day of the last contact: "Hoy" saves at once. */
export function ContactEditor({ day, onSave }: ContactEditorProps) {
  const [typed, setTyped] = useState(day)
  const today = useFocusOn<HTMLButtonElement>(null)
  return (
    <>
      <ContactDateInput
        label={labelOf('last_customer_contact')}
        who="con el cliente"
        value={typed}
        todayRef={today}
        onChange={({ target }) => setTyped(target.value)}
        onPick={onSave}
      />
      <div className={styles['actions']}>
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          aria-disabled={typed === '' || typed === day}
          onClick={() => {
            if (typed !== '' && typed !== day) onSave(typed)
          }}
        >
          Guardar este día
        </Button>
      </div>
    </>
  )
}
