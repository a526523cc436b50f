import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { UNSENT_CLAIM_NAME, useUnsavedWork } from '@/device/unsaved-work'
import { withNewFlight } from '@/domain/claim/flight-line'
import { validateClaim } from '@/domain/forms/claim'
import { useSession } from '@/session/use-session'
import { formResolver } from '@/ui/fields/form-resolver'
import { LazyComponent } from '@/ui/browser/LazyComponent'
import { useLazyComponent } from '@/ui/browser/use-lazy-component'
import { whenIdle } from '@/ui/browser/wait'
import { submitForm } from '@/ui/files/use-delayed-submit'
import { untilPhoneIsKnown } from '@/ui/phone/use-phone-rules'
import { classNames } from '@/ui/theme/class-names'
import styles from './ClaimForm.module.css'
import {
  EMPTY_CLAIM,
  type ClaimValues,
  type QueryPrefill,
  type SubmittedClaim,
} from './claim-values'
import { ConnectionNotice } from './ConnectionNotice'
import { ConsentFields } from './fields/ConsentFields'
import { DocumentFields } from './fields/DocumentFields'
import { useClaimDraft } from './draft/use-claim-draft'
import { ErrorSummary } from './ErrorSummary'
import { ScanStart } from './flight/ScanStart'
import { PersonFields } from './fields/PersonFields'
import { StoryFields } from './fields/StoryFields'
import { importProgress, SendBar } from './sending/SendBar'
import { importState, SendOutcome } from './sending/told/SendOutcome'
import { importFiling, useSendClaim } from './sending/use-send-claim'

interface ClaimFormProps {
  readonly qrId: string | null
  readonly prefill: QueryPrefill
  readonly onSent: (sent: SubmittedClaim) => void
}

const importGuard = () => import('./sending/SendingGuard').then((module) => module.SendingGuard)
const importDraftNotice = () => import('./draft/DraftNotice').then((module) => module.DraftNotice)
const importPrefill = () => import('./PersonPrefill').then((module) => module.PersonPrefill)
const importRepeat = () =>
  import('./sending/told/RepeatNotice').then((module) => module.RepeatNotice)

export function ClaimForm({ qrId, prefill, onSent }: ClaimFormProps) {
  const { choices, flight } = prefill
  const form = useForm<ClaimValues>({
    defaultValues: EMPTY_CLAIM,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: formResolver<ClaimValues>(validateClaim, untilPhoneIsKnown),
  })
  // No `formState` here: it would render the whole form at each key.
  const { setValue, getValues, setError, subscribe } = form
  // Never changes: the library updates its state right after the mount, which would render every section again.
  const [initialState] = useState(form.formState)
  useEffect(() => {
    // Not as default values: they would not match the prerendered form.
    if (choices.type) setValue('type', choices.type)
    if (choices.airline) setValue('airline', choices.airline)
  }, [choices, setValue])
  const element = useRef<HTMLFormElement>(null)
  const addFile = useRef<(...files: readonly File[]) => void>(null)
  const [isDraftRead, setDraftRead] = useState(false)
  const draft = useClaimDraft(form, choices, () => setDraftRead(true))
  const { kind } = draft.status
  const hasDraft = kind !== 'none' && kind !== 'deleted'
  const isKept = kind !== 'storage-refused' && kind !== 'conflict'
  useUnsavedWork(UNSENT_CLAIM_NAME, hasDraft, true)
  const { signedIn } = useSession()
  const [isFilled, setFilled] = useState(false)
  const { Component: SendingGuard, load: loadGuard } = useLazyComponent(importGuard)
  useEffect(() => {
    if (!isDraftRead) return
    const message = withNewFlight(getValues('message'), flight)
    if (message !== getValues('message')) setValue('message', message)
  }, [flight, getValues, isDraftRead, setValue])
  const sender = useSendClaim({ form, draft, loadGuard, onSent })
  const { sending, repeatedAt, failure } = sender
  useEffect(() => {
    failure?.errors?.forEach((error) => setError(...error))
  }, [failure, setError])

  const handleChange = useEffectEvent(({ type }: { readonly type?: string }) => {
    if (type !== 'change') return
    sender.forget()
    if (SendingGuard) return
    for (const load of [loadGuard, importFiling, importProgress, importState]) {
      // The submit that needs the code imports it again and shows the error.
      void whenIdle()
        .then(async () => void (await load()))
        .catch(() => undefined)
    }
  })
  useEffect(() => subscribe({ formState: { values: true }, callback: handleChange }), [subscribe])

  const attempt = (isRepeatConfirmed = false) => {
    void form.handleSubmit((values) => sender.send(values, { qrId, isRepeatConfirmed }))()
  }

  // Waits for photos in work, like the button.
  const sendAgain = () => submitForm(element.current, true)

  // A browser ignores Enter while the submit button is disabled.
  const handleEnter = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (!(event.target instanceof HTMLInputElement)) return
    if (['checkbox', 'file'].includes(event.target.type)) return
    event.preventDefault()
    if (!sending) submitForm(event.currentTarget)
  }

  return (
    <FormProvider {...form} formState={initialState}>
      <LazyComponent
        from={importPrefill}
        isWanted={signedIn && isDraftRead}
        props={{ isCleared: kind === 'deleted', onFilled: () => setFilled(true) }}
      />
      <LazyComponent
        from={importDraftNotice}
        isWanted={kind !== 'none' && kind !== 'saved'}
        props={{ draft, canLeave: isKept || sending }}
      />
      <ErrorSummary isAlert={failure === null} />
      <SendOutcome sender={sender} onSendAgain={sendAgain} />
      {/* Enter is handled for the fields inside, which are the interactive elements. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={element}
        noValidate
        // Before hydration a submit does nothing: the default method would put the input into the address.
        method="dialog"
        // Marks the form, so that the draft, not the browser, restores its values (app/start/early-input).
        data-stored-draft
        aria-label="Crear Reclamo"
        className={classNames('stack gap-16', styles['form'])}
        onKeyDown={handleEnter}
        onSubmit={(event) => {
          event.preventDefault()
          attempt((event.nativeEvent as Event & { detail?: unknown }).detail === true)
        }}
      >
        {/* A change would not be in the claim that is on its way, and go with the form once it is sent. */}
        <div className="stack gap-16" inert={sending}>
          <ScanStart
            shared={isDraftRead ? prefill.shared : ''}
            onFiles={(...files) => addFile.current?.(...files)}
          />
          {/* Memoized: this form renders at each save of the draft. */}
          <StoryFields />
          <DocumentFields adder={addFile} />
          <PersonFields isPrefilled={isFilled && signedIn} />
          <ConsentFields />
        </div>
        {!sending && <ConnectionNotice isKept={isKept} />}
        <LazyComponent
          from={importRepeat}
          isWanted={repeatedAt !== null}
          props={{ at: repeatedAt, onSend: sendAgain, onDrop: sender.forget }}
        />
        {sending && SendingGuard && (
          <SendingGuard values={getValues()} progress={sender.progress} isKept={isKept} />
        )}
        <SendBar sender={sender} draft={draft} onBlockedPress={() => attempt()} />
      </form>
    </FormProvider>
  )
}
