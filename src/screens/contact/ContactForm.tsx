import { useCallback, useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import { MESSAGE_FAILURE } from '@/domain/failures/message-failure'
import { validateContact, type ContactValues } from '@/domain/forms/contact'
import { Button } from '@/ui/actions/Button'
import { importWithRetry } from '@/ui/browser/import-with-retry'
import { formResolver } from '@/ui/fields/form-resolver'
import { Notice } from '@/ui/feedback/Notice'
import { PhoneInput } from '@/ui/phone/PhoneInput'
import { untilPhoneIsKnown } from '@/ui/phone/use-phone-rules'
import { EmailInput } from '@/ui/fields/EmailInput'
import { TextInput } from '@/ui/fields/TextInput'
import { useSingleFlight } from '@/ui/browser/use-single-flight'
import { classNames } from '@/ui/theme/class-names'
import styles from './ContactForm.module.css'

const EMPTY: ContactValues = { name: '', phone: '', email: '', message: '' }

/** SPEC 2.10, word for word. */
const SENT = 'Tu mensaje ha sido enviado correctamente.'

const SENT_AS_VISITOR =
  'Tu sesión había terminado, así que lo enviamos sin ella. Te llega la respuesta igual; ingresa otra vez cuando quieras seguir en tu cuenta.'

interface Answer {
  readonly tone: 'success' | 'error'
  readonly text: string
  /** The session turned out to be over on the way. */
  readonly isSessionOver: boolean
}

/** What sends a message: no part of the first load, and there before anybody has written one. */
const importCall = () => import('./contact-call')

/** What goes out: texts without stray spaces, the phone without any (SPEC 5). */
function toMessage({ name, phone, email, message }: ContactValues): ContactValues {
  return {
    name: name.trim(),
    phone: phone.replace(/\s/g, ''),
    email: email.trim(),
    message: message.trim(),
  }
}

/** The contact form: one message per press, nothing lost when it cannot be sent. */
export function ContactForm() {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [sentCount, setSentCount] = useState(0)
  const { register, control, handleSubmit, trigger, reset, formState } = useForm<ContactValues>({
    defaultValues: EMPTY,
    mode: 'onTouched',
    resolver: formResolver<ContactValues>(validateContact, untilPhoneIsKnown),
  })
  const { errors } = formState
  // Registered in the order of the page: the first faulty field gets the focus.
  const name = register('name')
  const {
    field: { ref: phoneRef, ...phone },
  } = useController({ control, name: 'phone' })

  const send = useCallback(
    async (values: ContactValues) => {
      setAnswer(null)
      let isSessionOver = false
      const handleSessionOver = () => {
        isSessionOver = true
      }
      const code = await importWithRetry(importCall).catch(() => null)
      const problem = code
        ? await code.callContact(toMessage(values), { onSessionOver: handleSessionOver })
        : MESSAGE_FAILURE.sentence
      if (problem !== null) {
        setAnswer({ tone: 'error', text: problem, isSessionOver })
        return
      }
      reset()
      setSentCount((count) => count + 1)
      setAnswer({ tone: 'success', text: SENT, isSessionOver })
    },
    [reset],
  )
  const { run, running } = useSingleFlight(send)

  return (
    <form
      noValidate
      // Before its code has come, a sent form does nothing: else what was typed would go into the address.
      method="dialog"
      aria-label="Contáctanos"
      className={classNames('fields', styles['form'])}
      onFocus={() => {
        // A failure is told by the press that needs it, which asks again.
        importCall().catch(() => undefined)
      }}
      onSubmit={(event) => {
        // Not awaited: the form would count as submitted again after it has been cleared.
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
        // A cleared form starts with Chile again.
        key={sentCount}
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
      {answer && (
        <div className="wide">
          <Notice tone={answer.tone} onDismiss={() => setAnswer(null)}>
            {answer.text}
          </Notice>
        </div>
      )}
      {answer?.tone === 'success' && answer.isSessionOver && (
        <div className="wide">
          <Notice tone="info">{SENT_AS_VISITOR}</Notice>
        </div>
      )}
      <div className="wide">
        {/* Not disabled while sending, or a keyboard would lose its place; a second press does nothing. */}
        <Button type="submit" variant="contained" aria-disabled={running}>
          {running ? 'Enviando...' : 'Enviar'}
        </Button>
      </div>
    </form>
  )
}
