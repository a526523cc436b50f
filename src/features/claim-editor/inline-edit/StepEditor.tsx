import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { labelOf, type Claim } from '@/domain/claim/fields'
import { followUpChoices, followUpOf, withFollowUp } from '@/domain/claim/list/follow-up'
import { parseDay, toDayString } from '@/domain/dates'
import { useUnsavedWork } from '@/device/unsaved-work'
import { StaffButton } from '@/ui/actions/StaffButton'
import { useFocusOn } from '@/ui/browser/use-focus-on'
import { DateInput } from '@/ui/fields/DateInput'
import { TextInput } from '@/ui/fields/TextInput'
import { useToday } from '../shared/use-today'
import styles from './InlineEdit.module.css'
import { toClaimRecord } from '@/api/claim-records'
import { toClaimRecordValues } from '@/domain/claim/editing/claim-values'
import { changedUnits } from '@/domain/claim/editing/merge'
import { claimEditName, parseClaimEdit, type StoredClaimEdit } from '../edit/stored/claim-edit'
import { useFormAutosave } from '@/session/use-form-autosave'

const SEVERAL = 'claims'

/** Stored in the claim's draft, which the form also uses. `saved` is '' if the claims differ. */
function useTypedStep(claims: readonly Claim[], saved: string) {
  const [claim, ...others] = claims
  const opened = claim && others.length === 0 ? claim : toClaimRecord({ next_step: saved })
  const [typed, setTyped] = useState(saved)
  const listener = useRef<() => void>(undefined)
  /** Other typed fields of the same draft, to be kept. */
  const before = useRef<StoredClaimEdit>({ base: opened, values: toClaimRecordValues(opened) })

  /** @param next_step default: the text that the draft started from */
  const readEdit = (next_step?: string): StoredClaimEdit | null => {
    const { base, values } = before.current
    const seen = toClaimRecordValues(base ?? {})
    const edit = { base, values: { ...values, next_step: next_step ?? seen.next_step } }
    return changedUnits(seen, edit.values).length > 0 ? edit : null
  }
  const store = useFormAutosave(opened === claim ? claimEditName(claim) : SEVERAL, {
    subscribe: (onChange) => {
      listener.current = onChange
      return () => {
        listener.current = undefined
      }
    },
    read: () => readEdit(typed),
    onFound: ({ value }) => {
      const found = parseClaimEdit(value)
      if (found === null) return
      before.current = found
      setTyped(found.values.next_step)
    },
  })
  useEffect(() => listener.current?.(), [typed])
  return {
    typed,
    setTyped,
    isEdited: typed !== saved,
    /** Removes the text from the draft after a save or discard; keeps the other typed fields. */
    forget: () => store(readEdit()),
  }
}

interface ReminderProps {
  readonly text: string
  readonly onSave: (text: string) => void
  readonly onChange: (text: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** Day to resume the claim, written before the text: three suggestions save at once, or any other day. */
function Reminder({ text, onSave, onChange, onKeyDown }: ReminderProps) {
  const today = useToday()
  const set = followUpOf(text, today)
  const [day, setDay] = useState(() => toDayString(set))
  const titleId = useId()
  return (
    <>
      <p id={titleId} className="strong">
        Recordar
      </p>
      <div role="group" aria-labelledby={titleId} className="row">
        {followUpChoices(today).map(({ label, date }) => (
          <StaffButton
            key={label}
            variant="outlined"
            onClick={() => onSave(withFollowUp(text, date, today))}
          >
            {label}
          </StaffButton>
        ))}
        {set && (
          <StaffButton onClick={() => onSave(withFollowUp(text, null, today))}>
            Quitar recordatorio
          </StaffButton>
        )}
      </div>
      <DateInput
        label="Otro día"
        value={day}
        onKeyDown={onKeyDown}
        onChange={({ target: { value } }) => {
          setDay(value)
          const date = parseDay(value)
          if (date) onChange(withFollowUp(text, date, today))
        }}
      />
    </>
  )
}

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
  const save = (next: string) => {
    forget()
    onSave(next.trim())
  }
  const discard = () => {
    forget()
    onClose()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') save(typed)
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
      {/* The next steps of several claims differ in their days. */}
      {claims.length === 1 && (
        <Reminder text={typed} onSave={save} onChange={setTyped} onKeyDown={handleKey} />
      )}
      <div className="row">
        <StaffButton variant="contained" onClick={() => save(typed)}>
          Guardar
        </StaffButton>
        <StaffButton onClick={discard}>Cancelar</StaffButton>
      </div>
    </>
  )
}
