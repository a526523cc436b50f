import { useCallback, useRef, useState, type SubmitEvent } from 'react'
import { Button } from '@/ui/actions/Button'
import type { Claim } from '@/domain/claim/fields'
import type { MergeUnit } from '@/domain/claim/record/merge'
import { claimRecordSummary, validateClaimRecord } from '@/domain/forms/staff-claim'
import { useUnsavedWork } from '@/device/unsaved-work'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { LeaveGuard } from '@/ui/dialog/LeaveGuard'
import styles from './ClaimForm.module.css'
import { AdoptedNotice } from './conflicts/AdoptedNotice'
import { ConflictDialog } from './conflicts/ConflictDialog'
import { DuplicateNotice } from './conflicts/DuplicateNotice'
import { useDuplicates } from './conflicts/use-duplicates'
import { ErrorSummary } from './ErrorSummary'
import { ClaimFields } from './fields/ClaimFields'
import { requiredText, toPlainText } from './form-labels'
import { SaveProblemNotice } from './SaveProblemNotice'
import { findHalfDate } from './half-date'
import { RestoredNotice } from '@/ui/feedback/RestoredNotice'
import { useClaimForm } from './use-claim-form'
import { useSaveClaim } from './use-save-claim'
import { useStoredClaimEdit } from './stored/use-stored-claim-edit'

interface ClaimFormSessionProps {
  readonly open: boolean
  readonly claim: Claim | null
  readonly onClose: () => void
  /** Called once the claim is saved, with what another person had changed meanwhile. */
  readonly onSaved: (adopted: readonly MergeUnit[]) => void
  readonly onExited: () => void
}

const NO_ERRORS = { text: '', attempt: 0 }

/** One opening of the dialog: a form, its checks, its save and its questions. */
export function ClaimFormSession({
  open,
  claim,
  onClose,
  onSaved,
  onExited,
}: ClaimFormSessionProps) {
  // The list behind may read the claim again; what is compared is what this form started from.
  const [opened] = useState(claim)
  const isNew = opened === null
  const claimForm = useClaimForm(opened)
  const { form, loaded, edited, readStates, rebase } = claimForm
  const stored = useStoredClaimEdit(claimForm, opened)
  useUnsavedWork(isNew ? 'un reclamo nuevo' : `el reclamo ${opened.id ?? ''}`, open && edited)
  const { forget } = stored
  const { getValues, setError, trigger } = form
  const hasErrors = Object.keys(form.formState.errors).length > 0
  const [summary, setSummary] = useState(NO_ERRORS)
  const [isClosing, setClosing] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const saveButton = useRef<HTMLButtonElement>(null)
  const duplicates = useDuplicates(getValues)

  const showErrors = useCallback(() => {
    void trigger()
    const text = claimRecordSummary(validateClaimRecord(getValues(), readStates().base))
    setSummary(({ attempt }) => ({ text, attempt: attempt + 1 }))
  }, [getValues, readStates, trigger])

  const finish = useCallback(
    (adopted: readonly MergeUnit[]) => {
      setSaved(true)
      forget()
      onSaved(adopted)
    },
    [forget, onSaved],
  )
  const task = useSaveClaim({ readStates, rebase }, { onDone: finish, onInvalid: showErrors })
  const { running, problem } = task

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const halfDate = findHalfDate(event.currentTarget)
    if (Object.keys(validateClaimRecord(getValues(), loaded)).length > 0) {
      showErrors()
    } else if (halfDate) {
      setSummary(NO_ERRORS)
      setError(halfDate, { message: 'Completa la fecha o bórrala.' }, { shouldFocus: true })
    } else {
      setSummary(NO_ERRORS)
      // The fields are out of reach while saving; the focus waits on what stays.
      saveButton.current?.focus()
      task.save(false)
    }
  }
  const discard = () => {
    forget()
    onClose()
  }
  const requestClose = () => {
    if (running) return
    if (edited && !isSaved) setClosing(true)
    else onClose()
  }

  return (
    <DialogFrame
      open={open}
      title={isNew ? 'Nuevo Reclamo' : 'Editar Reclamo'}
      onClose={requestClose}
      onExited={onExited}
      maxWidth={860}
      locked={running}
    >
      <form noValidate onSubmit={submit} className={styles['form']}>
        {hasErrors && summary.text !== '' && <ErrorSummary {...summary} />}
        <AdoptedNotice units={task.adopted} />
        {stored.restoredAt && (
          <RestoredNotice at={stored.restoredAt} onDiscard={stored.discard} isBusy={running} />
        )}
        <p className={styles['required']}>{requiredText()} Lo demás se puede completar después.</p>
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
            onAnyway={() => task.save(true)}
            onFound={() => finish([])}
            readTyped={() => toPlainText(readStates().mine)}
          />
        )}
        <div className={styles['foot']}>
          <DuplicateNotice duplicates={duplicates.duplicates} />
          <div className={styles['actions']}>
            <Button ref={saveButton} type="submit" variant="contained" aria-disabled={running}>
              {running ? 'Guardando...' : 'Guardar'}
            </Button>
            <Button variant="outlined" onClick={requestClose} aria-disabled={running}>
              Cancelar
            </Button>
            {edited && !running && <p className={styles['unsaved']}>Cambios sin guardar</p>}
          </div>
        </div>
      </form>
      <ConflictDialog
        conflict={task.conflict}
        onDecide={task.settleConflict.decide}
        onCancel={task.settleConflict.cancel}
      />
      {open && edited && !isSaved && (
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
    </DialogFrame>
  )
}
