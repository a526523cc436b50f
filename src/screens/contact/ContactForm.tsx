import { useState } from 'react'
import { useController, useForm, useWatch, type Control } from 'react-hook-form'
import { MESSAGE_FAILURE } from '@/domain/failures/message-failure'
import { validateContact, type ContactValues } from '@/domain/forms/contact'
import { Button } from '@/ui/actions/Button'
import { importWithRetry } from '@/ui/browser/import-with-retry'
import { LazyComponent } from '@/ui/browser/LazyComponent'
import { formResolver } from '@/ui/fields/form-resolver'
import { Notice } from '@/ui/feedback/Notice'
import { PhoneInput } from '@/ui/phone/PhoneInput'
import { untilPhoneIsKnown } from '@/ui/phone/use-phone-rules'
import { EmailInput } from '@/ui/fields/EmailInput'
import { TextInput } from '@/ui/fields/TextInput'
import { useSingleFlight } from '@/ui/browser/use-single-flight'

const EMPTY: ContactValues = { name: '', phone: '', email: '', message: '' }

const SENT = 'Tu mensaje ha sido enviado correctamente.'

const SENT_AS_VISITOR =
  'Tu sesión había terminado, así que lo enviamos sin ella. Te llega la respuesta igual; ingresa otra vez cuando quieras seguir en tu cuenta.'

interface Answer {
  readonly tone: 'success' | 'error'
  readonly sentence: string
  readonly advice?: string | null
  readonly isSessionOver: boolean
}

/** Not in the first load; prefetched when the form gets the focus. */
const importCall = () => import('./contact-call')
const importGuard = () => import('./ContactGuard').then((module) => module.ContactGuard)

/** Trims the texts and removes all spaces of the phone (SPEC 5). */
function toMessage({ name, phone, email, message }: ContactValues): ContactValues {
  return {
    name: name.trim(),
    phone: phone.replace(/\s/g, ''),
    email: email.trim(),
    message: message.trim(),
  }
}

/** Reads the value: what is typed before hydration is in it, but not in the library's dirty fields. */
function UnsentMessage({ control }: { readonly control: Control<ContactValues> }) {
  const isWritten = useWatch({ control, name: 'message' }).trim() !== ''
  return <LazyComponent from={importGuard} isWanted={isWritten} props={{ isWritten }} />
}

export function ContactForm() {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [timesCleared, setTimesCleared] = useState(0)
  const form = useForm<ContactValues>({
    defaultValues: EMPTY,
    mode: 'onTouched',
    resolver: formResolver<ContactValues>(validateContact, untilPhoneIsKnown),
  })
  const { register, control, handleSubmit, trigger, reset, getValues } = form
  const { errors } = form.formState
  // Registered in page order: the first invalid field gets the focus.
  const name = register('name')
  const {
    field: { ref: phoneRef, ...phone },
  } = useController({ control, name: 'phone' })

  const clear = () => {
    reset()
    setTimesCleared((count) => count + 1)
  }

  const { run, running } = useSingleFlight(async (values: ContactValues) => {
    setAnswer(null)
    let isSessionOver = false
    const handleSessionOver = () => {
      isSessionOver = true
    }
    const code = await importWithRetry(importCall).catch(() => null)
    const problem = code
      ? await code.callContact(toMessage(values), { onSessionOver: handleSessionOver })
      : { sentence: MESSAGE_FAILURE.sentence, advice: 'Revisa tu internet.' }
    if (problem !== null) {
      setAnswer({ tone: 'error', ...problem, isSessionOver })
      return
    }
    // What was typed meanwhile was not sent.
    if (JSON.stringify(getValues()) === JSON.stringify(values)) clear()
    setAnswer({ tone: 'success', sentence: SENT, isSessionOver })
  })

  return (
    <form
      noValidate
      // Before hydration a submit does nothing: the default method would put the input into the address.
      method="dialog"
      aria-label="Contáctanos"
      className="fields packed"
      onFocus={() => {
        // The submit that needs the code imports it again and shows the error.
        importCall().catch(() => undefined)
      }}
      onSubmit={(event) => {
        // Not awaited: the form would count as submitted again after reset.
        void handleSubmit((values) => void run(values))(event)
      }}
    >
      <TextInput
        label="Nombre"
        autoComplete="name"
        required
        error={errors.name?.message}
        {...name}
      />
      <PhoneInput
        // A new key resets the country to Chile.
        key={timesCleared}
        name={phone.name}
        ref={phoneRef}
        hint="Con el signo + y el código del país. Ej: +56 9 1234 5678"
        value={phone.value}
        onChange={(value) => {
          phone.onChange(value)
          if (value !== '') void trigger('phone')
        }}
        onBlur={phone.onBlur}
        required
        error={errors.phone?.message}
      />
      <div className="wide">
        <EmailInput autoComplete="email" error={errors.email?.message} {...register('email')} />
      </div>
      <div className="wide">
        <TextInput
          label="Mensaje"
          lines={4}
          required
          error={errors.message?.message}
          {...register('message')}
        />
      </div>
      <UnsentMessage control={control} />
      {answer && (
        <div className="wide">
          <Notice tone={answer.tone} onDismiss={() => setAnswer(null)}>
            <p>{answer.sentence}</p>
            <p>{answer.advice}</p>
          </Notice>
        </div>
      )}
      {answer?.tone === 'success' && answer.isSessionOver && (
        <div className="wide">
          <Notice tone="info">{SENT_AS_VISITOR}</Notice>
        </div>
      )}
      <div className="wide">
        {/* Not disabled while sending, which would lose the focus; a second press does nothing. */}
        <Button type="submit" variant="contained" aria-disabled={running}>
          {running ? 'Enviando...' : 'Enviar'}
        </Button>
      </div>
    </form>
  )
}
