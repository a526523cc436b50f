import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react'
import { WRONG_DATE } from '@/ui/fields/wrong-date'
import type { Claim, ClaimKey } from '@/domain/claim/fields'
import type { MergeUnit } from '@/domain/claim/editing/merge'
import { claimRecordSummary, validateClaimRecord } from '@/domain/forms/staff-claim'
import { ConflictDialog } from '@/features/claim-store/changes/notice/ConflictDialog'
import { discardStoredEdit } from '@/session/use-form-autosave'
import { useUnsavedWork } from '@/device/unsaved-work'
import styles from './ClaimForm.module.css'
import { DuplicateNotice, useDuplicates } from './conflicts/DuplicateNotice'
import { FormFoot, SaveProblemNotice, StaffErrorSummary } from './FormParts'
import { ClaimFields } from './fields/ClaimFields'
import { focusedField, isSaveKey, useFirstFocus, findWrongDate } from './fields/focus-field'
import { requiredText, toPlainText, whoseText } from './form-labels'
import { LeaveGuard } from '@/ui/dialog/LeaveGuard'
import { RestoredNotice } from '@/ui/feedback/RestoredNotice'
import { useClaimForm } from './use-claim-form'
import { useSaveClaim } from './use-save-claim'
import { claimEditName, editedClaimText } from './stored/claim-edit'
import { useStoredClaimEdit } from './stored/use-stored-claim-edit'

export interface SessionHandle {
  /** Closes; asks first if changes would be lost. */
  readonly requestClose: () => void
}

interface EndOfForm {
  /** Merged changes of another user; null if nothing was saved. */
  readonly units: readonly MergeUnit[] | null
  /** "Guardar y siguiente": the field that had the focus; null for "Guardar". */
  readonly nextField: string | null
}

interface ClaimFormSessionProps {
  readonly open: boolean
  readonly claim: Claim | null
  readonly focusField: string | undefined
  readonly onClose: () => void
  readonly onRunning: (isRunning: boolean) => void
  /** A claim follows. */
  readonly hasNext: boolean
  readonly onDone: (end: EndOfForm) => void
  readonly ref: Ref<SessionHandle>
}

const FIRST_FIELD = 'category' satisfies ClaimKey

const NO_ERRORS = { text: '', attempt: 0 }

export function ClaimFormSession({
  open,
  claim,
  focusField,
  onClose,
  onRunning,
  hasNext,
  onDone,
  ref,
}: ClaimFormSessionProps) {
  // The list may refetch the claim; this form compares with the version it opened.
  const [opened] = useState(claim)
  const isNew = opened === null
  const claimForm = useClaimForm(opened)
  const { form, loaded, edited, readStates, rebase } = claimForm
  const stored = useStoredClaimEdit(claimForm, opened)
  useUnsavedWork(editedClaimText(claimEditName(opened)), open && edited)
  const { forget } = stored
  const { getValues, setError, trigger } = form
  const hasErrors = Object.keys(form.formState.errors).length > 0
  const [summary, setSummary] = useState(NO_ERRORS)
  const [isClosing, setClosing] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const saveButton = useRef<HTMLButtonElement>(null)
  const element = useRef<HTMLFormElement>(null)
  const nextField = useRef<string | null>(null)
  const duplicates = useDuplicates(getValues)

  const showErrors = () => {
    void trigger()
    const text = claimRecordSummary(validateClaimRecord(getValues(), readStates().base))
    setSummary(({ attempt }) => ({ text, attempt: attempt + 1 }))
  }

  const finish = (adopted: readonly MergeUnit[]) => {
    setSaved(true)
    forget()
    // Also after the form is unmounted: the save continues without it.
    discardStoredEdit(claimEditName(opened))
    onDone({ units: adopted, nextField: nextField.current })
  }
  const task = useSaveClaim({ readStates, rebase }, finish)
  const { problem } = task
  // A saved form only fades out.
  const running = task.running || isSaved

  const submit = (leadsOn: boolean) => {
    const box = element.current
    if (running || !box) return
    nextField.current = leadsOn && hasNext ? (focusedField(box) ?? FIRST_FIELD) : null
    const wrongDate = findWrongDate(box, loaded)
    if (nextField.current !== null && !readStates().isEdited && !wrongDate) {
      onDone({ units: null, nextField: nextField.current })
    } else if (Object.keys(validateClaimRecord(getValues(), loaded)).length > 0) {
      showErrors()
    } else if (wrongDate) {
      setSummary(NO_ERRORS)
      setError(wrongDate, { message: WRONG_DATE }, { shouldFocus: true })
    } else {
      setSummary(NO_ERRORS)
      // The fields become inert while saving, so move the focus to the button.
      saveButton.current?.focus()
      task.save(false)
    }
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isSaveKey(event)) return
    event.preventDefault()
    if (!event.repeat) submit(true)
  }
  const discard = () => {
    forget()
    onClose()
  }
  const requestClose = () => {
    if (running) return
    // An incomplete date is no edit yet: the browser reports no value.
    if (edited || (element.current && findWrongDate(element.current, loaded))) setClosing(true)
    else onClose()
  }
  useImperativeHandle(ref, () => ({ requestClose }))
  useEffect(() => onRunning(running), [onRunning, running])
  useFirstFocus(element, focusField)

  return (
    // Handles keys pressed anywhere in the form.
    <div role="presentation" onKeyDown={handleKeyDown}>
      <form
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit(false)
        }}
        className="stack dense"
      >
        {opened && <p className="lead strong">{whoseText(opened)}</p>}
        {hasErrors && summary.text !== '' && <StaffErrorSummary {...summary} />}
        {stored.restoredAt && (
          <RestoredNotice at={stored.restoredAt} onDiscard={stored.discard} isBusy={running} />
        )}
        <p className="muted">{requiredText(isNew)} Lo demás se puede completar después.</p>
        <div inert={running}>
          <ClaimFields
            form={form}
            claim={loaded}
            onClueLeft={() => {
              if (isNew) duplicates.check()
            }}
          />
        </div>
        {problem && (
          <SaveProblemNotice
            problem={problem}
            onSave={task.save}
            onFound={() => finish([])}
            claim={opened}
            readTyped={() => toPlainText(readStates().mine)}
          />
        )}
        <div className={styles['foot']} data-screen-only>
          <DuplicateNotice duplicates={duplicates.duplicates} />
          <FormFoot
            saveRef={saveButton}
            running={running}
            edited={edited}
            onSaveNext={hasNext ? () => submit(true) : undefined}
            onCancel={requestClose}
          />
        </div>
      </form>
      <ConflictDialog conflict={task.conflict} onDecide={task.decide} onCancel={task.cancel} />
      {open && (edited || isClosing) && !isSaved && (
        <LeaveGuard
          title="¿Cerrar sin guardar?"
          stayLabel="Seguir editando"
          leaveLabel="Cerrar sin guardar"
          isAsked={isClosing}
          onStay={() => setClosing(false)}
          onLeave={discard}
        >
          Hay cambios en este reclamo que todavía no guardas. Si cierras ahora, se pierden.
        </LeaveGuard>
      )}
    </div>
  )
}
