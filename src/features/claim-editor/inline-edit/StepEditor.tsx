import { type KeyboardEvent, useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { labelOf, type Claim } from '@/domain/claim/fields'
import { followUpChoices, followUpOf, withFollowUp } from '@/domain/claim/list/follow-up'
import { parseDay, toDayString } from '@/domain/dates'
import { useUnsavedWork } from '@/device/unsaved-work'
import { StaffButton } from '@/ui/actions/StaffButton'
import { useFocusOn } from '@/ui/browser/use-focus-on'
import { DateInput } from '@/ui/fields/DateInput'
import { TextInput } from '@/ui/fields/TextInput'
import { useToday } from '@/features/claim-store/contact/use-today'
import { toClaimRecord } from '@/api/claim-records'
import { changedUnits } from '@/domain/claim/editing/merge'
import { claimEditName, SEVERAL_CLAIMS } from '../edit/stored/claim-edit'
import { useStoredClaimEdit } from '../edit/stored/use-stored-claim-edit'
import { useClaimForm } from '../edit/use-claim-form'

/** A half-typed step is part of the claim's draft, as in the form. `saved` is '' if the claims differ. */
function useTypedStep(claims: readonly Claim[], saved: string) {
  const [claim, ...others] = claims
  const only = others.length === 0 ? claim : undefined
  const [opened] = useState(() => only ?? toClaimRecord({ next_step: saved }))
  const claimForm = useClaimForm(opened)
  const stored = useStoredClaimEdit(claimForm, opened, only ? claimEditName(only) : SEVERAL_CLAIMS)
  const { field } = useController({ control: claimForm.form.control, name: 'next_step' })
  return {
    typed: field.value,
    setTyped: field.onChange,
    isEdited: field.value !== saved,
    /** The claims as they were when the text was begun: the merge base of its save. */
    readBegun: () => (only ? [claimForm.readStates().base ?? only] : claims),
    /** Removes the text from the draft after a save or discard; keeps the other typed fields. */
    forget: () => {
      const { base, saved: before, mine } = claimForm.readStates()
      const values = { ...mine, next_step: before.next_step }
      stored.forget(changedUnits(before, values).length > 0 ? { base, values } : null)
    },
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
  readonly onSave: (text: string, begun: readonly Claim[]) => void
  readonly onClose: () => void
}

/** Text field for the next step: Enter saves, Esc discards; a click outside closes it and keeps the draft. */
export function StepEditor({ claims, text, onSave, onClose }: StepEditorProps) {
  const { typed, setTyped, isEdited, readBegun, forget } = useTypedStep(claims, text)
  const field = useFocusOn<HTMLInputElement & HTMLTextAreaElement>(null)
  useUnsavedWork('un próximo paso a medio escribir', isEdited)
  const discard = () => {
    forget()
    onClose()
  }
  const save = (next: string) => {
    // An untouched field must not erase the different steps of several claims.
    if (next === text) {
      discard()
      return
    }
    forget()
    onSave(next.trim(), readBegun())
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
      <p aria-hidden className="row gap-12 flat between muted fine">
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
